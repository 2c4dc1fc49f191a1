import { apiContext } from '#web/api/client.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { byTopic, type ListedGuide, listed } from '#web/site/cards/guide-groups.ts';
import { GuideRows } from '#web/site/cards/guide-rows.tsx';
import { idsByWords, inOrderOf } from '#web/site/entry/by-words.ts';
import { CallUs } from '#web/site/entry/call-us.tsx';
import { allOrNothing } from '#web/site/entry/every-entry.ts';
import { GroupJumps } from '#web/site/entry/group-jumps.tsx';
import { ListHead } from '#web/site/entry/list-head.tsx';
import { ListSearch } from '#web/site/entry/list-search.tsx';
import { searchWords } from '#web/site/words/search-words.ts';
import { Container } from '#web/ui/core/section.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { at } from '#words/language.ts';
import { counted, t } from '#words/say.ts';
import type { Route } from './+types/guides.ts';

const lead = 'Visiting, parking, what to bring, how to pay, and your rights while you are here.';

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const q = searchWords(new URL(request.url).searchParams);
  const [all, ids] = await Promise.all([
    allOrNothing('guides', (paging) => api.guide.list({ query: { ...paging, sort: 'position' } })),
    idsByWords(api, 'guide', q),
  ]);
  const found = all && ids !== null ? (ids ? inOrderOf(all, ids, ({ id }) => id) : all) : null;
  return {
    q,
    guides: found?.map(listed) ?? null,
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData: { q } }) =>
  pageMeta(matches, {
    title: t('Patients and visitors'),
    description: t(lead),
    path: '/patients-and-visitors',
    index: q === '',
  });

export default function Guides({ loaderData: { q, guides } }: Route.ComponentProps) {
  const count = guides?.length ?? 0;
  return (
    <>
      <ListHead title={t('Patients and visitors')} heading={t('For patients and visitors')} lead={t(lead)}>
        <ListSearch
          id="guide-search"
          action={at('/patients-and-visitors#list')}
          label={t('What you would like to know')}
          placeholder={t('“parking” or “insurance”')}
          q={q}
        />
      </ListHead>
      <Container className="py-8 lg:py-12">
        <section aria-labelledby="list">
          <h2 id="list" tabIndex={-1} className="text-2xl lg:text-3xl">
            {headingOf(q, guides)}
          </h2>
          {q ? (
            <p className="mt-2">
              <a href={at('/patients-and-visitors')} className="text-link">
                {t('Show all guides')}
              </a>
            </p>
          ) : null}
          {count === 0 ? (
            <Nothing q={q} failed={guides === null} />
          ) : q ? (
            <div className="mt-6">
              <GuideRows guides={guides!} heading="h3" />
            </div>
          ) : (
            <ByTopic guides={guides!} />
          )}
        </section>
      </Container>
    </>
  );
}

function headingOf(q: string, guides: ListedGuide[] | null) {
  if (!q) return t('All guides');
  if (!guides) return t('The search for “{words}” did not work', { words: q });
  const count = guides.length;
  return count === 0
    ? t('No guides for “{words}”', { words: q })
    : counted('{count} guide for “{words}”', '{count} guides for “{words}”', count, { words: q });
}

const icons = {
  urgent: 'heart-handshake',
  visiting: 'door-open',
  before: 'clipboard-list',
  stay: 'bed',
  paying: 'banknote',
  rights: 'shield-check',
} satisfies Record<ListedGuide['topic'], IconName>;

function ByTopic({ guides }: { guides: ListedGuide[] }) {
  const groups = byTopic(guides);
  return (
    <>
      <GroupJumps
        label={t('Topics')}
        isLetters={false}
        jumps={groups.map(({ anchor, title }) => ({ title, href: `#${anchor}` }))}
      />
      <div className="mt-6 lg:mt-4">
        {groups.map(({ topic, anchor, title, entries }) => (
          <section
            key={anchor}
            aria-labelledby={anchor}
            className="grid gap-3 border-t border-line py-6 first:border-t-0 lg:grid-cols-[17rem_minmax(0,1fr)] lg:gap-8 lg:py-8"
          >
            <h3 id={anchor} className="flex items-center gap-4 self-start text-xl lg:pt-1 lg:text-2xl">
              <span className="grid size-11 shrink-0 place-items-center rounded-sm bg-mint text-primary md:size-13">
                <Icon name={icons[topic]} className="size-6" />
              </span>
              {title}
            </h3>
            <GuideRows guides={entries} heading="h4" />
          </section>
        ))}
      </div>
    </>
  );
}

function Nothing({ q, failed }: { q: string; failed: boolean }) {
  const title = failed
    ? t('The list cannot be shown right now.')
    : q
      ? t('No guides match your search.')
      : t('No guides are listed here yet.');
  return (
    <div className="mt-8">
      <Empty icon="info" title={title}>
        <p>{t('Call and ask. We will gladly tell you, or find the person who knows.')}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <CallUs />
        </p>
      </Empty>
    </div>
  );
}
