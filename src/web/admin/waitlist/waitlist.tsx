/** Patients waiting for an earlier time, longest first, and those to call. Offers are made automatically. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Appointment, Slot } from '#contract/appointment.ts';
import type { Doctor } from '#contract/doctor.ts';
import type { WaitlistEntry } from '#contract/waitlist.ts';
import { AppointmentTabs } from '#web/admin/appointment/appointment-tabs.tsx';
import { BookDialog } from '#web/admin/appointment/book-dialog.tsx';
import type { BookingStart } from '#web/admin/appointment/booking-draft.ts';
import { useDoctors } from '#web/admin/appointment/use-calendar.ts';
import { nobodyYet, WaitDialog, type WaitStart } from '#web/admin/appointment/wait-dialog.tsx';
import { useWallClock } from '#web/admin/field/wall-clock.ts';
import { dayInWords, momentInWords } from '#web/admin/field/wall-time.ts';
import { Page } from '#web/admin/frame/page.tsx';
import type { Opening } from '#web/admin/list/opening.ts';
import { type Column, Table } from '#web/admin/list/table.tsx';
import { inWords } from '#web/admin/session/error-words.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { addressOf } from '#web/admin/session/menu.ts';
import { useMay } from '#web/admin/session/rights.ts';
import { api } from '#web/admin/session/session.ts';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { Loading } from '#web/admin/ui/loading.tsx';
import { PatientLink } from '#web/admin/ui/patient-link.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { timeWords } from '#web/dates/words.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { joined } from '#words/joined.ts';
import { counted, t } from '#words/say.ts';
import { CallList, OfferSteps } from './call-list.tsx';

const query = { limit: '100' };

export const handle: Opening = { opens: () => [['waitlist', 'list', { query }]] };

export default function WaitlistPage() {
  const queries = useQueryClient();
  const { sendsMail, sendsSms, timeZone } = useHospital();
  const today = useWallClock(timeZone).slice(0, 10);
  const mayChange = useMay()('visits', 'change');
  const [leaving, setLeaving] = useState<WaitlistEntry | null>(null);
  const [joining, setJoining] = useState<WaitStart | null>(null);
  const [booking, setBooking] = useState<BookingStart | null>(null);
  const { data: doctors } = useDoctors();
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
  function booked(visits: Appointment[]) {
    setBooking(null);
    said.done(bookedWords(visits));
  }
  return (
    <Page
      title="Waiting list"
      tabs={<AppointmentTabs />}
      trail={[{ label: 'Appointments', to: addressOf('appointment') }]}
      actions={
        mayChange ? (
          <button type="button" className="button button-primary" onClick={() => setJoining(nobodyYet)}>
            {t('Add someone')}
          </button>
        ) : undefined
      }
      note={data?.meta.total ? counted('{count} waits', '{count} wait', data.meta.total) : undefined}
    >
      {sendsMail ? null : (
        <p className="notice notice-warning">
          {sendsSms
            ? t(
                'No mail server is set up, so no times are offered by email. Those who agreed to texts get one. The others with a phone number are to be called when a time becomes free.',
              )
            : t(
                'No mail server is set up, so no times are offered by email. Those with a phone number are to be called when one becomes free.',
              )}
        </p>
      )}
      <CallList />
      {!data ? (
        <Loading error={error} onRetry={() => void refetch()} />
      ) : data.data.length === 0 ? (
        <p className="empty">
          {t(
            'Nobody is waiting. Patients join on the booking page when no time is free early enough, and you can add someone here. A time that becomes free is then held for one of them at a time.',
          )}
        </p>
      ) : (
        <Table caption="Patients who are waiting for an earlier time" rows={data.data} columns={columns} />
      )}
      {joining ? (
        <WaitDialog
          start={joining}
          today={today}
          onClose={() => setJoining(null)}
          onAdded={() => setJoining(null)}
          onBook={(slot, person) => {
            setJoining(null);
            setBooking(bookingOf(slot, person, doctors));
          }}
        />
      ) : null}
      {booking ? (
        <BookDialog
          start={booking}
          today={today}
          onClose={() => setBooking(null)}
          onBooked={(one) => booked([one])}
          onSeries={booked}
        />
      ) : null}
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

function bookedWords(visits: Appointment[]) {
  const [{ name, reference }] = visits as [Appointment];
  return visits.length === 1
    ? t('{name} is booked. Reference {reference}.', { name, reference })
    : counted('{name}: {count} visit is booked.', '{name}: {count} visits are booked.', visits.length, {
        name,
      });
}

/** A time that is free after all, for the person who was to wait. */
function bookingOf(
  { doctorId, startsAt, localDate, localTime, visitTypeId }: Slot,
  { name, phone, email, language, wantsSms, visitType }: WaitStart,
  doctors: Doctor[] | undefined,
): BookingStart {
  return {
    source: 'phone',
    doctor: doctors?.find(({ id }) => id === doctorId)?.slug ?? '',
    ...{ day: localDate, startsAt, localTime },
    visitType: visitType || String(visitTypeId),
    person: { name, phone, email, language, wantsSms },
  };
}

function useColumns(onRemove: (entry: WaitlistEntry) => void): Column<WaitlistEntry>[] {
  const { timeZone, locale } = useHospital();
  return [
    {
      key: 'name',
      label: 'Patient',
      cell: ({ patientId, name, phone, phoneText, email, getsSms }) => (
        <>
          <PatientLink id={patientId} name={name} />
          <span className="second">{phone ? <a href={`tel:${phone}`}>{phoneText}</a> : email}</span>
          {getsSms ? <span className="second">{t('Gets texts')}</span> : null}
        </>
      ),
    },
    {
      key: 'whose',
      label: 'Waiting for',
      cell: ({ doctor, department, package: ofPackage, service, visitType, from, to }) => (
        <>
          {joined([(doctor ?? department)?.name, (ofPackage ?? service)?.name, visitType ?? undefined])}
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
      cell: ({ offer, offersMade, isCalled }) =>
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
            {isCalled ? <span className="second">{t('To be called')}</span> : null}
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
        <div className="cluster">
          {entry.isCalled ? null : <OfferSteps entry={entry} />}
          <button
            type="button"
            className="button button-small"
            aria-label={t('Remove {name} from the list', { name: entry.name })}
            onClick={() => onRemove(entry)}
          >
            {t('Remove')}
          </button>
        </div>
      ),
    },
  ];
}
