/** A doctor's working hours: periods, each with a week of rules. A save replaces all of them. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { useParams } from 'react-router';
import { z } from 'zod';
import { Schedule, type Stranded } from '#contract/schedule.ts';
import { said } from '#contract/validation-message.ts';
import { EditorForm } from '#web/admin/editor/editor-form.tsx';
import { useMayChange } from '#web/admin/editor/use-may-change.ts';
import { today } from '#web/admin/field/wall-time.ts';
import { Page } from '#web/admin/frame/page.tsx';
import { useHospital } from '#web/admin/session/hospital.ts';
import { addressOf } from '#web/admin/session/menu.ts';
import { api } from '#web/admin/session/session.ts';
import { DoctorTabs } from '#web/admin/tabs/doctor-tabs.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { Loading } from '#web/admin/ui/loading.tsx';
import { t } from '#words/say.ts';
import plus from '~icons/lucide/plus?raw';
import { BookingCheck } from './booking-check.tsx';
import { Period } from './period.tsx';
import { StrandedNotice } from './stranded-notice.tsx';

const ScheduleFields = z.strictObject({
  schedules: z.array(Schedule).max(50, said('Use at most 50 periods.')),
});

export default function SchedulePage() {
  const { id = '' } = useParams();
  const queries = useQueryClient();
  const [stranded, setStranded] = useState<Stranded[]>([]);
  const doctor = useQuery({
    queryKey: ['doctor', 'get', id],
    queryFn: async () => (await api.doctor.get({ params: { id } })).data,
  });
  const hours = useQuery({
    queryKey: ['schedule', 'get', id],
    queryFn: async () => (await api.schedule.get({ params: { id } })).data,
  });
  const mayChange = useMayChange('schedule', id, `${addressOf('doctor', Number(id))}/hours`);
  const trail = [{ label: 'Doctors', to: addressOf('doctor') }];
  // An account may read the hours but not an unpublished profile; the name is then missing.
  if (doctor.isPending || !hours.data || mayChange === undefined) {
    return (
      <Page title="Working hours" trail={trail} tabs={<DoctorTabs id={id} />}>
        <Loading error={hours.error} onRetry={() => void hours.refetch()} />
      </Page>
    );
  }
  return (
    <EditorForm
      key={id}
      title={doctor.data?.name ?? 'Working hours'}
      trail={trail}
      tabs={<DoctorTabs id={id} />}
      entity="schedule"
      fields={ScheduleFields}
      entry={hours.data}
      mayChange={mayChange}
      save={async (changes) => {
        const { data } = await api.schedule.update({
          params: { id },
          body: changes as z.input<typeof ScheduleFields>,
        });
        setStranded(data.stranded);
        void queries.invalidateQueries({ queryKey: ['rebooking'] });
        queries.setQueryData(['schedule', 'get', id], { schedules: data.schedules });
        return { schedules: data.schedules };
      }}
    >
      <StrandedNotice stranded={stranded} />
      <BookingCheck id={id} />
      <Periods />
    </EditorForm>
  );
}

function Periods() {
  const { fields: periods, append, remove } = useFieldArray({ name: 'schedules' });
  const { timeZone } = useHospital();
  return (
    <>
      {periods.length === 0 ? (
        <div className="empty">
          <p>
            {t(
              'There are no working hours yet, so nobody can book. Start with a usual week and change it, or with an empty one.',
            )}
          </p>
          <Button variant="primary" onClick={() => append(usualWeek(timeZone))}>
            {t('Monday to Friday, 9 to 17')}
          </Button>
        </div>
      ) : null}
      {periods.map((period, index) => (
        <Period key={period.id} index={index} onRemove={() => remove(index)} />
      ))}
      <p className="cluster editor-foot">
        <Button icon={plus} onClick={() => append({ ...usualWeek(timeZone), rules: [] })}>
          {periods.length === 0 ? t('An empty week') : t('Different hours from another day')}
        </Button>
        <span className="hint">
          {t('Times are in the hospital’s time zone, {zone}.', { zone: timeZone.replace('_', ' ') })}
        </span>
      </p>
    </>
  );
}

/** Morning and afternoon with a break, from today on. */
function usualWeek(timeZone: string): z.input<typeof Schedule> {
  const stretches = [
    { from: '09:00', to: '12:30' },
    { from: '13:30', to: '17:00' },
  ];
  return {
    validFrom: today(timeZone),
    validUntil: null,
    rules: [1, 2, 3, 4, 5].flatMap((weekday) =>
      stretches.map((hours) => ({
        ...hours,
        weekday,
        everyWeeks: 1 as const,
        anchorDate: null,
        visitTypeIds: [],
      })),
    ),
  };
}
