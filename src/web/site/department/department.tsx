import type { ComponentProps } from 'react';
import { socialPicture } from '#contract/social-picture.ts';
import { apiContext } from '#web/api/client.ts';
import { orNothing } from '#web/api/load.ts';
import { isEmergency } from '#web/hospital/is-emergency.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { ConditionLinks } from '#web/site/cards/condition-links.tsx';
import { DepartmentDoctors } from '#web/site/cards/department-doctors.tsx';
import { DepartmentSide } from '#web/site/cards/department-side.tsx';
import { EmergencyCalls } from '#web/site/entry/emergency-calls.tsx';
import { loadEntry } from '#web/site/entry/entry.ts';
import { clinicFacts } from '#web/site/entry/entry-facts.ts';
import { allOrNothing } from '#web/site/entry/every-entry.ts';
import { FaqSection } from '#web/site/entry/faq-section.tsx';
import { Jump, jumpsLook } from '#web/site/entry/jump.tsx';
import { DetailBody } from '#web/site/entry/side-card.tsx';
import { CardSection, DepartmentCard, ServiceCard } from '#web/ui/card.tsx';
import { JsonLd } from '#web/ui/core/json-ld.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { HeadedSection } from '#web/ui/core/section.tsx';
import { inLang, langOf } from '#web/ui/lang.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { isEmptyRichText, RichText } from '#web/ui/rich-text.tsx';
import { at } from '#words/language.ts';
import { counted, t } from '#words/say.ts';
import type { Route } from './+types/department.ts';
import { relatedDepartments } from './related-departments.ts';

/** Also the page at /ClinicalDepartment/{slug}, whose canonical address is under /departments. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { entry: department, place } = await loadEntry(
    request,
    '/departments',
    params.slug,
    api.department.getBySlug,
  );
  const query = { department: department.slug, sort: 'position' as const };
  const [doctors, services, conditions, departments, opening] = await Promise.all([
    allOrNothing('doctors', (paging) => api.doctor.list({ query: { ...paging, ...query } })),
    allOrNothing('services', (paging) => api.service.list({ query: { ...paging, ...query } })),
    allOrNothing('conditions', (paging) =>
      api.condition.list({ query: { ...paging, department: department.slug, sort: 'title' } }),
    ),
    allOrNothing('departments', (paging) => api.department.list({ query: { ...paging, sort: 'position' } })),
    orNothing('opening hours', api.opening.get()),
  ]);
  return {
    department,
    place,
    doctors: doctors ?? [],
    services: services ?? [],
    conditions: (conditions ?? []).map(({ slug, title, language }) => ({ slug, title, language })),
    opening: opening?.departments.find(({ id }) => id === department.id)?.opening ?? null,
    related: relatedDepartments(departments ?? [], department.id, doctors ?? []),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData: { department, place } }) =>
  pageMeta(matches, {
    title: department.seoTitle || department.name,
    description: department.seoDescription || department.summary,
    ...place,
    picture: (hospital) => socialPicture('departments', department, hospital),
  });

export default function DepartmentPage({
  loaderData: { department, doctors, services, conditions, opening, related },
}: Route.ComponentProps) {
  const site = useSite();
  return (
    <>
      <PageHead
        trail={[
          { label: t('Departments'), href: at('/departments') },
          { label: department.name, lang: langOf(department) },
        ]}
        entry={department}
        title={department.name}
        lead={department.summary}
        image={department.image}
      >
        {isEmergency(department) ? (
          <p className="mb-6 flex flex-wrap gap-3">
            <EmergencyCalls />
          </p>
        ) : null}
        <p className={jumpsLook}>
          {doctors.length > 0 ? (
            <Jump to="#doctors">{counted('{count} doctor', '{count} doctors', doctors.length)}</Jump>
          ) : null}
          {services.length > 0 ? (
            <Jump to="#services">{counted('{count} service', '{count} services', services.length)}</Jump>
          ) : null}
          {department.faqs.length > 0 ? <Jump to="#faq-title">{t('Questions people ask')}</Jump> : null}
        </p>
      </PageHead>
      <DetailBody
        underPicture={department.image !== null}
        side={
          <DepartmentSide
            department={department}
            opening={opening}
            bookable={doctors.some(({ bookable }) => bookable)}
          />
        }
      >
        {isEmptyRichText(department.description) ? (
          <p className="max-w-measure text-lg">
            <Phrase
              message="We are still writing this page. Please call us and we will be glad to tell you what {department} does."
              department={inLang(department, department.name)}
            />
          </p>
        ) : (
          <RichText document={department.description} written={department} />
        )}
      </DetailBody>
      <DepartmentDoctors
        title={<Phrase message="Doctors in {department}" department={inLang(department, department.name)} />}
        doctors={doctors}
        headId={department.headDoctorId}
        finder={at(`/doctors?department=${department.slug}`)}
        ground="mint"
      />
      <CardSection
        name="services"
        id="services"
        title={t('What we do here')}
        more={{ href: at('/services'), label: t('Services A to Z') }}
        entries={services}
        card={(service) => <ServiceCard service={service} />}
      />
      <Conditions conditions={conditions} />
      <FaqSection entry={department} ground="white" />
      <CardSection
        name="related"
        title={t('Related departments')}
        more={{ href: at('/departments'), label: t('All departments') }}
        entries={related}
        itemLook="sm:max-lg:nth-3:hidden"
        card={(other) => <DepartmentCard department={other} />}
      />
      <JsonLd data={clinicFacts(site, department, services, opening)} />
    </>
  );
}

function Conditions({ conditions }: ComponentProps<typeof ConditionLinks>) {
  if (conditions.length === 0) return null;
  return (
    <HeadedSection
      name="conditions"
      id="conditions"
      ground="sand"
      title={t('When to come, and what helps')}
      lead={t('Conditions and symptoms that we treat here.')}
      more={{ href: at('/conditions'), label: t('Conditions A to Z') }}
    >
      <ConditionLinks conditions={conditions} />
    </HeadedSection>
  );
}
