import { useState } from 'react';
import type { Slot } from '#contract/appointment.ts';
import type { VisitMode } from '#contract/modes.ts';
import { dayInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { TimeChoice } from '#web/admin/times/time-choice.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { Options } from '#web/admin/ui/options.tsx';
import { timeWords } from '#web/dates/words.ts';
import { Field } from '#web/ui/core/field.tsx';
import { t } from '#words/say.ts';
import type { Entry } from './use-entries.ts';

interface Known {
  id: number;
  slug: string;
  name: string;
}

interface ListProps {
  entries: Entry[];
  /** Doctors who may take a visit; the first is the wished one. */
  doctors: Known[];
  today: string;
  /** As in asked-visit.ts. */
  visitType?: string;
  mode?: VisitMode | '';
  /** For visits being moved: the current visit, by its place. */
  moving?: { id: number; localDate: string; localTime: string }[];
  /** Labels to leave a visit out and to take it in again. */
  out: { leave: string; take: string; says: string };
  onChoose(place: number, slot: Slot): void;
  onLeaveOut(place: number, isLeftOut: boolean): void;
}

/** The visits of a series with what differs from the wish, each to be changed or left out. */
export function SeriesList(props: ListProps) {
  const [changed, setChanged] = useState<number | null>(null);
  return (
    <ol className="series-list">
      {props.entries.map((entry) => (
        <Line
          key={entry.place}
          {...props}
          entry={entry}
          isOpen={changed === entry.place}
          onOpen={(isOpen) => setChanged(isOpen ? entry.place : null)}
        />
      ))}
    </ol>
  );
}

interface LineProps extends ListProps {
  entry: Entry;
  isOpen: boolean;
  onOpen(isOpen: boolean): void;
}

function Line({ entry, isOpen, onOpen, ...props }: LineProps) {
  const { place, slot, isLeftOut, refused } = entry;
  const { doctors, out, onChoose, onLeaveOut } = props;
  const { locale } = useHospital();
  const { localDate, localTime } = slot ?? entry.wished;
  const named = t('{date}, {time}', {
    date: dayInWords(localDate, locale, 'short'),
    time: timeWords(localTime, locale),
  });
  function choose(next: Slot) {
    onChoose(place, next);
    onOpen(false);
  }
  return (
    <li className={isLeftOut ? 'series-visit series-visit-out' : 'series-visit'}>
      <div className="series-line">
        <span className="series-when">
          <When entry={entry} {...props} />
        </span>
        <span className="cluster">
          <Button
            small
            aria-expanded={isOpen}
            aria-label={t('Change {visit}', { visit: named })}
            onClick={() => onOpen(!isOpen)}
          >
            {t('Change')}
          </Button>
          {slot ? (
            <Button
              small
              aria-label={t('{action}: {visit}', { action: isLeftOut ? out.take : out.leave, visit: named })}
              onClick={() => onLeaveOut(place, !isLeftOut)}
            >
              {isLeftOut ? out.take : out.leave}
            </Button>
          ) : null}
        </span>
      </div>
      {refused ? (
        <div role="alert" className="series-refused">
          <p className="field-error">{refused.detail}</p>
          <p className="cluster">
            {refused.nearest.map((one) => (
              <Button key={`${one.doctorId} ${one.startsAt}`} small onClick={() => choose(one)}>
                {t('{date}, {time}', {
                  date: dayInWords(one.localDate, locale, 'short'),
                  time: timeWords(one.localTime, locale),
                })}
              </Button>
            ))}
          </p>
        </div>
      ) : null}
      {isOpen && doctors.length > 0 ? <Change entry={entry} {...props} onChoose={choose} /> : null}
    </li>
  );
}

interface WhenProps extends ListProps {
  entry: Entry;
}

function When({ entry: { wished, slot, isLeftOut, place }, doctors, moving, out }: WhenProps) {
  const { locale } = useHospital();
  const words = ({ localDate, localTime }: { localDate: string; localTime: string }) =>
    t('{date}, {time}', { date: dayInWords(localDate, locale, 'short'), time: timeWords(localTime, locale) });
  const [wanted] = doctors;
  const from = moving?.[place];
  if (!slot || isLeftOut)
    return (
      <>
        <strong>{from ? words(from) : words(slot ?? wished)}</strong>
        <span className="second">
          {slot ? out.says : t('Nothing is free near {wish}.', { wish: words(wished) })}
        </span>
      </>
    );
  const isOther = slot.localDate !== wished.localDate || slot.localTime !== wished.localTime;
  const doctor = slot.doctorId !== wanted?.id && doctors.find(({ id }) => id === slot.doctorId);
  return (
    <>
      <strong>{words(slot)}</strong>
      {from ? <span className="second">{t('Until now: {date}', { date: words(from) })}</span> : null}
      {isOther ? (
        <span className="second warning">{t('Instead of {wish}', { wish: words(wished) })}</span>
      ) : null}
      {doctor ? <span className="second warning">{t('With {doctor}', { doctor: doctor.name })}</span> : null}
    </>
  );
}

function Change({
  entry: { slot, wished, place },
  doctors,
  today,
  visitType,
  mode,
  moving,
  onChoose,
}: Omit<ListProps, 'onChoose'> & { entry: Entry; onChoose(slot: Slot): void }) {
  const known = doctors.find(({ id }) => id === slot?.doctorId) ?? doctors[0]!;
  const [doctor, setDoctor] = useState(known.slug);
  const first = slot?.localDate ?? wished.localDate;
  const [day, setDay] = useState(first < today ? today : first);
  const id = moving?.[place]?.id;
  return (
    <div className="series-change">
      {doctors.length > 1 ? (
        <Field
          as="select"
          label={t('Doctor')}
          required
          value={doctor}
          onChange={({ target }) => setDoctor(target.value)}
        >
          <Options of={doctors.map(({ slug, name }) => [slug, name])} />
        </Field>
      ) : null}
      <TimeChoice
        doctor={doctor}
        {...(visitType ? { visitType } : {})}
        {...(mode ? { mode } : {})}
        {...(id ? { moving: id } : {})}
        day={day}
        today={today}
        value={slot && doctor === known.slug ? slot.startsAt : ''}
        name={`series-${place}`}
        onDay={setDay}
        onChoose={onChoose}
      />
    </div>
  );
}
