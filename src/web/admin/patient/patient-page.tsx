import { useState } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router';
import type { Patient } from '#contract/patient.ts';
import type { BookingStart } from '#web/admin/appointment/booking-draft.ts';
import { DeskDialogs, type Move } from '#web/admin/desk/desk-dialogs.tsx';
import { useWallClock } from '#web/admin/field/wall-clock.ts';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { Page } from '#web/admin/frame/page.tsx';
import { useHospital } from '#web/admin/session/hospital.ts';
import { useKeys } from '#web/admin/session/keys.ts';
import { addressOf, menuEntry, trailTo } from '#web/admin/session/menu.ts';
import { useMay } from '#web/admin/session/rights.ts';
import { Loading } from '#web/admin/ui/loading.tsx';
import { ApiProblem } from '#web/api/client.ts';
import { t } from '#words/say.ts';
import { Duplicates, Merged } from './duplicates.tsx';
import { Notes } from './notes.tsx';
import { Inquiries, Messages, Waits } from './other-parts.tsx';
import { type PatientDialog, PatientDialogs } from './patient-dialogs.tsx';
import { Actions, Contact } from './patient-head.tsx';
import { usePatient } from './use-patient.ts';
import { useLanguage, VisitsAhead, VisitsBefore } from './visits.tsx';

const trail = [...trailTo('patient'), { label: menuEntry('patient').label, to: addressOf('patient') }];

export function PatientPage({ id }: { id: string }) {
  const { timeZone } = useHospital();
  const { data: patient, error, refetch } = usePatient(id);
  const may = useMay();
  const mayChange = may('visits', 'change');
  const now = useWallClock(timeZone);
  const today = now.slice(0, 10);
  const language = useLanguage({ patient: id, today });
  const [opened, setOpened] = useState<PatientDialog | null>(null);
  const [booking, setBooking] = useState<BookingStart | null>(null);
  const [moving, setMoving] = useState<Move | null>(null);
  const book = () =>
    patient && setBooking({ ...noBooking, day: today, person: { ...personOf(patient), language } });
  useKeys(mayChange ? { n: book } : {});
  if (error && !patient) return <NoPatient error={error} onRetry={() => void refetch()} />;
  // A merged patient redirects to the remaining one.
  if (patient && String(patient.id) !== id) return <Navigate to={addressOf('patient', patient.id)} replace />;
  return (
    <Page
      title={patient?.name ?? 'Patient'}
      trail={trail}
      note={patient ? <Contact patient={patient} language={language} /> : undefined}
      actions={
        patient && mayChange ? <Actions patient={patient} onOpen={setOpened} onBook={book} /> : undefined
      }
    >
      <div className="patient">
        <VisitsAhead
          patient={id}
          today={today}
          onMove={mayChange ? (appointment) => setMoving({ appointment }) : undefined}
        />
        {patient ? (
          <Beside patient={patient} mayChange={mayChange} />
        ) : (
          <Loading error={null} onRetry={() => {}} />
        )}
        <div className="stack-wide patient-rest">
          <VisitsBefore patient={id} today={today} />
          {may('inquiries') ? <Inquiries patient={id} /> : null}
          <Waits patient={id} />
          {may('messages') ? <Messages patient={id} /> : null}
        </div>
      </div>
      {patient ? <PatientDialogs patient={patient} opened={opened} onOpen={setOpened} /> : null}
      <OpenVisit now={now} moving={moving} booking={booking} onMove={setMoving} onBook={setBooking} />
    </Page>
  );
}

const personOf = ({ id, name, phone, email }: Patient) => ({ patientId: id, name, phone, email });
const noBooking = { source: 'phone', doctor: '', startsAt: '', localTime: '', visitType: '' } as const;

/** A visit that is opened, moved or booked, in the reception's dialogs. */
function OpenVisit(
  given: Pick<Parameters<typeof DeskDialogs>[0], 'now' | 'moving' | 'booking' | 'onMove' | 'onBook'>,
) {
  const [search, setSearch] = useSearchParams();
  const [news, setNews] = useState('');
  const visit = search.get('visit') ?? '';
  return (
    <>
      <p role="status" className="unseen">
        {news}
      </p>
      <DeskDialogs
        {...given}
        visit={/^[1-9]\d{0,9}$/.test(visit) ? Number(visit) : null}
        appointments={undefined}
        onChanged={setNews}
        change={() => setSearch({}, { replace: true, preventScrollReset: true })}
      />
    </>
  );
}

function NoPatient({ error, onRetry }: { error: Error; onRetry(): void }) {
  const isNone = error instanceof ApiProblem && error.status === 404;
  const back = (
    <Link to={addressOf('patient')} className="button">
      {t('All patients')}
    </Link>
  );
  return (
    <Page title={isNone ? 'Patient not found' : 'Patient'} trail={trail}>
      {isNone ? (
        <div className="empty">
          <p>
            {t(
              'There is no patient at this address. They may have been deleted, or nothing of theirs is within what your account may see.',
            )}
          </p>
          {back}
        </div>
      ) : (
        <Loading error={error} onRetry={onRetry}>
          {back}
        </Loading>
      )}
    </Page>
  );
}

function Beside({ patient, mayChange }: { patient: Patient; mayChange: boolean }) {
  const { timeZone, locale } = useHospital();
  const mayReadTrail = useMay()('trail');
  return (
    <div className="stack-wide patient-beside">
      <Notes patient={patient} mayChange={mayChange} />
      <Duplicates patient={patient} mayChange={mayChange} />
      <Merged patient={patient} mayChange={mayChange} />
      <p className="hint links">
        {t('Known since {moment}.', { moment: momentInWords(patient.createdAt, timeZone, locale) })}{' '}
        {mayReadTrail ? (
          <Link to={`${addressOf('settings')}/activity?entity=patient&entityId=${patient.id}&action=read`}>
            {t('Who looked')}
          </Link>
        ) : null}
      </p>
    </div>
  );
}
