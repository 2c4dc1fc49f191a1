import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDoctors } from '#web/admin/appointment/use-calendar.ts';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { useMe } from '#web/admin/session/me.ts';
import { api } from '#web/admin/session/session.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { CopyDialog } from '#web/admin/ui/copy-dialog.tsx';
import { Loading } from '#web/admin/ui/loading.tsx';
import { Options } from '#web/admin/ui/options.tsx';
import { attempt, said } from '#web/admin/ui/toasts.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { hidden, Phrase } from '#web/ui/core/phrase.tsx';
import { t } from '#words/say.ts';

const key = ['calendar-address'];

/** The account's secret addresses by which a phone or a mail program subscribes to a doctor's calendar. */
export function CalendarAddresses() {
  const queries = useQueryClient();
  const { timeZone, locale } = useHospital();
  const { data: me } = useMe();
  const { data: doctors } = useDoctors();
  const { data, error, refetch } = useQuery({
    queryKey: key,
    queryFn: async () => (await api.calendarAddress.list()).data,
  });
  const [asked, setAsked] = useState('');
  const [made, setMade] = useState('');
  const chosen = asked || (me?.doctorId ? String(me.doctorId) : '');
  const has = data?.some(({ doctor }) => String(doctor.id) === chosen);
  const moment = (instant: string) => momentInWords(instant, timeZone, locale);
  async function tried(work: () => Promise<unknown>) {
    await attempt(work);
    await queries.invalidateQueries({ queryKey: key });
  }
  const make = () =>
    tried(async () => {
      const answer = await api.calendarAddress.create({ body: { doctorId: Number(chosen) } });
      setMade(answer.data.url);
    });
  return (
    <section className="panel whole" aria-labelledby="calendar-addresses">
      <h2 id="calendar-addresses">{t('Calendars on your phone')}</h2>
      <p>
        {t(
          'A secret address shows the visits of a doctor in the calendar of a phone, in Outlook or elsewhere. It ends with your account, and you can end it at any time.',
        )}
      </p>
      {data ? null : <Loading error={error} onRetry={() => void refetch()} />}
      <ul className="sessions">
        {data?.map(({ id, doctor, createdAt, readAt }) => (
          <li key={id} className="cluster">
            <span>
              <strong>{doctor.name}</strong>
              <span className="second">
                {readAt
                  ? t('Made {made}, last used {used}', { made: moment(createdAt), used: moment(readAt) })
                  : t('Made {made}, not used yet', { made: moment(createdAt) })}
              </span>
            </span>
            <Button
              small
              onClick={() =>
                void tried(async () => {
                  await api.calendarAddress.remove({ params: { id: String(id) } });
                  said.done(t('The address no longer opens.'));
                })
              }
            >
              <Phrase
                message="End it<hidden>: the calendar of {doctor}</hidden>"
                doctor={doctor.name}
                hidden={hidden}
              />
            </Button>
          </li>
        ))}
      </ul>
      <Field
        as="select"
        id="calendar-doctor"
        label={t('Doctor')}
        required
        value={chosen}
        hint={has ? t('A new address ends the one that you have for this doctor.') : undefined}
        onChange={({ target }) => setAsked(target.value)}
      >
        <option value="">{t('Choose a doctor')}</option>
        <Options of={doctors?.map(({ id, name }) => [id, name])} />
      </Field>
      <div className="panel-actions">
        <Button disabled={!chosen} onClick={() => void make()}>
          {has ? t('Make a new address') : t('Make an address')}
        </Button>
      </div>
      {made ? (
        <CopyDialog
          title={t('Copy the address now')}
          label={t('Secret address of the calendar')}
          value={made}
          onClose={() => setMade('')}
        >
          {t(
            'Add it in your calendar as a subscription from the internet. It is shown only once: anyone who has it can read these visits.',
          )}
        </CopyDialog>
      ) : null}
    </section>
  );
}
