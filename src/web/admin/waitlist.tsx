/** Who waits for an earlier time, the longest first. The offers are made by themselves; staff may take somebody off. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { WaitlistEntry } from '#contract/waitlist.ts';
import { timeWords } from '#web/dates/words.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { AppointmentTabs } from './appointment/appointment-tabs.tsx';
import { dayInWords, momentInWords } from './field/wall-time.ts';
import { Page } from './frame/page.tsx';
import { Table } from './list/table.tsx';
import { inWords } from './session/error-words.ts';
import { useHospital } from './session/hospital.ts';
import { addressOf } from './session/menu.ts';
import { api } from './session/session.ts';
import { DialogActions } from './ui/dialog-actions.tsx';
import { Loading } from './ui/loading.tsx';
import { PatientLink } from './ui/patient-link.tsx';
import { said } from './ui/toasts.tsx';

export default function WaitlistPage() {
  const { timeZone, locale } = useHospital();
  const queries = useQueryClient();
  const [leaving, setLeaving] = useState<WaitlistEntry | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['waitlist', 'list'],
    queryFn: () => api.waitlist.list({ query: { limit: '100' } }),
    refetchInterval: 60_000,
  });
  async function remove({ id, name }: WaitlistEntry) {
    setLeaving(null);
    try {
      await api.waitlist.remove({ params: { id: String(id) } });
      said.done(`${name} has been removed from the list.`);
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
      note={data?.meta.total ? `${data.meta.total} ${data.meta.total === 1 ? 'waits' : 'wait'}` : undefined}
    >
      {!data ? (
        <Loading error={error} onRetry={() => void refetch()} />
      ) : data.data.length === 0 ? (
        <p className="empty">
          Nobody is waiting. Patients join on the booking page when no time is free early enough. A time that
          becomes free is then held for one of them at a time, for two hours.
        </p>
      ) : (
        <Table
          caption="Patients who are waiting for an earlier time"
          rows={data.data}
          columns={[
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
                  {[doctor ?? department, ofPackage ?? service]
                    .map((one) => one?.name)
                    .filter(Boolean)
                    .join(', ')}
                  <span className="second figures">
                    {dayInWords(from, locale, 'short')} to {dayInWords(to, locale, 'short')}
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
                      {dayInWords(offer.localDate, locale, 'short')}, {timeWords(offer.localTime, locale)}
                    </span>
                    <span className="second">kept until {timeWords(offer.expiresLocalTime, locale)}</span>
                  </>
                ) : (
                  <span className="quiet">{offersMade === 0 ? 'None yet' : `${offersMade} not taken`}</span>
                ),
            },
            {
              key: 'createdAt',
              label: 'Since',
              wide: true,
              cell: ({ createdAt }) => (
                <span className="figures">{momentInWords(createdAt, timeZone, locale)}</span>
              ),
            },
            {
              key: 'remove',
              label: 'Action',
              cell: (entry) => (
                <button
                  type="button"
                  className="button button-small"
                  aria-label={`Remove ${entry.name} from the list`}
                  onClick={() => setLeaving(entry)}
                >
                  Remove
                </button>
              ),
            },
          ]}
        />
      )}
      {leaving ? (
        <Dialog title={`Remove ${leaving.name} from the list?`} onClose={() => setLeaving(null)}>
          <p>We offer them no more times. A time that we are holding for them goes to the next person.</p>
          <DialogActions
            cancel="Keep them on the list"
            onCancel={() => setLeaving(null)}
            isDanger
            onAct={() => void remove(leaving)}
            act="Remove"
          />
        </Dialog>
      ) : null}
    </Page>
  );
}
