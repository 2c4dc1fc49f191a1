import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Slot } from '#contract/appointment.ts';
import type { Doctor } from '#contract/doctor.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { api } from '#web/admin/session/session.ts';
import { EntryOptions } from '#web/admin/ui/entry-options.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { t } from '#words/say.ts';
import { useDepartments } from './use-calendar.ts';

const most = 6;

/** The soonest times with any doctor, or any of a department: for callers without a preference. */
export function SoonestChoice({
  doctors,
  onChoose,
}: {
  doctors: Doctor[] | undefined;
  onChoose(slot: Slot, doctor: Doctor): void;
}) {
  const [department, setDepartment] = useState('');
  const { data: departments } = useDepartments();
  const { data, error } = useQuery({
    queryKey: ['appointment', 'soonest', { department }],
    queryFn: async () => (await api.appointment.soonest({ query: department ? { department } : {} })).data,
  });
  // Doctors outside the account's departments are unknown here.
  const found = (data ?? []).flatMap((slot) => {
    const doctor = doctors?.find(({ id }) => id === slot.doctorId);
    return doctor ? [{ slot, doctor }] : [];
  });
  return (
    <section className="soonest" aria-label={t('Any doctor, soonest')}>
      <Field
        as="select"
        id="booking-department"
        label={t('Any doctor, soonest')}
        mark=""
        value={department}
        onChange={({ target }) => setDepartment(target.value)}
      >
        <option value="">{t('All departments')}</option>
        <EntryOptions entries={departments?.filter(({ status }) => status === 'published')} />
      </Field>
      {error && !data ? (
        <p role="alert" className="field-error">
          {inWords(error)}
        </p>
      ) : null}
      {data && found.length === 0 ? (
        <p className="quiet">{t('There are no free times in the next 30 days.')}</p>
      ) : null}
      <ul>
        {found.slice(0, most).map(({ slot, doctor }) => (
          <li key={doctor.id}>
            <button type="button" className="popover-item" onClick={() => onChoose(slot, doctor)}>
              <strong className="figures">
                {t('{date}, {time}', { date: slot.dateInWords, time: slot.timeInWords })}
              </strong>
              <span className="quiet">{doctor.name}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
