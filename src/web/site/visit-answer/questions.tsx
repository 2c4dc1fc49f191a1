/** The questions before a visit, by the patient's secret link. Opening it changes nothing; only its form does. */
import { data } from 'react-router';
import { apiContext, type Client } from '#web/api/client.ts';
import { orNotFound } from '#web/api/or-not-found.ts';
import { localToday } from '#web/dates/local-date.ts';
import { longDate, timeWords } from '#web/dates/words.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { Alert } from '#web/ui/core/alert.tsx';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { LowHead } from '#web/ui/core/low-head.tsx';
import { Container } from '#web/ui/core/section.tsx';
import { at, localeOfPage } from '#words/language.ts';
import { counted, t } from '#words/say.ts';
import type { Route } from './+types/questions.ts';
import { sendAnswers } from './answer-form.server.ts';
import { typedOf } from './answer-form.ts';
import { AnswerForm } from './answer-form.tsx';

export const handle = { takesFiles: true };

export async function loader({ request, params, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const asked = await readAsked(api, params.token);
  const { data: managed } = await api.appointment.manage({ params });
  const isJustBooked = new URL(request.url).searchParams.has('booked');
  return { asked, managed, isJustBooked, today: localToday(managed.timeZone) };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const api = context.get(apiContext);
  const [asked, { data: settings }] = await Promise.all([readAsked(api, params.token), api.settings.get()]);
  const dateForm = { locale: localeOfPage(settings.locale), today: localToday(settings.timeZone) };
  return data(
    await sendAnswers(api, await request.formData(), { token: params.token, asked, dateForm }),
    422,
  );
}

async function readAsked(api: Client, token: string) {
  return (await orNotFound(api.visitAnswer.asked({ params: { token } }))).data;
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: t('Questions before your visit'),
    description: t('Questions before your visit.'),
    path: '/appointment',
    index: false,
  });

/** The address is a secret, so the page is not cached. */
export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export default function Questions({ loaderData, actionData, params }: Route.ComponentProps) {
  const { asked, managed, isJustBooked, today } = loaderData;
  const { locale } = useSite();
  const here = at(`/appointment/manage/${params.token}`);
  const moment = { date: longDate(managed.localDate, locale), time: timeWords(managed.localTime, locale) };
  return (
    <>
      <LowHead
        trail={[
          { label: t('Book an appointment'), href: at('/appointment') },
          { label: t('Your appointment'), href: here },
          { label: t('Questions|before a visit') },
        ]}
        title={t('Questions before your visit')}
        lead={
          <>
            {isJustBooked && !actionData
              ? managed.status === 'requested'
                ? t('We are keeping this time for you: {date}, {time}. One more step.', moment)
                : t('Your time is booked: {date}, {time}. One more step.', moment)
              : t('Your appointment is on {date}, {time}.', moment)}{' '}
            {counted(
              'Your answer to this question helps us to prepare.',
              'Your answers to these {count} questions help us to prepare.',
              asked.total,
            )}
          </>
        }
      />
      <Container className="grid gap-6 pt-6 pb-10 lg:pt-8 lg:pb-16">
        {asked.isHidden ? (
          <Alert tone="info" title={t('We have answers already')}>
            <p>
              {t(
                'They are not shown here, since they were sent by another link than the one that you opened. If you answer again, your answers replace them.',
              )}
            </p>
          </Alert>
        ) : null}
        {asked.isOpen ? (
          <AnswerForm
            action={at(`/appointment/manage/${params.token}/questions`)}
            here={here}
            asked={asked}
            state={actionData ?? { typed: typedOf(asked.answers), errors: {} }}
            locale={locale}
            today={today}
          />
        ) : (
          <>
            <p>{t('These questions can no longer be answered here.')}</p>
            <p>
              <ButtonLink href={here} variant="secondary">
                {t('Back to my appointment')}
              </ButtonLink>
            </p>
          </>
        )}
      </Container>
    </>
  );
}
