import type { Department } from '#contract/department.ts';
import type { Doctor } from '#contract/doctor.ts';
import { modesOf } from '#contract/modes.ts';
import { socialPicture } from '#contract/social-picture.ts';
import { apiContext } from '#web/api/client.ts';
import { orNothing } from '#web/api/load.ts';
import { localToday } from '#web/dates/local-date.ts';
import { fullName } from '#web/dates/words.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { DoctorRow } from '#web/site/cards/doctor-row.tsx';
import { Testimonials } from '#web/site/cards/testimonials.tsx';
import { loadEntry } from '#web/site/entry/entry.ts';
import { physicianFacts } from '#web/site/entry/entry-facts.ts';
import { allOrNothing } from '#web/site/entry/every-entry.ts';
import { DetailBody } from '#web/site/entry/side-card.tsx';
import { JsonLd } from '#web/ui/core/json-ld.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { HeadedSection } from '#web/ui/core/section.tsx';
import { inLang, langOf } from '#web/ui/lang.tsx';
import { isEmptyRichText, RichText } from '#web/ui/rich-text.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { Route } from './+types/doctor.ts';
import { clinicHours } from './clinic-hours.ts';
import { DoctorHead } from './doctor-head.tsx';
import { DoctorHours } from './doctor-hours.tsx';
import { DoctorSide } from './doctor-side.tsx';

const colleaguesShown = 4;

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { entry: doctor, place } = await loadEntry(request, '/doctors', params.slug, api.doctor.getBySlug);
  const slug = doctor.departments[0]?.slug;
  const [settings, schedule, visitTypes, testimonials, department, colleagues] = await Promise.all([
    orNothing('settings', api.settings.get()),
    orNothing('clinic hours', api.schedule.get({ params: { id: String(doctor.id) } })),
    allOrNothing('visit types', (paging) => api.visitType.list({ query: paging })),
    orNothing('testimonials', api.testimonial.list({ query: { doctor: doctor.slug, limit: '6' } })),
    slug ? orNothing('department', api.department.getBySlug({ params: { slug } })) : null,
    slug
      ? allOrNothing('colleagues', (paging) => api.doctor.list({ query: { ...paging, department: slug } }))
      : null,
  ]);
  const remote = (visitTypes ?? [])
    .filter((visitType) => !modesOf(visitType).includes('in-person'))
    .map(({ id }) => id);
  const theirs = (visitTypes ?? []).filter(
    ({ doctorIds }) => doctorIds.length === 0 || doctorIds.includes(doctor.id),
  );
  return {
    doctor,
    place,
    isOnline: visitTypes === null || theirs.some(({ offered }) => offered === 'book'),
    others: theirs
      .filter(({ offered }) => offered !== 'book')
      .map(({ id, name, language, offered }) => ({ id, name, language, offered })),
    department,
    testimonials: testimonials ?? [],
    hours: schedule && clinicHours(schedule.schedules, localToday(settings?.timeZone ?? 'UTC'), remote),
    colleagues: (colleagues ?? []).filter(({ id }) => id !== doctor.id).slice(0, colleaguesShown),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData: { doctor, place } }) =>
  pageMeta(matches, {
    title: doctor.seoTitle || titleOf(doctor),
    description: doctor.seoDescription || doctor.summary,
    ...place,
    picture: (hospital) => socialPicture('doctors', doctor, hospital),
  });

/** Search results cut longer titles. */
const longestTitle = 60;

/** Includes the role if there is room. */
function titleOf(doctor: Doctor) {
  const name = fullName(doctor);
  const whole = doctor.role ? t('{name}, {role}', { name, role: doctor.role }) : name;
  return whole.length <= longestTitle ? whole : name;
}

export default function DoctorPage({
  loaderData: { doctor, department, hours, colleagues, testimonials, isOnline, others },
}: Route.ComponentProps) {
  const site = useSite();
  return (
    <>
      <DoctorHead doctor={doctor} isOnline={isOnline} />
      <DetailBody
        side={
          <DoctorSide
            doctor={doctor}
            department={department}
            hasColleagues={colleagues.length > 0}
            isOnline={isOnline}
            others={others}
          />
        }
      >
        <div className="lg:pt-10">
          {doctor.summary ? (
            <p className="max-w-measure text-xl lg:text-2xl" {...langOf(doctor)}>
              {doctor.summary}
            </p>
          ) : null}
          {isEmptyRichText(doctor.biography) ? null : (
            <RichText document={doctor.biography} written={doctor} className="mt-8" />
          )}
        </div>
        {hours && hours.lines.length + (hours.next?.lines.length ?? 0) > 0 ? (
          <section aria-labelledby="hours-title" className="mt-12 lg:mt-16">
            <h2 id="hours-title" className="text-2xl lg:text-3xl">
              {t('Clinic hours')}
            </h2>
            <DoctorHours hours={hours} />
          </section>
        ) : null}
        <Education doctor={doctor} />
      </DetailBody>
      <Testimonials testimonials={testimonials} title={t('What patients say')} />
      <Colleagues doctors={colleagues} department={department} />
      <JsonLd data={physicianFacts(site, doctor, department)} />
    </>
  );
}

function Education({ doctor }: { doctor: Doctor }) {
  const { education } = doctor;
  if (education.length === 0) return null;
  return (
    <section aria-labelledby="education-title" className="mt-12 lg:mt-16">
      <h2 id="education-title" className="text-2xl lg:text-3xl">
        {t('Education')}
      </h2>
      <ol className="mt-4 max-w-measure divide-y divide-line border-y border-line">
        {education.map(({ degree, institution, year }) => (
          <li key={degree + institution} className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 py-3.5">
            <span className="tabular-nums text-ink-muted">{year}</span>
            <span {...langOf(doctor)}>
              <span className="block font-semibold">{degree}</span>
              {institution ? <span className="text-ink-soft">{institution}</span> : null}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function Colleagues({ doctors, department }: { doctors: Doctor[]; department: Department | null }) {
  if (doctors.length === 0 || !department) return null;
  return (
    <HeadedSection
      name="colleagues"
      id="colleagues"
      ground="mint"
      className="print:hidden"
      title={<Phrase message="Also in {department}" department={inLang(department, department.name)} />}
      more={{
        href: at(`/departments/${department.slug}`),
        label: <Phrase message="About {name}" name={inLang(department, department.name)} />,
      }}
    >
      <ul className="grid gap-4 lg:grid-cols-2 lg:gap-6">
        {doctors.map((doctor) => (
          <li key={doctor.id}>
            <DoctorRow doctor={doctor} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
