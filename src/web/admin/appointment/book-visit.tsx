import type { Slot } from '#contract/appointment.ts';
import type { Doctor } from '#contract/doctor.ts';
import { modesOf, type VisitMode } from '#contract/modes.ts';
import { ownLength } from '#contract/own-length.ts';
import type { Package } from '#contract/package.ts';
import type { Service } from '#contract/service.ts';
import type { VisitType } from '#contract/visit-type.ts';
import { remoteWords } from '#contract/where-words.ts';
import { durationWords } from '#contract/words/duration-words.ts';
import { visitValue } from '#web/admin/times/asked-visit.ts';
import { TimeChoice } from '#web/admin/times/time-choice.tsx';
import { EntryOptions } from '#web/admin/ui/entry-options.tsx';
import { Options } from '#web/admin/ui/options.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { t } from '#words/say.ts';
import { type DraftProps, noTime } from './booking-draft.ts';
import { SoonestChoice } from './soonest-choice.tsx';
import { SqueezeChoice } from './squeeze-choice.tsx';
import { usePurposes, useVisitTypes } from './use-calendar.ts';
import { WalkInPlace } from './walk-in-place.tsx';

interface BookVisitProps extends DraftProps {
  doctors: Doctor[] | undefined;
  today: string;
  /** See time-choice.tsx. */
  onWait(to: string): void;
}

export function BookVisit(props: BookVisitProps) {
  const { draft, change, doctors } = props;
  const { doctor, visitType, mode } = draft;
  const { data: visitTypes, isPending } = useVisitTypes();
  const { data: purposes } = usePurposes();
  const chosen = doctors?.find(({ slug }) => slug === doctor);
  const doctorId = chosen?.id ?? 0;
  const offered = visitTypes?.filter(
    ({ doctorIds }) => doctorIds.length === 0 || doctorIds.includes(doctorId),
  );
  const asked = visitType ? visitTypes?.find(({ id }) => String(id) === visitType) : offered?.[0];
  return (
    <div>
      <Field
        as="select"
        id="booking-doctor"
        label={t('Doctor')}
        required
        value={doctor}
        onChange={({ target }) => change({ doctor: target.value, visitType: '', mode: '', ...noTime })}
      >
        <option value="">{t('Choose a doctor')}</option>
        <EntryOptions entries={doctors?.filter(({ status }) => status === 'published')} />
      </Field>
      <Field
        as="select"
        id="booking-visit"
        label={t('Visit')}
        mark=""
        value={visitType || String(offered?.[0]?.id ?? '')}
        onChange={({ target }) => change({ visitType: target.value, mode: '', ...noTime })}
      >
        <Options
          of={offered?.map(({ id, name, durationMinutes }) => [
            id,
            t('{words}, {more}', { words: name, more: durationWords(durationMinutes) }),
          ])}
        />
        <PurposeOptions label={t('Packages')} kind="package" entries={purposes?.packages} doctor={chosen} />
        <PurposeOptions label={t('Services')} kind="service" entries={purposes?.services} doctor={chosen} />
      </Field>
      <ModeChoice of={asked} mode={mode} onChoose={(one) => change({ mode: one, ...noTime })} />
      {/* Waits for the visit's modes: that field would push the times away from under a finger. */}
      {isPending && doctor && draft.source !== 'walk-in' ? null : (
        <VisitTime {...props} mayWait={!asked || asked.offered === 'book'} />
      )}
    </div>
  );
}

/** The soonest time with anyone, the place of a walk-in, or a time of the chosen doctor. */
function VisitTime({
  draft,
  change,
  doctors,
  today,
  onWait,
  mayWait,
}: BookVisitProps & { mayWait: boolean }) {
  const { source, doctor, visitType, mode, day, startsAt, localTime, squeezeIn } = draft;
  const isWalkIn = source === 'walk-in';
  if (!doctor)
    return isWalkIn ? null : (
      <SoonestChoice
        doctors={doctors}
        onChoose={({ startsAt: start, localDate, localTime: time, visitTypeId }, { slug }) =>
          change({
            doctor: slug,
            day: localDate,
            startsAt: start,
            localTime: time,
            visitType: String(visitTypeId),
          })
        }
      />
    );
  if (isWalkIn) return <WalkInPlace doctor={doctor} visitType={visitType} today={today} />;
  const isBookable = doctors?.find(({ slug }) => slug === doctor)?.bookable;
  return (
    <>
      <TimeChoice
        doctor={doctor}
        visitType={visitType}
        mode={mode}
        day={day}
        today={today}
        value={squeezeIn ? '' : startsAt}
        onDay={(next) => change({ day: next, ...noTime })}
        onTaken={() => change(noTime)}
        {...(isBookable && mayWait ? { onWait } : {})}
        onChoose={({ startsAt: start, localDate, localTime: time }: Slot) =>
          change({ ...noTime, day: localDate, startsAt: start, localTime: time })
        }
      />
      <SqueezeChoice
        doctor={doctor}
        day={day}
        localTime={squeezeIn ? localTime : ''}
        onChoose={(start) => change({ ...noTime, ...start, squeezeIn: start.startsAt !== '' })}
      />
    </>
  );
}

interface ModeChoiceProps {
  of: VisitType | undefined;
  mode: VisitMode | '';
  onChoose(mode: VisitMode): void;
}

/** The mode of a visit, if its visit type offers several. */
function ModeChoice({ of: visitType, mode, onChoose }: ModeChoiceProps) {
  const modes = visitType ? modesOf(visitType) : [];
  if (modes.length < 2) return null;
  return (
    <Field
      as="select"
      id="booking-mode"
      label={t('How it takes place')}
      mark=""
      value={mode || modes[0]}
      onChange={({ target }) => onChoose(target.value as VisitMode)}
    >
      <Options of={modes.map((one) => [one, remoteWords(one) || t('In person')])} />
    </Field>
  );
}

interface PurposeOptionsProps {
  label: string;
  kind: 'package' | 'service';
  entries: (Package | Service)[] | undefined;
  doctor: Doctor | undefined;
}

function PurposeOptions({ label, kind, entries = [], doctor }: PurposeOptionsProps) {
  const ofDoctor = entries.filter(({ department }) =>
    doctor?.departments.some(({ id }) => id === department?.id),
  );
  if (ofDoctor.length === 0) return null;
  return (
    <optgroup label={label}>
      {ofDoctor.map((entry) => {
        const length = ownLength(entry);
        return (
          <option key={entry.id} value={visitValue(kind, entry)}>
            {length ? t('{words}, {more}', { words: entry.title, more: durationWords(length) }) : entry.title}
          </option>
        );
      })}
    </optgroup>
  );
}
