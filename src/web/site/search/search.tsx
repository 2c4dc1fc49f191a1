import { apiContext } from '#web/api/client.ts';
import { orNothing } from '#web/api/load.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { resultsHref } from '#web/site/cards/doctor-criteria.ts';
import { EmergencyAdvice } from '#web/site/entry/emergency.tsx';
import { Island } from '#web/site/search-box/island.tsx';
import SearchBox from '#web/site/search-box/search-box.tsx';
import { readSearchView, type SearchView, searchHref } from '#web/site/search-box/search-view.ts';
import { LowHead } from '#web/ui/core/low-head.tsx';
import { Container } from '#web/ui/core/section.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { counted, t } from '#words/say.ts';
import type { Route } from './+types/search.ts';
import { doctorsAnswer } from './doctors-answer.ts';
import { SearchNothing, SearchStart } from './search-empty.tsx';
import { HitRow, SitePages, TypeFilter } from './search-results.tsx';

const perPage = 10;

export async function loader({ request, context }: Route.LoaderArgs) {
  const view = readSearchView(new URL(request.url).searchParams);
  if (view.q === '') return { view, found: null };
  const { q, type, page } = view;
  const query = { q, page: String(page), limit: String(perPage), ...(type ? { type } : {}) };
  const answer = context.get(apiContext).search.list({ query });
  const found = await orNothing(
    'search',
    answer.then(({ data, meta }) => ({ data: { hits: data, meta } })),
  );
  return { view, found };
}

export const meta: Route.MetaFunction = ({ matches, loaderData: { view } }) =>
  pageMeta(matches, {
    title: view.q ? t('Search: {words}', { words: view.q }) : t('Search'),
    description: t('Find doctors, departments, services, health packages and news in your own words.'),
    path: '/search',
    index: view.q === '',
  });

export default function SearchPage({ loaderData: { view, found } }: Route.ComponentProps) {
  return (
    <>
      <LowHead trail={[{ label: t('Search') }]} title={t('How can we help?')}>
        <div className="max-w-3xl">
          <Island
            name="search-box"
            component={SearchBox}
            props={{ id: 'page-search', look: 'plain', words: view.q }}
          />
        </div>
      </LowHead>
      <Container className="pt-6 pb-10 lg:pt-8 lg:pb-16">
        {view.q === '' ? <SearchStart /> : <Results view={view} found={found} />}
      </Container>
    </>
  );
}

function Results({ view, found }: { view: SearchView; found: Route.ComponentProps['loaderData']['found'] }) {
  const total = found?.meta.total ?? 0;
  const sitePages = found?.meta.sitePages ?? [];
  return (
    <section aria-labelledby="results">
      {found === null ? <AdviceUnasked /> : null}
      {found?.meta.advice ? <EmergencyAdvice advice={found.meta.advice} /> : null}
      {sitePages.length > 0 ? <SitePages pages={sitePages} /> : null}
      <h2 id="results" tabIndex={-1} className="text-2xl lg:text-3xl">
        {titleOf(view, total, found === null, sitePages.length > 0)}
      </h2>
      {found ? <TypeFilter view={view} totals={found.meta.totals} /> : null}
      {found && doctorsAnswer(found.hits, { ...found.meta, page: view.page }) ? (
        <p className="no-print mt-4">
          <a href={resultsHref({ q: view.q, free: 'week' })} className="text-link">
            {t('Which of these doctors are free this week?')}
          </a>
        </p>
      ) : null}
      {found && found.hits.length > 0 ? (
        <ol className="mt-6 grid list-none ps-0 max-w-4xl divide-y divide-line lg:mt-8">
          {found.hits.map((hit) => (
            <HitRow key={`${hit.type}-${hit.id}`} hit={hit} />
          ))}
        </ol>
      ) : sitePages.length > 0 ? null : (
        <SearchNothing view={view} totals={found?.meta.totals} failed={found === null} />
      )}
      <Pagination
        page={view.page}
        pages={Math.ceil(total / perPage)}
        href={(page) => `${searchHref(view, { page })}#results`}
      />
    </section>
  );
}

/** A failed search cannot detect an emergency, so the emergency number is shown. */
function AdviceUnasked() {
  const { contact } = useSite();
  const phone = contact?.ambulancePhone || contact?.emergencyPhone;
  const text = t('If someone’s life may be in danger, call now. Do not wait for search results.');
  return phone ? <EmergencyAdvice advice={{ text, phone }} /> : null;
}

function titleOf({ q: words, page }: SearchView, total: number, failed: boolean, isHelped: boolean) {
  if (failed) return t('Searching for “{words}” did not work', { words });
  const found =
    total > 0
      ? counted('{count} result for “{words}”', '{count} results for “{words}”', total, { words })
      : isHelped
        ? t('Nothing else for “{words}”', { words })
        : t('Nothing found for “{words}”', { words });
  return page > 1 ? t('{results}, page {page}', { results: found, page }) : found;
}
