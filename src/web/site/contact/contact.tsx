import { data, useLocation } from 'react-router';
import type { Department } from '#contract/department.ts';
import type { Opening } from '#contract/opening.ts';
import type { RichText as RichTextDocument } from '#contract/rich-text.ts';
import { apiContext } from '#web/api/client.ts';
import { orNothing } from '#web/api/load.ts';
import { isEmergency } from '#web/hospital/is-emergency.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { listed } from '#web/site/cards/guide-groups.ts';
import { GuideRows } from '#web/site/cards/guide-rows.tsx';
import { art } from '#web/site/entry/art.ts';
import { CallButton } from '#web/site/entry/call-button.tsx';
import { EmergencyBand } from '#web/site/entry/emergency.tsx';
import { allOrNothing } from '#web/site/entry/every-entry.ts';
import { hospitalFacts } from '#web/site/entry/hospital-facts.ts';
import { Jump, jumpsLook } from '#web/site/entry/jump.tsx';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { JsonLd } from '#web/ui/core/json-ld.tsx';
import { hidden, Phrase } from '#web/ui/core/phrase.tsx';
import { Container } from '#web/ui/core/section.tsx';
import { telephone } from '#web/ui/core/telephone.ts';
import { Icon } from '#web/ui/icon.tsx';
import { inLang, langOf } from '#web/ui/lang.tsx';
import { OpeningHours } from '#web/ui/opening-hours.tsx';
import { PageHead } from '#web/ui/page-head.tsx';
import { isEmptyRichText, RichText } from '#web/ui/rich-text.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { Route } from './+types/contact.ts';
import { newInquiry, sendInquiry } from './contact-form.server.ts';
import { readTopic } from './contact-topic.ts';
import { ContactWays } from './contact-ways.tsx';
import { ContactWrite } from './contact-write.tsx';

const lead = 'Call us, write to us or come by. We are glad to help.';

