/** A visit that is not booked online: a form to ask for it, or a number to call and its hours. */
import { data } from 'react-router';
import { modesOf } from '#contract/modes.ts';
import { durationWords } from '#contract/words/duration-words.ts';
import { apiContext, type Client } from '#web/api/client.ts';
import { orNothing } from '#web/api/load.ts';
import { localToday } from '#web/dates/local-date.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { redirect } from '#web/shell/redirect.ts';
import { found } from '#web/site/entry/entry.ts';
import { readPurpose, readWhom, wordsOf } from '#web/site/entry/whom.ts';
import { searchWords } from '#web/site/words/search-words.ts';
import { LowHead } from '#web/ui/core/low-head.tsx';
import { sentence } from '#web/ui/core/phrase.tsx';
import { inLang } from '#web/ui/lang.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { Route } from './+types/ask.ts';
import { newAsk, sendAsk } from './ask-form.server.ts';
import { AskForm } from './ask-form.tsx';
import { CallToBook } from './call-to-book.tsx';

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const asked = await readAsked(api, new URL(request.url).searchParams);
  const { doctor, query, visit } = asked;
  if (visit.offered === 'book') throw redirect(`/appointment?${asked.address}`);
  const slug = query.department ?? doctor?.departments[0]?.slug;
  const [{ data: settings }, department, opening] = await Promise.all([
    api.settings.get(),
    slug ? found(api.department.getBySlug({ params: { slug } })) : null,
    visit.offered === 'phone' ? orNothing('opening hours', api.opening.get()) : null,
  ]);
  return {
    asked,
    department,
    opening: {
      hospital: opening?.hospital ?? null,
      department: opening?.departments.find(({ id }) => id === department?.id)?.opening ?? null,
    },
    today: localToday(settings.timeZone),
    form: newAsk(visit, localToday(settings.timeZone)),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const asked = await readAsked(api, new URL(request.url).searchParams);
  const { data: settings } = await api.settings.get();
  return data(await sendAsk(api, await request.formData(), { ...asked, settings }), 422);
}

/** Going back must show what was typed. */
export function headers() {
  return { 'Cache-Control': 'private, no-cache' };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: t('Ask for a time'),
    description: t('Tell us which days suit you, and we find a time with you.'),
    path: '/appointment',
    index: false,
  });

export default function Ask({ loaderData, actionData }: Route.ComponentProps) {
  const { asked, department, opening, form, today } = loaderData;
  const { contact, sendsMail } = useSite();
  const { visit, whom } = asked;
  const phone = department?.phone || contact?.phones[0] || '';
  const name = inLang(visit.name, visit.name.words);
  const isAsked = visit.offered === 'ask';
  return (
    <>
      <LowHead
        trail={[
          { label: t('Book an appointment'), href: at('/appointment') },
          { label: isAsked ? t('Ask for a time') : t('Book by phone') },
        ]}
        title={name}
        lead={
          <>
            {whom ? sentence('With {doctor}.', { doctor: inLang(whom, whom.words) }) : null}{' '}
            {t('It takes about {duration}.', { duration: durationWords(visit.minutes) })}{' '}
            {isAsked
              ? sendsMail
                ? t(
                    'Tell us which days suit you. We look for a time and write to you or call you. Nothing is booked until then.',
                  )
                : t(
                    'Tell us which days suit you. We look for a time and call you. Nothing is booked until then.',
                  )
              : t('We arrange these visits on the phone.')}
          </>
        }
      />
      {isAsked ? (
        <AskForm
          action={at(`/appointment/ask?${asked.address}`)}
          state={actionData ?? form}
          modes={visit.modes}
          today={today}
          phone={phone}
        />
      ) : (
        <CallToBook phone={phone} department={department} opening={opening} />
      )}
    </>
  );
}

/** Visit, doctor or department and purpose from the address; 404 otherwise. */
async function readAsked(api: Client, search: URLSearchParams) {
  const [whose, purpose] = await Promise.all([readWhom(api, search), readPurpose(api, search)]);
  const doctor =
    whose && 'doctor' in whose.query
      ? await found(api.doctor.getBySlug({ params: { slug: whose.query.doctor! } }))
      : null;
  const id = purpose ? purpose.visitTypeId : Number(searchWords(search, 'visit'));
  const visitType =
    whose && id && Number.isSafeInteger(id)
      ? await found(api.visitType.get({ params: { id: String(id) } }))
      : null;
  const isOffered = !doctor || !visitType?.doctorIds.length || visitType.doctorIds.includes(doctor.id);
  if (!whose || !visitType || !isOffered || (!doctor && !purpose)) throw data(null, { status: 404 });
  const { offered, mode, otherModes, durationMinutes } = visitType;
  const query: Asked = { ...whose.query, ...(purpose ? purpose.query : { visit: String(id) }) };
  return {
    query,
    address: addressOf(query),
    doctor: doctor && { departments: doctor.departments },
    whom: doctor ? whose.name : null,
    visit: {
      id: visitType.id,
      name: purpose?.title ?? wordsOf(visitType, visitType.name),
      minutes: durationMinutes,
      offered,
      modes: modesOf({ mode, otherModes }),
    },
    about: { ...whose.id, ...purpose?.id },
  };
}

type Asked = { [Name in 'doctor' | 'department' | 'visit' | 'package' | 'service']?: string | undefined };

function addressOf(query: Asked) {
  return Object.entries(query)
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
}
