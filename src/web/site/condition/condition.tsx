import type { Condition } from '#contract/condition.ts';
import { socialPicture } from '#contract/social-picture.ts';
import { apiContext } from '#web/api/client.ts';
import { orNothing } from '#web/api/load.ts';
import { dayWords } from '#web/dates/words.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { PhoneLink } from '#web/shell/phone-link.tsx';
import { ConditionLinks } from '#web/site/cards/condition-links.tsx';
import { DepartmentDoctors } from '#web/site/cards/department-doctors.tsx';
import { DepartmentSide } from '#web/site/cards/department-side.tsx';
import { loadEntry } from '#web/site/entry/entry.ts';
import { conditionFacts } from '#web/site/entry/entry-facts.ts';
import { allOrNothing } from '#web/site/entry/every-entry.ts';
import { Jump, jumpsLook } from '#web/site/entry/jump.tsx';
import { DetailBody } from '#web/site/entry/side-card.tsx';
import { JsonLd } from '#web/ui/core/json-ld.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { HeadedSection } from '#web/ui/core/section.tsx';
import { inLang, langOf } from '#web/ui/lang.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { isEmptyRichText, RichText } from '#web/ui/rich-text.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { Route } from './+types/condition.ts';
import { CareCards } from './care-cards.tsx';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { entry: condition, place } = await loadEntry(
    request,
    '/conditions',
    params.slug,
    api.condition.getBySlug,
  );
  const slug = condition.department?.slug;
  if (!slug) return { condition, place, department: null, doctors: [], opening: null, related: [] };
  const [department, doctors, related, opening] = await Promise.all([
    orNothing('department', api.department.getBySlug({ params: { slug } })),
    allOrNothing('doctors', (paging) =>
      api.doctor.list({ query: { ...paging, department: slug, sort: 'position' as const } }),
    ),
    allOrNothing('conditions', (paging) =>
      api.condition.list({ query: { ...paging, department: slug, sort: 'title' } }),
    ),
    orNothing('opening hours', api.opening.get()),
  ]);
  return {
    condition,
    place,
    department,
    doctors: doctors ?? [],
    opening: opening?.departments.find(({ id }) => id === department?.id)?.opening ?? null,
    related: (related ?? [])
      .filter(({ id }) => id !== condition.id)
      .map(({ slug, title, language }) => ({ slug, title, language })),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData: { condition, place } }) =>
  pageMeta(matches, {
    title: condition.seoTitle || condition.title,
    description: condition.seoDescription || condition.summary,
    ...place,
    picture: (hospital) => socialPicture('conditions', condition, hospital),
  });

export default function ConditionPage({
  loaderData: { condition, department, doctors, opening, related },
}: Route.ComponentProps) {
  const site = useSite();
  const { title, summary, otherNames, description, selfCare } = condition;
  const isBookable = doctors.some(({ bookable }) => bookable);
  return (
    <article aria-labelledby="title">
      <PageHead
        trail={[
          { label: t('Conditions A to Z'), href: at('/conditions') },
          { label: title, lang: langOf(condition) },
        ]}
        entry={condition}
        title={title}
        lead={summary}
      >
        {otherNames ? (
          <p className="-mt-4 mb-5 max-w-measure text-ink-muted">
            <Phrase
              message="<strong>Also called:</strong> {names}"
              strong={(words) => <span className="font-semibold">{words}</span>}
              names={inLang(condition, otherNames)}
            />
          </p>
        ) : null}
        <p className={jumpsLook}>
          {isEmptyRichText(description) ? null : <Jump to="#what-it-is">{t('What it is')}</Jump>}
          {isEmptyRichText(selfCare) ? null : <Jump to="#what-helps">{t('What helps')}</Jump>}
          {doctors.length > 0 ? <Jump to="#doctors">{t('Who treats it here')}</Jump> : null}
        </p>
      </PageHead>
      <DetailBody
        sideLast
        side={
          department ? (
            <DepartmentSide department={department} opening={opening} bookable={isBookable} />
          ) : null
        }
      >
        <CareCards condition={condition} department={department} isBookable={isBookable} />
        <Part id="what-it-is" title={t('What it is')} condition={condition} document={description} />
        <Part id="what-helps" title={t('What helps')} condition={condition} document={selfCare} />
        <About condition={condition} />
      </DetailBody>
      <DepartmentDoctors
        title={t('Who treats it here')}
        lead={
          department ? (
            <Phrase
              message="The doctors in <link>{department}</link>, with their next free times."
              department={inLang(department, department.name)}
              link={(words) => (
                <a href={at(`/departments/${department.slug}`)} className="text-link">
                  {words}
                </a>
              )}
            />
          ) : null
        }
        doctors={doctors}
        headId={department?.headDoctorId}
        finder={at(`/doctors?department=${department?.slug}`)}
        ground="mint"
      />
      {related.length > 0 && department ? (
        <HeadedSection
          name="related"
          title={
            <Phrase message="Also treated in {department}" department={inLang(department, department.name)} />
          }
          more={{ href: at('/conditions'), label: t('Conditions A to Z') }}
        >
          <ConditionLinks conditions={related} />
        </HeadedSection>
      ) : null}
      <JsonLd data={conditionFacts(site, condition)} />
    </article>
  );
}

function Part({
  id,
  title,
  condition,
  document,
}: {
  id: string;
  title: string;
  condition: Condition;
  document: Condition['description'];
}) {
  if (isEmptyRichText(document)) return null;
  return (
    <section aria-labelledby={id} className="mt-10 lg:mt-14">
      <h2 id={id} className="mb-4 text-2xl lg:text-3xl">
        {title}
      </h2>
      <RichText document={document} written={condition} />
    </section>
  );
}

/** Author, last review, and the limits of the page. */
function About({ condition }: { condition: Condition }) {
  const { author, reviewedOn, reviewDueOn } = condition;
  const { locale, contact } = useSite();
  const number = contact?.ambulancePhone || contact?.emergencyPhone;
  return (
    <footer className="mt-10 grid max-w-measure gap-1 border-t border-line pt-6 text-ink-soft lg:mt-14">
      {author ? (
        <p>
          <Phrase message="Written by {author}." author={inLang(condition, author)} />
        </p>
      ) : null}
      {reviewedOn ? (
        <p>
          {reviewDueOn ? (
            <Phrase
              message="Last reviewed on {date}, next review by {due}."
              date={<time dateTime={reviewedOn}>{dayWords(reviewedOn, locale)}</time>}
              due={<time dateTime={reviewDueOn}>{dayWords(reviewDueOn, locale)}</time>}
            />
          ) : (
            <Phrase
              message="Last reviewed on {date}."
              date={<time dateTime={reviewedOn}>{dayWords(reviewedOn, locale)}</time>}
            />
          )}
        </p>
      ) : null}
      <p>
        {t('This page cannot replace a doctor who sees you.')}
        {number ? (
          <>
            {' '}
            <Phrase
              message="If you are worried that a life is in danger, call {number}."
              number={<PhoneLink number={number} />}
            />
          </>
        ) : null}
      </p>
    </footer>
  );
}
