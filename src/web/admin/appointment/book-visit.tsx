import type { Slot } from '#contract/appointment.ts';
import type { Doctor } from '#contract/doctor.ts';
import { Field } from '#web/ui/core/field.tsx';
import { type DraftProps, noTime } from './booking-draft.ts';
import { TimeChoice } from './time-choice.tsx';
import { useVisitTypes } from './use-calendar.ts';
import { WalkInPlace } from './walk-in-place.tsx';

/** Whom a booking is with, what kind of visit it is, and when. */
export function BookVisit({
  draft: { source, doctor, visitType, day, startsAt },
  change,
  doctors,
  today,
}: DraftProps & { doctors: Doctor[] | undefined; today: string }) {
  const { data: visitTypes } = useVisitTypes();
  const doctorId = doctors?.find(({ slug }) => slug === doctor)?.id ?? 0;
  const offered = visitTypes?.filter(
    ({ doctorIds }) => doctorIds.length === 0 || doctorIds.includes(doctorId),
  );
  return (
    <div>
      <Field
        as="select"
        id="booking-doctor"
        label="Doctor"
        required
        value={doctor}
        onChange={({ target }) => change({ doctor: target.value, visitType: '', ...noTime })}
      >
        <option value="">Choose a doctor</option>
        {doctors
          ?.filter(({ status }) => status === 'published')
          .map(({ id, slug, name }) => (
            <option key={id} value={slug}>
              {name}
            </option>
          ))}
      </Field>
      <Field
        as="select"
        id="booking-visit"
        label="Visit"
        mark=""
        value={visitType || String(offered?.[0]?.id ?? '')}
        onChange={({ target }) => change({ visitType: target.value, ...noTime })}
      >
        {offered?.map(({ id, name, durationMinutes }) => (
          <option key={id} value={String(id)}>
            {name}, {durationMinutes} minutes
          </option>
        ))}
      </Field>
      {!doctor ? null : source === 'walk-in' ? (
        <WalkInPlace doctor={doctor} visitType={visitType} today={today} />
      ) : (
        <TimeChoice
          doctor={doctor}
          visitType={visitType}
          day={day}
          today={today}
          value={startsAt}
          onDay={(next) => change({ day: next, ...noTime })}
          onChoose={({ startsAt: chosen, localTime }: Slot) => change({ startsAt: chosen, localTime })}
        />
      )}
    </div>
  );
}
