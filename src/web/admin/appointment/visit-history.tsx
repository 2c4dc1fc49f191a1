import { useQuery } from '@tanstack/react-query';
import type { Appointment, AppointmentSource } from '#contract/appointment.ts';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { api } from '#web/admin/session/session.ts';
import { CloseAction } from '#web/admin/ui/dialog-actions.tsx';
import { Loading } from '#web/admin/ui/loading.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import type { PlainMessage } from '#words/catalogue.ts';
import { t } from '#words/say.ts';
import { HistoryList } from '../activity/history-list.tsx';
import { WhoLooked } from '../activity/who-looked.tsx';

export function HistoryDialog({ appointment, onClose }: { appointment: Appointment; onClose(): void }) {
  return (
    <Dialog title={t('History of {reference}', { reference: appointment.reference })} onClose={onClose}>
      <VisitHistory appointment={appointment} />
      <CloseAction onClose={onClose} />
    </Dialog>
  );
}

export function VisitHistory({ appointment }: { appointment: Appointment }) {
  const { timeZone, locale } = useHospital();
  const { id, version, source, createdAt } = appointment;
  const { data, error, refetch } = useQuery({
    queryKey: ['activity', 'appointment', id, version],
    queryFn: async () => (await api.activity.ofAppointment({ params: { id: String(id) } })).data,
  });
  if (!data) return <Loading error={error} onRetry={() => void refetch()} />;
  const isBookedByStaff = data.some(({ action }) => action === 'create');
  return (
    <>
      <HistoryList deeds={data}>
        {isBookedByStaff ? null : (
          <li>
            {t(bookedWords[source])}
            <span className="second">{momentInWords(createdAt, timeZone, locale)}</span>
          </li>
        )}
      </HistoryList>
      <WhoLooked entity="appointment" id={id} words={t('Who looked at this visit')} />
    </>
  );
}

const bookedWords = {
  web: 'Booked on the website',
  phone: 'Booked on the phone',
  'walk-in': 'Booked at reception',
  waitlist: 'Booked from the waiting list',
} as const satisfies Record<AppointmentSource, PlainMessage>;
