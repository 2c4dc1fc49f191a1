import type { Doctor } from '#contract/doctor.ts';
import type { Package } from '#contract/package.ts';
import { apiContext } from '#web/api/client.ts';
import { orNothing } from '#web/api/load.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { feedLink } from '#web/site/cards/feed-link.ts';
import { HomeFacts } from '#web/site/cards/home-facts.tsx';
import { NewsLine } from '#web/site/cards/news-card.tsx';
import { PackageCard } from '#web/site/cards/package-card.tsx';
import { Testimonials } from '#web/site/cards/testimonials.tsx';
import { art } from '#web/site/entry/art.ts';
import { hospitalFacts, siteFacts } from '#web/site/entry/hospital-facts.ts';
import { CardSection, DoctorCard } from '#web/ui/card.tsx';
import { JsonLd } from '#web/ui/core/json-ld.tsx';
import { avif } from '#web/ui/core/picture.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { Route } from './+types/home.ts';
import { HomeBooking } from './home-booking.tsx';
import { HomeDepartments } from './home-departments.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeShortcuts } from './home-shortcuts.tsx';
import { HomeVisit } from './home-visit.tsx';

const doctorsShown = 4;
const packagesShown = 3;

export async function loader({ context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const [settings, departments, doctors, packages, testimonials, news, opening] = await Promise.all([
    orNothing('settings', api.settings.get()),
    orNothing('departments', api.department.list({ query: { limit: '100', sort: 'position' } })),
    orNothing('doctors', api.doctor.list({ query: { limit: '40', sort: 'position' } })),
    orNothing('packages', api.package.list({ query: { limit: '100', sort: 'position' } })),
    orNothing('testimonials', api.testimonial.list({ query: { limit: '1', sort: 'position' } })),
    orNothing('news', api.news.list({ query: { limit: '3' } })),
    orNothing('opening hours', api.opening.get()),
  ]);
  return {
    intro: settings?.intro ?? '',
    facts: settings?.facts ?? [],
    departments,
    doctors: fewOf(doctors ?? []),
    packages: featuredFirst(packages ?? []).slice(0, packagesShown),
    testimonials: testimonials ?? [],
    news: news ?? [],
    opening: opening?.hospital ?? null,
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  pageMeta(matches, { description: loaderData.intro, path: '/' });

/** The hero's picture is the largest thing on the page, so it is preloaded. */
export const links: Route.LinksFunction = () => [
  { ...preloadedHero, imageSrcSet: avif(art.hero.srcset), media: '(min-width: 40rem)' },
  { ...preloadedHero, imageSrcSet: avif(art.heroTall.srcset), media: '(max-width: 39.99rem)' },
  feedLink,
];
const preloadedHero = {
  rel: 'preload',
  as: 'image',
  type: 'image/avif',
  imageSizes: '100vw',
  fetchPriority: 'high',
} as const;

export default function Home({
  loaderData: { intro, facts, departments, doctors, packages, testimonials, news, opening },
}: Route.ComponentProps) {
  const site = useSite();
  return (
    <>
      <HomeHero intro={intro} />
      <HomeShortcuts />
      <HomeVisit opening={opening} />
      <HomeDepartments departments={departments} />
      <HomeFacts facts={facts} written={site} />
      <CardSection
        name="doctors"
        className="max-sm:py-10"
        title={t('Meet the people behind the doors')}
        more={{ href: at('/doctors'), label: t('All doctors') }}
        entries={doctors}
        grid="rows-on-phone grid gap-x-4 gap-y-5 sm:grid-cols-2 sm:gap-y-10 lg:grid-cols-4 lg:gap-x-6"
        itemLook="max-sm:nth-4:hidden"
        card={(doctor) => (
          <DoctorCard doctor={doctor} sizes="(min-width: 1024px) 300px, (min-width: 640px) 50vw, 80px" />
        )}
      />
      <CardSection
        name="packages"
        className={doctors.length > 0 ? 'max-sm:pt-0 max-sm:pb-10' : 'max-sm:py-10'}
        title={t('A check-up, before anything hurts')}
        more={{ href: at('/packages'), label: t('All packages') }}
        entries={packages}
        grid="rows-on-phone pairs grid gap-3 sm:grid-cols-2 sm:gap-5 lg:grid-cols-3 lg:gap-6"
        itemLook="max-sm:nth-3:hidden"
        card={(entry) => <PackageCard entry={entry} />}
      />
      <Testimonials
        testimonials={testimonials}
        title={t('In our patients’ words')}
        className="max-sm:py-10"
      />
      <CardSection
        name="news"
        className="max-sm:py-10"
        title={t('News and advice from our doctors')}
        more={{ href: at('/news'), label: t('All news') }}
        entries={news}
        grid="grid gap-x-10 lg:grid-cols-3"
        card={(article) => <NewsLine article={article} />}
      />
      <HomeBooking />
      <JsonLd data={hospitalFacts(site, opening)} />
      <JsonLd data={siteFacts(site)} />
    </>
  );
}

function featuredFirst(packages: Package[]) {
  return packages.toSorted((one, other) => Number(other.featured) - Number(one.featured));
}

/** Bookable doctors of different departments, spread over the whole list. */
function fewOf(doctors: Doctor[]) {
  const seen = new Set<number>();
  const different = doctors.filter(({ bookable, departments }) => {
    const first = departments[0]?.id ?? 0;
    if (!bookable || seen.has(first)) return false;
    seen.add(first);
    return true;
  });
  const step = Math.max(different.length / doctorsShown, 1);
  return Array.from({ length: doctorsShown }, (_, place) => different[Math.floor(place * step)]).filter(
    (doctor) => doctor !== undefined,
  );
}
