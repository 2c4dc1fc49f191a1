import type { Service } from '#contract/service.ts';
import { socialPicture } from '#contract/social-picture.ts';
import { durationWords } from '#contract/words/duration-words.ts';
import { apiContext } from '#web/api/client.ts';
import { orNothing } from '#web/api/load.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { DepartmentDoctors } from '#web/site/cards/department-doctors.tsx';
import { Preparation } from '#web/site/cards/preparation.tsx';
import { offeredFor } from '#web/site/entry/book-button.tsx';
import { EmergencyCalls } from '#web/site/entry/emergency-calls.tsx';
import { loadEntry } from '#web/site/entry/entry.ts';
import { procedureFacts } from '#web/site/entry/entry-facts.ts';
import { allOrNothing } from '#web/site/entry/every-entry.ts';
import { FaqSection } from '#web/site/entry/faq-section.tsx';
import { HeadFacts } from '#web/site/entry/head-facts.tsx';
import { DetailBody } from '#web/site/entry/side-card.tsx';
import { CardSection, ServiceCard } from '#web/ui/card.tsx';
import { JsonLd } from '#web/ui/core/json-ld.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { inLang, langOf } from '#web/ui/lang.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { Money } from '#web/ui/price.tsx';
import { isEmptyRichText, RichText } from '#web/ui/rich-text.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { Route } from './+types/service.ts';
import { ServiceSide } from './service-side.tsx';
import { isWalkIn } from './walk-in.ts';

const relatedShown = 3;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { entry: service, place } = await loadEntry(request, '/services', params.slug, api.service.getBySlug);
  const slug = service.department?.slug;
  if (!slug) return { service, place, department: null, doctors: [], related: [], offered: 'book' as const };
  const query = { department: slug, sort: 'position' as const };
  const [department, doctors, related, offered] = await Promise.all([
    orNothing('department', api.department.getBySlug({ params: { slug } })),
    allOrNothing('doctors', (paging) => api.doctor.list({ query: { ...paging, ...query } })),
    allOrNothing('services', (paging) => api.service.list({ query: { ...paging, ...query } })),
    offeredFor(api, service),
  ]);
  return {
    service,
    place,
    department,
    offered,
    doctors: doctors ?? [],
    related: (related ?? []).filter(({ id }) => id !== service.id).slice(0, relatedShown),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData: { service, place } }) =>
  pageMeta(matches, {
    title: service.seoTitle || service.title,
    description: service.seoDescription || service.summary,
    ...place,
    picture: (hospital) => socialPicture('services', service, hospital),
  });

export default function ServicePage({
  loaderData: { service, department, doctors, related, offered },
}: Route.ComponentProps) {
  const site = useSite();
  return (
    <>
      <PageHead
        trail={[
          { label: t('Services'), href: at('/services') },
          { label: service.title, lang: langOf(service) },
        ]}
        entry={service}
        title={service.title}
        lead={service.summary}
        image={service.image}
      >
        {isWalkIn(service) ? (
          <p className="mb-6 flex flex-wrap gap-3">
            <EmergencyCalls />
          </p>
        ) : null}
        <HeadFacts facts={factsOf(service)} />
      </PageHead>
      <DetailBody
        underPicture={service.image !== null}
        side={
          <ServiceSide
            service={service}
            department={department}
            bookable={doctors.some(({ bookable }) => bookable) && !isWalkIn(service)}
            offered={offered}
          />
        }
      >
        {service.forWhom ? (
          <p className="mb-8 max-w-measure rounded-sm bg-mint-soft p-5">
            <Phrase
              message="<strong>Who it is for: </strong>{people}"
              strong={(words) => <strong>{words}</strong>}
              people={inLang(service, service.forWhom)}
            />
          </p>
        ) : null}
        {isEmptyRichText(service.description) ? (
          <p className="max-w-measure text-lg">
            {t('We are still writing this page. Please call us and we will be glad to explain what happens.')}
          </p>
        ) : (
          <RichText document={service.description} written={service} />
        )}
        <Preparation entry={service} />
      </DetailBody>
      {service.department ? (
        <DepartmentDoctors
          title={t('Who looks after you')}
          lead={
            <Phrase
              message="The doctors in {department}."
              department={inLang(service.department, service.department.name)}
            />
          }
          doctors={doctors}
          finder={at(`/doctors?department=${service.department.slug}`)}
          ground="mint"
        />
      ) : null}
      <FaqSection entry={service} ground="white" />
      <Related services={related} department={service.department} />
      <JsonLd data={procedureFacts(site, service)} />
    </>
  );
}

function factsOf({ durationMinutes, priceFrom, department }: Service) {
  return [
    ...(durationMinutes
      ? [{ icon: 'timer' as const, label: t('Takes about'), value: durationWords(durationMinutes) }]
      : []),
    ...(priceFrom === null
      ? []
      : [{ icon: 'banknote' as const, label: t('Price from'), value: <Money amount={priceFrom} /> }]),
    ...(department
      ? [
          {
            icon: 'door-open' as const,
            label: t('Department|label'),
            value: (
              <a
                href={at(`/departments/${department.slug}`)}
                className="text-link font-semibold"
                {...langOf(department)}
              >
                {department.name}
              </a>
            ),
          },
        ]
      : []),
  ];
}

function Related({ services, department }: { services: Service[]; department: Service['department'] }) {
  if (!department) return null;
  return (
    <CardSection
      name="related"
      title={<Phrase message="Also in {department}" department={inLang(department, department.name)} />}
      more={{
        href: at(`/services?department=${department.slug}`),
        label: (
          <Phrase message="All services of {department}" department={inLang(department, department.name)} />
        ),
      }}
      entries={services}
      card={(service) => <ServiceCard service={service} />}
    />
  );
}