export async function loader({ request, context }: Route.LoaderArgs) {
  const [topic, departments, settings, opening, guides] = await Promise.all([
    readTopic(new URL(request.url).searchParams, context),
    allOrNothing('departments', (paging) =>
      context.get(apiContext).department.list({ query: { ...paging, sort: 'name' } }),
    ),
    orNothing('settings', context.get(apiContext).settings.get()),
    orNothing('opening hours', context.get(apiContext).opening.get()),
    orNothing(
      'guides',
      context.get(apiContext).guide.list({ query: { topic: 'urgent', sort: 'position', limit: '4' } }),
    ),
  ]);
  return {
    topic,
    gettingHere: settings?.gettingHereText ?? null,
    opening: opening?.hospital ?? null,
    helpNow: (guides ?? []).map(listed),
    form: newInquiry(),
    departments: (departments ?? []).map(({ slug, name, location, phone, language }) => ({
      slug,
      name,
      location,
      phone,
      language,
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const topic = await readTopic(new URL(request.url).searchParams, context);
  return data(await sendInquiry(context.get(apiContext), form, topic), 422);
}

/** Going back must show what was typed. */
export function headers() {
  return { 'Cache-Control': 'private, no-cache' };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: t('Contact'), description: t(lead), path: '/contact' });

export default function Contact({
  loaderData: { topic, form, departments, gettingHere, opening, helpNow },
  actionData,
}: Route.ComponentProps) {
  const { search } = useLocation();
  const site = useSite();
  return (
    <>
      <PageHead trail={[{ label: t('Contact') }]} title={t('Contact')} lead={t(lead)} image={art.lobby}>
        <p className="flex flex-wrap gap-3">
          {site.contact?.phones[0] ? <CallButton number={site.contact.phones[0]} size="large" /> : null}
          <ButtonLink href="#write" variant="secondary" size="large">
            {t('Write to us')}
          </ButtonLink>
        </p>
        {site.contact ? (
          <p className={`mt-5 ${jumpsLook}`}>
            <Jump to="#getting-here">{t('How to get here')}</Jump>
            {site.contact.openingHours.length > 0 ? <Jump to="#hours">{t('Opening hours')}</Jump> : null}
            {departments.some(isPlaced) ? <Jump to="#inside">{t('Where to go inside')}</Jump> : null}
          </p>
        ) : null}
      </PageHead>
      <Container className="grid gap-12 pt-18 pb-12 lg:gap-20 lg:py-20">
        <div className="grid gap-6">
          <EmergencyBand department={departments.find(isEmergency)} />
          {helpNow.length > 0 ? <GuideRows guides={helpNow} heading="h2" /> : null}
        </div>
        <ContactWays />
      </Container>
      <ContactWrite topic={topic} action={at(`/contact${search}`)} state={actionData ?? form} />
      <FindUs departments={departments} gettingHere={gettingHere} opening={opening} />
      <JsonLd data={hospitalFacts(site, opening)} />
    </>
  );
}

function isPlaced({ location, phone }: { location: string; phone: string }) {
  return location !== '' || phone !== '';
}

function FindUs({
  departments,
  gettingHere,
  opening,
}: {
  gettingHere: RichTextDocument | null;
  opening: Opening | null;
  departments: Pick<Department, 'slug' | 'name' | 'location' | 'phone' | 'language'>[];
}) {
  const site = useSite();
  const { contact, name, hasGuides } = site;
  const placed = departments.filter(isPlaced);
  if (!contact) return null;
  return (
    <section aria-labelledby="getting-here" className="py-16 lg:py-28">
      <Container className="grid gap-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.5fr)] lg:gap-20">
        <div>
          <h2 id="getting-here" className="text-3xl md:text-4xl">
            {t('How to get here')}
          </h2>
          <address className="mt-6 flex gap-3 text-lg">
            <Icon name="map-pin" className="mt-1 size-5.5 shrink-0 text-primary" />
            <span>
              <span className="block font-semibold" {...langOf(site)}>
                {name}
              </span>
              <span className="whitespace-pre-line" {...langOf(contact)}>
                {contact.location}
              </span>
            </span>
          </address>
          {gettingHere && !isEmptyRichText(gettingHere) ? (
            <RichText document={gettingHere} written={site} className="mt-6" />
          ) : (
            <p className="mt-5 max-w-measure text-ink-soft">
              {contact.mapUrl
                ? `${t('The map opens at our entrance and gives directions from where you are.')} `
                : ''}
              {t('If you cannot use stairs, or need help to reach a clinic, please tell us before you come.')}
            </p>
          )}
          <p className="mt-6 flex flex-wrap gap-3">
            {contact.mapUrl ? (
              <ButtonLink href={contact.mapUrl} target="_blank" rel="noopener noreferrer">
                <Icon name="route" className="size-5 shrink-0" />
                <span>
                  <Phrase message="Open the map<hidden> (opens in a new tab)</hidden>" hidden={hidden} />
                </span>
              </ButtonLink>
            ) : null}
            <ButtonLink href={at('/accessibility')} variant="secondary">
              {t('Access to the building')}
            </ButtonLink>
          </p>
          {hasGuides ? (
            <p className="mt-6 max-w-measure">
              <Phrase
                message="Parking, visiting, what to bring and how to pay are in our <link>guides for patients and visitors</link>."
                link={(words) => (
                  <a href={at('/patients-and-visitors')} className="text-link">
                    {words}
                  </a>
                )}
              />
            </p>
          ) : null}
          {contact.openingHours.length > 0 ? (
            <>
              <h3 id="hours" className="mt-10 text-xl">
                {t('Opening hours')}
              </h3>
              <OpeningHours
                of={contact}
                hours={contact.openingHours}
                opening={opening}
                className="mt-4 max-w-md"
              />
            </>
          ) : null}
        </div>
        {placed.length > 0 ? (
          <div>
            <h2 id="inside" className="text-3xl md:text-4xl">
              {t('Where to go inside')}
            </h2>
            <ul className="mt-6 divide-y divide-line border-y border-line">
              {placed.map(({ slug, name: department, location, phone, language }) => (
                <li
                  key={slug}
                  className="grid gap-x-6 gap-y-0.5 py-3.5 sm:grid-cols-[minmax(0,1fr)_minmax(0,1.1fr)_auto]"
                >
                  <a
                    href={at(`/departments/${slug}`)}
                    className="text-link justify-self-start font-semibold"
                    {...langOf({ language })}
                  >
                    {department}
                  </a>
                  <span className="text-ink-soft" {...langOf({ language })}>
                    {location}
                  </span>
                  {phone ? (
                    <a
                      href={telephone(phone)}
                      className="justify-self-start tabular-nums underline-offset-4 hover:underline"
                    >
                      <Phrase
                        message="<hidden>Call {department}: </hidden>{phone}"
                        department={inLang({ language }, department)}
                        phone={<span dir="ltr">{phone}</span>}
                        hidden={hidden}
                      />
                    </a>
                  ) : null}
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </Container>
    </section>
  );
}
