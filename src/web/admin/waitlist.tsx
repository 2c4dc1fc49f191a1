/** Who waits for an earlier time, the longest first. The offers are made by themselves; staff may take somebody off. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { WaitlistEntry } from '#contract/waitlist.ts';
import { timeWords } from '#web/dates/words.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { joined } from '#words/joined.ts';
import { counted, t } from '#words/say.ts';
import { AppointmentTabs } from './appointment/appointment-tabs.tsx';
import { dayInWords, momentInWords } from './field/wall-time.ts';
import { Page } from './frame/page.tsx';
import { type Column, Table } from './list/table.tsx';
import type { Opening } from './opening.ts';
import { inWords } from './session/error-words.ts';
import { useHospital } from './session/hospital.ts';
import { addressOf } from './session/menu.ts';
import { api } from './session/session.ts';
import { DialogActions } from './ui/dialog-actions.tsx';
import { Loading } from './ui/loading.tsx';
import { PatientLink } from './ui/patient-link.tsx';
import { said } from './ui/toasts.tsx';

const query = { limit: '100' };

export const handle: Opening = { opens: () => [['waitlist', 'list', { query }]] };

export default function WaitlistPage() {
  const queries = useQueryClient();
  const { sendsMail } = useHospital();
  const [leaving, setLeaving] = useState<WaitlistEntry | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['waitlist', 'list'],
    queryFn: () => api.waitlist.list({ query }),
    refetchInterval: 60_000,
  });
  const columns = useColumns(setLeaving);
  async function remove({ id, name }: WaitlistEntry) {
    setLeaving(null);
    try {
      await api.waitlist.remove({ params: { id: String(id) } });
      said.done(t('{name} has been removed from the list.', { name }));
    } catch (problem) {
      said.failed(inWords(problem));
    }
    await queries.invalidateQueries({ queryKey: ['waitlist'] });
  }
  return (
    <Page
      title="Waiting list"
      tabs={<AppointmentTabs />}
      trail={[{ label: 'Appointments', to: addressOf('appointment') }]}
      note={data?.meta.total ? counted('{count} waits', '{count} wait', data.meta.total) : undefined}
    >
      {sendsMail ? null : (
        <p className="notice notice-warning">
          {t(
            'No mail server is set up, so no times are offered. Please call those who wait when one becomes free.',
          )}
        </p>
      )}
      {!data ? (
        <Loading error={error} onRetry={() => void refetch()} />
      ) : data.data.length === 0 ? (
        <p className="empty">
          {t(
            'Nobody is waiting. Patients join on the booking page when no time is free early enough. A time that becomes free is then held for one of them at a time, for two hours.',
          )}
        </p>
      ) : (
        <Table caption="Patients who are waiting for an earlier time" rows={data.data} columns={columns} />
      )}
      {leaving ? (
        <Dialog
          title={t('Remove {name} from the list?', { name: leaving.name })}
          onClose={() => setLeaving(null)}
        >
          <p>
            {t('We offer them no more times. A time that we are holding for them goes to the next person.')}
          </p>
          <DialogActions
            cancel="Keep them on the list"
            onCancel={() => setLeaving(null)}
            isDanger
            onAct={() => void remove(leaving)}
            act={t('Remove')}
          />
        </Dialog>
      ) : null}
    </Page>
  );
}

function useColumns(onRemove: (entry: WaitlistEntry) => void): Column<WaitlistEntry>[] {
  const { timeZone, locale } = useHospital();
  return [
    {
      key: 'name',
      label: 'Patient',
      cell: ({ patientId, name, phone, phoneText, email }) => (
        <>
          <PatientLink id={patientId} name={name} />
          <span className="second">{phone ? <a href={`tel:${phone}`}>{phoneText}</a> : email}</span>
        </>
      ),
    },
    {
      key: 'whose',
      label: 'Waiting for',
      cell: ({ doctor, department, package: ofPackage, service, from, to }) => (
        <>
          {joined([doctor ?? department, ofPackage ?? service].map((one) => one?.name))}
          <span className="second figures">
            {t('{first} to {last}|days', {
              first: dayInWords(from, locale, 'short'),
              last: dayInWords(to, locale, 'short'),
            })}
          </span>
        </>
      ),
    },
    {
      key: 'offer',
      label: 'Offer',
      wide: true,
      cell: ({ offer, offersMade }) =>
        offer ? (
          <>
            <span className="figures">
              {t('{date}, {time}', {
                date: dayInWords(offer.localDate, locale, 'short'),
                time: timeWords(offer.localTime, locale),
              })}
            </span>
            <span className="second">
              {t('kept until {time}', { time: timeWords(offer.expiresLocalTime, locale) })}
            </span>
          </>
        ) : (
          <span className="quiet">
            {offersMade === 0 ? t('None yet') : counted('{count} not taken', '{count} not taken', offersMade)}
          </span>
        ),
    },
    {
      key: 'createdAt',
      label: 'Since',
      wide: true,
      cell: ({ createdAt }) => <span className="figures">{momentInWords(createdAt, timeZone, locale)}</span>,
    },
    {
      key: 'remove',
      label: 'Action',
      cell: (entry) => (
        <button
          type="button"
          className="button button-small"
          aria-label={t('Remove {name} from the list', { name: entry.name })}
          onClick={() => onRemove(entry)}
        >
          {t('Remove')}
        </button>
      ),
    },
  ];
}
