import type { Doctor } from '#contract/doctor.ts';
import { apiContext } from '#web/api/client.ts';
import { orNothing } from '#web/api/load.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { feedLink } from '#web/site/cards/feed-link.ts';
import { HomeFacts } from '#web/site/cards/home-facts.tsx';
import { Testimonials } from '#web/site/cards/testimonials.tsx';
import { art } from '#web/site/entry/art.ts';
import { hospitalFacts, siteFacts } from '#web/site/entry/hospital-facts.ts';
import { JsonLd } from '#web/ui/core/json-ld.tsx';
import { avif } from '#web/ui/core/picture.tsx';
import { t } from '#words/say.ts';
import type { Route } from './+types/home.ts';
import { HomeBooking } from './home-booking.tsx';
import { HomeDepartments } from './home-departments.tsx';
import { HomeDoctors } from './home-doctors.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomeNews } from './home-news.tsx';
import { HomePackages } from './home-packages.tsx';
import { HomeShortcuts } from './home-shortcuts.tsx';
import { HomeVisit } from './home-visit.tsx';

const doctorsShown = 4;

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
    packages: packages ?? [],
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
      <HomeDoctors doctors={doctors} />
      <HomePackages packages={packages} isAfterDoctors={doctors.length > 0} />
      <Testimonials
        testimonials={testimonials}
        title={t('In our patients’ words')}
        className="max-sm:py-10"
      />
      <HomeNews news={news} />
      <HomeBooking />
      <JsonLd data={hospitalFacts(site, opening)} />
      <JsonLd data={siteFacts(site)} />
    </>
  );
}

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
