import { useId } from 'react';
import type { Condition } from '#contract/condition.ts';
import { apiContext } from '#web/api/client.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { idsByWords, inOrderOf } from '#web/site/entry/by-words.ts';
import { CallUs } from '#web/site/entry/call-us.tsx';
import { EmergencyAdvice } from '#web/site/entry/emergency.tsx';
import { allOrNothing } from '#web/site/entry/every-entry.ts';
import { GroupJumps } from '#web/site/entry/group-jumps.tsx';
import { byLetter } from '#web/site/entry/letter-groups.ts';
import { ListHead } from '#web/site/entry/list-head.tsx';
import { ListSearch } from '#web/site/entry/list-search.tsx';
import { searchWords } from '#web/site/words/search-words.ts';
import { Container } from '#web/ui/core/section.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { langOf } from '#web/ui/lang.tsx';
import { at } from '#words/language.ts';
import { counted, t } from '#words/say.ts';
import type { Route } from './+types/conditions.ts';

const lead = 'When to call, when to be seen, what helps at home, and who treats it here.';

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const q = searchWords(new URL(request.url).searchParams);
  const [all, ids] = await Promise.all([
    allOrNothing('conditions', (paging) => api.condition.list({ query: { ...paging, sort: 'title' } })),
    idsByWords(api, 'condition', q),
  ]);
  const found = all && ids !== null ? (ids ? inOrderOf(all, ids, ({ id }) => id) : all) : null;
  return {
    q,
    conditions:
      found?.map(({ slug, title, otherNames, language }) => ({ slug, title, otherNames, language })) ?? null,
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData: { q } }) =>
  pageMeta(matches, {
    title: t('Conditions A to Z'),
    description: t(lead),
    path: '/conditions',
    index: q === '',
  });

export default function Conditions({ loaderData: { q, conditions } }: Route.ComponentProps) {
  const { contact, locale } = useSite();
  const phone = contact?.ambulancePhone || contact?.emergencyPhone || '';
  const count = conditions?.length ?? 0;
  return (
    <>
      <ListHead title={t('Conditions A to Z')} heading={t('Conditions and symptoms A to Z')} lead={t(lead)}>
        <ListSearch
          id="condition-search"
          action={at('/conditions#list')}
          label={t('Condition or symptom')}
          placeholder={t('“fever” or “back pain”')}
          q={q}
        />
      </ListHead>
      <Container className="py-8 lg:py-12">
        <EmergencyAdvice advice={{ text: t('Is a life in danger? Do not read on: call now.'), phone }} />
        <section aria-labelledby="list">
          <h2 id="list" tabIndex={-1} className="text-2xl lg:text-3xl">
            {headingOf(q, conditions)}
          </h2>
          {q ? (
            <p className="mt-2">
              <a href={at('/conditions')} className="text-link">
                {t('Show all conditions')}
              </a>
            </p>
          ) : null}
          {count === 0 ? (
            <Nothing q={q} failed={conditions === null} />
          ) : q ? (
            <div className="mt-6">
              <Rows conditions={conditions!} heading="h3" />
            </div>
          ) : (
            <ByLetter conditions={conditions!} locale={locale} />
          )}
        </section>
      </Container>
    </>
  );
}

function headingOf(q: string, conditions: Listed[] | null) {
  if (!q) return t('All conditions');
  if (!conditions) return t('The search for “{words}” did not work', { words: q });
  const count = conditions.length;
  return count === 0
    ? t('No conditions for “{words}”', { words: q })
    : counted('{count} condition for “{words}”', '{count} conditions for “{words}”', count, { words: q });
}

type Listed = Pick<Condition, 'slug' | 'title' | 'otherNames' | 'language'>;

function ByLetter({ conditions, locale }: { conditions: Listed[]; locale: string }) {
  const groups = byLetter(conditions, locale);
  return (
    <>
      <GroupJumps
        label={t('Letters')}
        isLetters
        jumps={groups.map(({ anchor, title }) => ({ title, href: `#${anchor}` }))}
      />
      <div className="mt-6 lg:mt-4">
        {groups.map(({ anchor, title, entries }) => (
          <section
            key={anchor}
            aria-labelledby={anchor}
            className="grid gap-2 border-t border-line py-5 first:border-t-0 lg:grid-cols-[6rem_minmax(0,1fr)] lg:gap-8 lg:py-6"
          >
            <h3 id={anchor} className="text-3xl text-primary lg:pt-2 lg:text-4xl">
              {title}
            </h3>
            <Rows conditions={entries} heading="h4" />
          </section>
        ))}
      </div>
    </>
  );
}

function Rows({ conditions, heading: Title }: { conditions: Listed[]; heading: 'h3' | 'h4' }) {
  const list = useId();
  return (
    <ul className="-mx-3 grid min-w-0 gap-x-6 md:grid-cols-2">
      {conditions.map(({ slug, title, otherNames, language }) => (
        <li key={slug}>
          <article
            aria-labelledby={`${list}${slug}`}
            className="group relative h-full rounded-sm px-3 py-3 transition-colors hover:bg-white"
          >
            <Title id={`${list}${slug}`} className="text-lg leading-snug lg:text-xl">
              <a
                href={at(`/conditions/${slug}`)}
                className="stretched wrap-anywhere group-hover:text-primary"
                {...langOf({ language })}
              >
                {title}
              </a>
            </Title>
            {otherNames ? (
              <p className="mt-0.5 text-base text-ink-muted" {...langOf({ language })}>
                {otherNames}
              </p>
            ) : null}
          </article>
        </li>
      ))}
    </ul>
  );
}

function Nothing({ q, failed }: { q: string; failed: boolean }) {
  const title = failed
    ? t('The list cannot be shown right now.')
    : q
      ? t('No conditions match your search.')
      : t('No conditions are listed here yet.');
  return (
    <div className="mt-8">
      <Empty icon="clipboard-list" title={title}>
        <p>{t('Call and tell us how you feel. We will say who can see you, and how soon.')}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          <CallUs />
        </p>
      </Empty>
    </div>
  );
}
