import { useController } from 'react-hook-form';
import type { OpeningKind } from '#contract/opening.ts';
import { KindField } from '#web/admin/ui/kind-field.tsx';
import type { PlainMessage } from '#words/catalogue.ts';
import { t } from '#words/say.ts';
import { Field } from './field.tsx';

/** Opening hours, one row per line; the website derives from them whether the place is open. */
export function OpeningHoursField() {
  return (
    <Field
      name="openingHours"
      one="line"
      className="whole"
      hint="Visitors see these lines, and whether you are open now. Name under “Only for” a part with hours of its own, such as visiting. Hours past midnight belong to the day on which you open: Friday from 22:00 to 06:00. For a bank holiday, add a closure too: a line in your own words does not close anything."
      blank={{ name: '', days: [], kind: 'times', from: '', to: '', remark: '', duringClosures: false }}
      row={(path) => <OpeningRow path={path} />}
    />
  );
}

function OpeningRow({ path }: { path: string }) {
  const { field } = useController({ name: `${path}.kind` });
  const kind = field.value as OpeningKind;
  const isWords = kind === 'words';
  return (
    <div className="opening-row">
      <div className="opening-when">
        <KindField path={path} label={t('This line says')} kinds={kinds} onChoose={emptyFor} />
        {isWords ? null : <Field name={`${path}.days`} label="On|weekdays" as="weekdays" isRequired />}
        {kind === 'times' ? (
          <>
            <Field name={`${path}.from`} label="From|time" as="time" isRequired />
            <Field name={`${path}.to`} label="To|time" as="time" isRequired />
          </>
        ) : null}
      </div>
      <div className="opening-more">
        <Field
          name={`${path}.name`}
          label={isWords ? 'Days, or what it is about' : 'Only for'}
          isRequired={isWords || undefined}
        />
        <Field
          name={`${path}.remark`}
          label={isWords ? 'Hours' : 'Remark'}
          isRequired={isWords || undefined}
        />
      </div>
      {kind === 'times' || kind === 'allDay' ? (
        <Field name={`${path}.duringClosures`} label="Also open when the whole hospital is closed" />
      ) : null}
    </div>
  );
}

function emptyFor(kind: OpeningKind, set: (name: string, value: unknown) => void) {
  if (kind !== 'times') for (const name of ['from', 'to']) set(name, '');
  if (kind === 'words') set('days', []);
  // A place open day and night, such as an emergency department, usually stays open during closures.
  set('duringClosures', kind === 'allDay');
}

const kinds = {
  times: 'Open from and to',
  allDay: 'Open 24 hours',
  closed: 'Closed',
  words: 'In your own words',
} as const satisfies Record<OpeningKind, PlainMessage>;
