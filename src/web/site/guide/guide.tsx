import { socialPicture } from '#contract/social-picture.ts';
import { apiContext } from '#web/api/client.ts';
import { orNothing } from '#web/api/load.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { listed } from '#web/site/cards/guide-groups.ts';
import { GuideRows } from '#web/site/cards/guide-rows.tsx';
import { dayOf } from '#web/site/cards/publish-date.tsx';
import { EmergencyCalls } from '#web/site/entry/emergency-calls.tsx';
import { loadEntry } from '#web/site/entry/entry.ts';
import { guideFacts } from '#web/site/entry/entry-facts.ts';
import { allOrNothing } from '#web/site/entry/every-entry.ts';
import { Jump, jumpsLook } from '#web/site/entry/jump.tsx';
import { DetailBody } from '#web/site/entry/side-card.tsx';
import { JsonLd } from '#web/ui/core/json-ld.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { HeadedSection } from '#web/ui/core/section.tsx';
import { guideTopicWords } from '#web/ui/guide-topic.ts';
import { inLang, langOf } from '#web/ui/lang.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { RichText } from '#web/ui/rich-text.tsx';
import { isCallForHelp, shortNumbers, withNumbers } from '#web/ui/with-numbers.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { Route } from './+types/guide.ts';
import { anchorsOf } from './anchors.ts';
import { GuideSide } from './guide-side.tsx';

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const { entry: guide, place } = await loadEntry(
    request,
    '/patients-and-visitors',
    params.slug,
    api.guide.getBySlug,
  );
  const [related, opening] = await Promise.all([
    allOrNothing('guides', (paging) =>
      api.guide.list({ query: { ...paging, topic: guide.topic, sort: 'position' } }),
    ),
    orNothing('opening hours', api.opening.get()),
  ]);
  return {
    guide,
    place,
    opening: opening?.hospital ?? null,
    related: (related ?? []).filter(({ id }) => id !== guide.id).map(listed),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData: { guide, place } }) =>
  pageMeta(matches, {
    title: guide.seoTitle || guide.title,
    description: guide.seoDescription || guide.summary,
    ...place,
    picture: (hospital) => socialPicture('patients-and-visitors', guide, hospital),
  });

/** Fewer parts need no jump links. */
const fewestParts = 2;

export default function GuidePage({ loaderData: { guide, opening, related } }: Route.ComponentProps) {
  const site = useSite();
  const { title, summary, body, topic, updatedAt } = guide;
  const anchors = anchorsOf(body);
  return (
    <article aria-labelledby="title">
      <PageHead
        trail={[
          { label: t('Patients and visitors'), href: at('/patients-and-visitors') },
          { label: title, lang: langOf(guide) },
        ]}
        entry={guide}
        title={title}
        lead={withNumbers(summary, { short: shortNumbers(site.contact), look: 'text-link' })}
      >
        {isCallForHelp(summary, site.contact) ? (
          <p className="mb-6 flex flex-wrap gap-3">
            <EmergencyCalls />
          </p>
        ) : null}
        {anchors.size >= fewestParts ? (
          <nav aria-label={t('On this page')} className={`no-print ${jumpsLook}`}>
            {[...anchors.values()].map(({ id, title }) => (
              <Jump key={id} to={`#${id}`}>
                {inLang(guide, title)}
              </Jump>
            ))}
          </nav>
        ) : null}
      </PageHead>
      <DetailBody sideLast side={<GuideSide opening={opening} />}>
        <RichText document={body} written={guide} anchors={anchors} />
        <p className="mt-10 max-w-measure border-t border-line pt-6 text-ink-muted lg:mt-14">
          <Phrase
            message="Last updated on {date}."
            date={<time dateTime={updatedAt}>{dayOf(updatedAt, site)}</time>}
          />
        </p>
      </DetailBody>
      {related.length > 0 ? (
        <HeadedSection
          name="related"
          ground="mint"
          title={t(guideTopicWords[topic])}
          more={{ href: at('/patients-and-visitors'), label: t('All guides') }}
        >
          <GuideRows guides={related} heading="h3" />
        </HeadedSection>
      ) : null}
      <JsonLd data={guideFacts(site, guide)} />
    </article>
  );
}
