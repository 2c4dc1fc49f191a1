import type { Audience } from '#contract/package.ts';
import { apiContext } from '#web/api/client.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { askedDepartment } from '#web/site/cards/asked-department.ts';
import { mostCompared, type PackageView, packagesHref, readView } from '#web/site/cards/package-view.ts';
import { ListHead } from '#web/site/entry/list-head.tsx';
import { ListSearch } from '#web/site/entry/list-search.tsx';
import { Alert } from '#web/ui/core/alert.tsx';
import { Phrase, sentence } from '#web/ui/core/phrase.tsx';
import { Container } from '#web/ui/core/section.tsx';
import { inLang, type Written } from '#web/ui/lang.tsx';
import type { PlainMessage } from '#words/catalogue.ts';
import { at } from '#words/language.ts';
import { counted, t } from '#words/say.ts';
import type { Route } from './+types/packages.ts';
import { PackageComparison } from './package-comparison.tsx';
import { findPackages } from './package-finder.ts';
import { CompareBar, NoPackages, PackageCards, PackageFilters, packageForm } from './package-list.tsx';

const perPage = 9;
const lead = 'Health checks grouped together at one price, with time to discuss the results.';

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const asked = readView(new URL(request.url).searchParams);
  const first = await findPackages(api, asked.view);
  const department =
    first.packages &&
    (await askedDepartment(api, asked.view.department, first.departments, (slug) =>
      packagesHref(asked.view, { department: slug }),
    ));
  const unknown = first.packages && !department ? asked.view.department : '';
  const { packages, compared, audiences, departments } = unknown
    ? await findPackages(api, { ...asked.view, department: '' })
    : first;
  const total = packages?.length ?? 0;
  const pages = Math.max(Math.ceil(total / perPage), 1);
  const page = Math.min(asked.view.page, pages);
  return {
    view: {
      ...asked.view,
      department: unknown ? '' : asked.view.department,
      compare: compared.map(({ slug }) => slug),
      page,
    },
    tooMany: asked.tooMany,
    unknown,
    department: department && { name: department.name, language: department.language },
    packages: packages?.slice((page - 1) * perPage, page * perPage) ?? null,
    total,
    pages,
    compared,
    audiences,
    departments,
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: t('Health packages'), description: t(lead), path: '/packages' });

export default function Packages({ loaderData }: Route.ComponentProps) {
  const { view, tooMany, unknown, department, packages, total, pages, compared } = loaderData;
  const shown = packages ?? [];
  const isFiltered = view.q !== '' || view.audience !== '' || view.department !== '';
  const elsewhere = view.compare.filter((slug) => !shown.some((one) => one.slug === slug));
  return (
    <>
      <ListHead title={t('Packages')} heading={t('Health packages')} lead={t(lead)}>
        <ListSearch
          id={packageForm}
          action={at('/packages#packages')}
          label={t('Package or check')}
          placeholder={t('“heart” or “iron”')}
          q={view.q}
        >
          {elsewhere.map((slug) => (
            <input key={slug} type="hidden" name="compare" value={slug} />
          ))}
        </ListSearch>
      </ListHead>
      <Container className="py-10 lg:py-16">
        {tooMany ? (
          <div className="mb-6">
            <Alert>
              {t(
                'At most {most} packages fit side by side. These are the first {most} of those you ticked.',
                { most: mostCompared },
              )}
            </Alert>
          </div>
        ) : null}
        <PackageComparison packages={compared} view={view} />
        <section aria-labelledby="packages" className={compared.length > 1 ? 'print:hidden' : ''}>
          <div className="flex flex-wrap items-baseline gap-x-6 gap-y-2">
            <h2 id="packages" tabIndex={-1} className="text-2xl lg:text-3xl">
              {headingOf(view, total, department)}
            </h2>
            {isFiltered ? (
              <a
                href={packagesHref({ compare: view.compare, sort: view.sort })}
                className="no-print text-link"
              >
                {t('Show all packages')}
              </a>
            ) : null}
          </div>
          {unknown ? (
            <div className="mt-4">
              <Alert>
                {t('We have no department “{words}”, so here are the packages of all departments.', {
                  words: unknown,
                })}
              </Alert>
            </div>
          ) : null}
          {total > 0 || isFiltered ? (
            <PackageFilters
              view={view}
              audiences={loaderData.audiences}
              departments={loaderData.departments}
            />
          ) : null}
          {shown.length > 0 ? (
            <>
              <PackageCards view={view} packages={shown} pages={pages} />
              {view.audience && view.audience !== 'everyone' ? <ForEveryone view={view} /> : null}
              <CompareBar chosen={compared} />
            </>
          ) : (
            <NoPackages view={view} failed={packages === null} />
          )}
        </section>
      </Container>
    </>
  );
}

/** Packages for everyone also suit women, men and older people, though they do not name them. */
function ForEveryone({ view }: { view: PackageView }) {
  if (view.audience === 'children') return null;
  return (
    <p className="mt-8">
      <Phrase
        message="Packages for everyone may suit you as well: <link>see them</link>."
        link={(words) => (
          <a href={`${packagesHref(view, { audience: 'everyone' })}#packages`} className="text-link">
            {words}
          </a>
        )}
      />
    </p>
  );
}

function headingOf(
  { q, audience }: PackageView,
  total: number,
  department: (Written & { name: string }) | null,
) {
  const packages = total === 0 ? t('No packages') : counted('{count} package', '{count} packages', total);
  const suitable = audience ? t(packagesFor[audience], { packages }) : packages;
  const here = department
    ? sentence('{found} in {department}', {
        found: suitable,
        department: inLang(department, department.name),
      })
    : suitable;
  return q ? sentence('{found} with “{words}”', { found: here, words: q }) : here;
}

const packagesFor = {
  everyone: '{packages} for everyone',
  women: '{packages} for women',
  men: '{packages} for men',
  children: '{packages} for children',
  seniors: '{packages} for older people',
} as const satisfies Record<Audience, PlainMessage>;
