import type { Package } from '#contract/package.ts';
import { socialPicture } from '#contract/social-picture.ts';
import { durationWords } from '#contract/words/duration-words.ts';
import { apiContext } from '#web/api/client.ts';
import { orNothing } from '#web/api/load.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { PackageCard } from '#web/site/cards/package-card.tsx';
import { PackagePrice } from '#web/site/cards/package-price.tsx';
import { Preparation } from '#web/site/cards/preparation.tsx';
import { offeredFor } from '#web/site/entry/book-button.tsx';
import { loadEntry } from '#web/site/entry/entry.ts';
import { productFacts } from '#web/site/entry/entry-facts.ts';
import { allOrNothing } from '#web/site/entry/every-entry.ts';
import { HeadFacts } from '#web/site/entry/head-facts.tsx';
import { DetailBody } from '#web/site/entry/side-card.tsx';
import { checksWords } from '#web/site/words/package-words.ts';
import { audienceWords } from '#web/ui/audience.ts';
import { CardSection } from '#web/ui/card.tsx';
import { JsonLd } from '#web/ui/core/json-ld.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { langOf } from '#web/ui/lang.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { isEmptyRichText, RichText } from '#web/ui/rich-text.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { Route } from './+types/package.ts';
import { PackageSide } from './package-side.tsx';
import { relatedPackages } from './related-packages.ts';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { entry, place } = await loadEntry(request, '/packages', params.slug, api.package.getBySlug);
  const slug = entry.department?.slug;
  const [settings, department, doctors, packages, offered] = await Promise.all([
    orNothing('settings', api.settings.get()),
    slug ? orNothing('department', api.department.getBySlug({ params: { slug } })) : null,
    slug
      ? allOrNothing('doctors', (paging) => api.doctor.list({ query: { ...paging, department: slug } }))
      : null,
    allOrNothing('packages', (paging) => api.package.list({ query: { ...paging, sort: 'position' } })),
    offeredFor(api, entry),
  ]);
  return {
    entry,
    place,
    department,
    offered,
    bookable: doctors?.some((doctor) => doctor.bookable) ?? false,
    validUntil: settings?.pricesValidUntil ?? null,
    related: relatedPackages(packages ?? [], entry),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData: { entry, place } }) =>
  pageMeta(matches, {
    title: entry.seoTitle || entry.title,
    description: entry.seoDescription || entry.summary,
    ...place,
    picture: (hospital) => socialPicture('packages', entry, hospital),
  });

export default function PackagePage({
  loaderData: { entry, department, bookable, offered, validUntil, related },
}: Route.ComponentProps) {
  const site = useSite();
  return (
    <>
      <PageHead
        trail={[
          { label: t('Packages'), href: at('/packages') },
          { label: entry.title, lang: langOf(entry) },
        ]}
        entry={entry}
        title={entry.title}
        lead={entry.summary}
        image={entry.image}
      >
        {/* On a phone the price card is below the picture, and the price is what people come for. */}
        <div className="mb-6 lg:hidden print:hidden">
          <PackagePrice prices={entry} className="text-3xl" />
        </div>
        <HeadFacts facts={factsOf(entry)} />
      </PageHead>
      <DetailBody
        underPicture={entry.image !== null}
        side={
          <PackageSide
            entry={entry}
            department={department}
            bookable={bookable}
            offered={offered}
            validUntil={validUntil}
          />
        }
      >
        {isEmptyRichText(entry.description) ? null : (
          <RichText document={entry.description} written={entry} className="mb-12 lg:mb-16" />
        )}
        <Checks entry={entry} />
        <Preparation entry={entry} />
      </DetailBody>
      <CardSection
        name="related"
        ground="mint"
        className="print:hidden"
        title={t('Other packages')}
        more={{ href: at('/packages'), label: t('All packages') }}
        entries={related}
        grid="pairs grid gap-5 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6"
        card={(other) => <PackageCard entry={other} />}
      />
      <JsonLd data={productFacts(site, entry)} />
    </>
  );
}

function factsOf(entry: Package) {
  const { audience, durationMinutes } = entry;
  const checks = checksWords(entry);
  return [
    { icon: 'users-round' as const, label: t('For|people'), value: t(audienceWords[audience]) },
    ...(durationMinutes
      ? [{ icon: 'timer' as const, label: t('Takes about'), value: durationWords(durationMinutes) }]
      : []),
    ...(checks ? [{ icon: 'clipboard-list' as const, label: t('Included|contents'), value: checks }] : []),
  ];
}

function Checks({ entry }: { entry: Package }) {
  const { groups } = entry;
  if (groups.length === 0) {
    return (
      <p className="max-w-measure text-lg">
        {t('Please ask us what is included. We will explain every check and why it is done.')}
      </p>
    );
  }
  return (
    <section aria-labelledby="included-title">
      <h2 id="included-title" className="text-3xl">
        {t('What is included')}
      </h2>
      <ul className="mt-6 gap-5 sm:columns-2" {...langOf(entry)}>
        {groups.map(({ title, items }) => (
          <li key={title} className="mb-5 break-inside-avoid rounded-md bg-white p-5 lg:p-6">
            <h3 className="text-lg">{title}</h3>
            <ul className="mt-3 grid gap-2">
              {items.map((item) => (
                <li key={item} className="flex gap-3">
                  <Icon name="check" className="mt-0.5 size-5 shrink-0 text-primary" />
                  <span className="min-w-0">{item}</span>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** In schema.org a product is anything offered, including services; an offer is its price. */
