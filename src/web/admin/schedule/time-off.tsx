import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import type { Stranded, TimeOff } from '#contract/schedule.ts';
import { useMayChange } from '#web/admin/editor/use-may-change.ts';
import { dayInWords } from '#web/admin/field/wall-time.ts';
import { Page } from '#web/admin/frame/page.tsx';
import { inWords } from '#web/admin/session/error-words.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { addressOf } from '#web/admin/session/menu.ts';
import { api } from '#web/admin/session/session.ts';
import { DoctorTabs } from '#web/admin/tabs/doctor-tabs.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { ReadOnly } from '#web/admin/ui/read-only.tsx';
import { attempt, said } from '#web/admin/ui/toasts.tsx';
import { timeWords } from '#web/dates/words.ts';
import { t } from '#words/say.ts';
import trash from '~icons/lucide/trash-2?raw';
import { AddTimeOff } from './add-time-off.tsx';
import { StrandedNotice } from './stranded-notice.tsx';

export default function TimeOffPage() {
  const { id = '' } = useParams();
  const queries = useQueryClient();
  const mayChange = useMayChange('schedule', id, `${addressOf('doctor', Number(id))}/leave`);
  const [stranded, setStranded] = useState<Stranded[]>([]);
  const doctor = useQuery({
    queryKey: ['doctor', 'get', id],
    queryFn: async () => (await api.doctor.get({ params: { id } })).data,
  });
  const periods = useQuery({
    queryKey: ['timeOff', 'list', id],
    queryFn: async () => (await api.timeOff.list({ params: { id } })).data,
  });
  // Leave changes rebookings and free times.
  const changed = () => queries.invalidateQueries();
  async function bringBack({ kind, from, to, note }: TimeOff) {
    await attempt(async () => {
      await api.timeOff.create({ params: { id }, body: { kind, from, to, note } });
      said.done(t('Restored.'));
    });
    await changed();
  }
  async function remove(period: TimeOff) {
    await attempt(async () => {
      await api.timeOff.remove({ params: { id, timeOffId: String(period.id) } });
      said.done(t('Removed.'), () => bringBack(period));
    });
    await changed();
  }
  return (
    <Page
      title={doctor.data?.name ?? 'Leave and extra hours'}
      trail={[{ label: 'Doctors', to: addressOf('doctor') }]}
      tabs={<DoctorTabs id={id} />}
    >
      <StrandedNotice stranded={stranded} />
      {mayChange === false ? <ReadOnly /> : null}
      <div className={mayChange ? 'editor editor-with-aside' : 'editor'}>
        <section className="panel">
          <h2>{t('Planned')}</h2>
          {periods.error ? <p role="alert">{inWords(periods.error)}</p> : null}
          {periods.data?.length === 0 ? (
            <p className="quiet">{t('No leave or extra hours are planned.')}</p>
          ) : null}
          <ul className="sessions">
            {periods.data?.map((period) => (
              <li key={period.id} className="cluster">
                <span className={`badge badge-${period.kind}`}>
                  {period.kind === 'leave' ? t('Leave') : t('Extra hours')}
                </span>
                <span>
                  <Span {...period} />
                  {period.note ? <span className="second">{period.note}</span> : null}
                </span>
                {mayChange ? (
                  <Button variant="quiet" icon={trash} onClick={() => void remove(period)}>
                    {t('Remove')}
                  </Button>
                ) : null}
              </li>
            ))}
          </ul>
        </section>
        {mayChange ? (
          <AddTimeOff
            doctorId={id}
            onAdded={(found) => {
              setStranded(found);
              void changed();
            }}
          />
        ) : null}
      </div>
    </Page>
  );
}

function Span({ from, to }: { from: string; to: string }) {
  const { locale } = useHospital();
  const words = (wall: string) =>
    t('{date}, {time}', {
      date: dayInWords(wall.slice(0, 10), locale, 'short'),
      time: timeWords(wall.slice(11), locale),
    });
  return (
    <span className="figures">
      {t('{first} to {last}', {
        first: words(from),
        last: from.slice(0, 10) === to.slice(0, 10) ? timeWords(to.slice(11), locale) : words(to),
      })}
    </span>
  );
}
