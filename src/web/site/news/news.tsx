import { apiContext } from '#web/api/client.ts';
import { orNothing } from '#web/api/load.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { feedLink } from '#web/site/cards/feed-link.ts';
import { ListHead } from '#web/site/entry/list-head.tsx';
import { ListSearch } from '#web/site/entry/list-search.tsx';
import { pageTitle } from '#web/site/entry/page-view.ts';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { Container } from '#web/ui/core/section.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { at } from '#words/language.ts';
import { counted, t } from '#words/say.ts';
import type { Route } from './+types/news.ts';
import { NewsList } from './news-list.tsx';
import { NewsTags } from './news-tags.tsx';
import { type NewsView, newsHref, newsPath, readNewsView } from './news-view.ts';

const lead = 'What is new at our hospital, and advice from our doctors in plain words.';
/** The first is as large as four, so a full page ends in a full row. */
const perPage = 9;

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const view = readNewsView(new URL(request.url).searchParams);
  const { q, tag, page } = view;
  const query = { q, tag, page: String(page), limit: String(perPage) };
  const [found, tags] = await Promise.all([
    orNothing(
      'news',
      api.news.list({ query }).then(({ data, meta }) => ({ data: { news: data, total: meta.total } })),
    ),
    orNothing('tags', api.news.tags()),
  ]);
  return { view, news: found?.news ?? null, total: found?.total ?? 0, tags: tags ?? [] };
}

export const links: Route.LinksFunction = () => [feedLink];

export const meta: Route.MetaFunction = ({ matches, loaderData: { view, news } }) => {
  // Addresses can be made up, so only tags and pages with entries are named and indexed.
  const hasEntries = (news ?? []).length > 0;
  const isStart = view.tag === '' && view.page === 1;
  return pageMeta(matches, {
    title: pageTitle(view.tag && hasEntries ? t('News: {tag}', { tag: view.tag }) : t('News'), view.page),
    description: pageTitle(view.page > 1 ? t(lead).replace(/\.$/, '') : t(lead), view.page),
    path: newsPath(view, { q: '', page: view.page }),
    index: view.q === '' && (isStart || hasEntries),
  });
};

export default function NewsPage({ loaderData: { view, news, total, tags } }: Route.ComponentProps) {
  const pages = Math.ceil(total / perPage);
  return (
    <>
      <ListHead title={t('News')} lead={t(lead)}>
        <ListSearch
          id="news-search"
          action={at('/news#list')}
          label={t('Search our news')}
          placeholder={t('“fever” or “garden”')}
          q={view.q}
        >
          {view.tag ? <input type="hidden" name="tag" value={view.tag} /> : null}
        </ListSearch>
      </ListHead>
      <Container className="py-10 lg:py-16">
        <NewsTags tags={tags} view={view} />
        <section aria-labelledby="list" className="mt-8 lg:mt-12">
          <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2 lg:mb-8">
            <h2 id="list" tabIndex={-1} className="text-2xl lg:text-3xl">
              {news === null && view.q
                ? t('The search for “{words}” did not work', { words: view.q })
                : titleOf(view, total)}
            </h2>
            <p className="no-print flex flex-wrap gap-x-6">
              {view.q || view.tag ? (
                <a href={at('/news')} className="text-link inline-flex min-h-6 items-center">
                  {t('Show all news')}
                </a>
              ) : null}
              <a href={at('/feed.xml')} className="text-link inline-flex min-h-6 items-center gap-2">
                <Icon name="rss" className="size-4 shrink-0" />
                {t('Follow by RSS')}
              </a>
            </p>
          </div>
          {news && news.length > 0 ? (
            <NewsList news={news} withLead={newsPath(view, { page: view.page }) === '/news'} />
          ) : (
            <Nothing view={view} total={total} failed={news === null} />
          )}
          <Pagination page={view.page} pages={pages} href={(page) => `${newsHref(view, { page })}#list`} />
        </section>
      </Container>
    </>
  );
}

function titleOf({ q, tag, page }: NewsView, total: number) {
  if (!q && !tag) return page > 1 ? pageTitle(t('All articles'), page) : t('Newest first');
  const articles = total === 0 ? t('No articles') : counted('{count} article', '{count} articles', total);
  const tagged = tag ? t('{articles} tagged “{tag}”', { articles, tag }) : articles;
  const found = q ? t('{found} for “{words}”', { found: tagged, words: q }) : tagged;
  return page > 1 ? t('{found} page {page}', { found, page }) : found;
}

function Nothing({ view, total, failed }: { view: NewsView; total: number; failed: boolean }) {
  const title = failed
    ? t('The news cannot be shown right now.')
    : total > 0
      ? t('There are not that many pages.')
      : view.q || view.tag
        ? t('No articles match this.')
        : t('No news yet.');
  return (
    <Empty icon="newspaper" title={title}>
      <p>
        {failed
          ? t('Please reload the page in a minute.')
          : total > 0
            ? t('The page you asked for is past the last one.')
            : t('You can ask our departments directly: they know what is new.')}
      </p>
      <p className="mt-6 flex flex-wrap gap-3">
        {total > 0 ? <ButtonLink href={newsHref(view)}>{t('Go to the first page')}</ButtonLink> : null}
        {view.q && view.tag ? (
          <ButtonLink href={newsHref(view, { tag: '' })}>{t('Search all news')}</ButtonLink>
        ) : null}
        <ButtonLink href={at('/departments')} variant="secondary">
          {t('Departments')}
        </ButtonLink>
      </p>
    </Empty>
  );
}
