import { useParams } from 'react-router';
import { modesOf, type VisitMode } from '#contract/modes.ts';
import { type BookingMethod, VisitTypeFields } from '#contract/visit-type.ts';
import { Editor } from '#web/admin/editor/editor.tsx';
import { Field } from '#web/admin/field/field.tsx';
import { RoomKindField } from '#web/admin/field/room-kind-field.tsx';
import { List } from '#web/admin/list/list.tsx';
import { opening } from '#web/admin/list/opening.ts';
import { tellStranded } from '#web/admin/schedule/stranded-notice.tsx';
import { SettingsTabs } from '#web/admin/ui/settings-tabs.tsx';
import { QuestionsPanel } from '#web/admin/visit-answer/questions-panel.tsx';
import type { PlainMessage } from '#words/catalogue.ts';
import { joined } from '#words/joined.ts';
import { t } from '#words/say.ts';

export const handle = opening('visitType');

export default function VisitTypePage() {
  return useParams().id ? <VisitTypeEditor /> : <VisitTypeList />;
}

function VisitTypeList() {
  return (
    <List
      resource="visitType"
      tabs={<SettingsTabs />}
      columns={[
        { key: 'name', label: 'Name', cell: ({ name }) => <strong>{name}</strong> },
        {
          key: 'durationMinutes',
          label: 'Duration',
          align: 'end',
          cell: ({ durationMinutes }) => t('{minutes} min', { minutes: durationMinutes }),
        },
        {
          key: 'offered',
          label: 'How patients get a time',
          wide: true,
          cell: ({ offered }) => t(offeredWords[offered]),
        },
        {
          key: 'mode',
          label: 'How it takes place',
          wide: true,
          cell: (visitType) => joined(modesOf(visitType).map((mode) => t(modes[mode]))),
        },
        {
          key: 'needsApproval',
          label: 'Approval',
          wide: true,
          cell: ({ needsApproval }) =>
            needsApproval ? t('By staff') : <span className="quiet">{t('None|approval')}</span>,
        },
        {
          key: 'doctorIds',
          label: 'Doctors',
          wide: true,
          cell: ({ doctorIds }) =>
            doctorIds.length === 0 ? <span className="quiet">{t('All')}</span> : doctorIds.length,
        },
      ]}
    />
  );
}

const modes = { 'in-person': 'In person', phone: 'By phone', video: 'By video' } as const;
const offeredWords = {
  book: 'They book online',
  ask: 'They ask, staff find a time',
  phone: 'They call',
} as const satisfies Record<BookingMethod, PlainMessage>;
/** A mode as shown by its control: "in person", as labels are derived from names. */
const modeShown = (mode: string) => t(modes[mode.replaceAll(' ', '-') as VisitMode]);

/** Defaults that suit most visits, so that the first one only needs a name. */
const newVisitType = {
  offered: 'book',
  mode: 'in-person',
  needsApproval: false,
  durationMinutes: 30,
  bufferBeforeMinutes: 0,
  bufferAfterMinutes: 0,
  places: 1,
  leadMinutes: 120,
  horizonDays: 60,
  cancelCutoffMinutes: 1440,
  moveCutoffMinutes: 1440,
  questions: [],
  askedWhen: 'before',
};

function VisitTypeEditor() {
  return (
    <Editor resource="visitType" fields={VisitTypeFields} initial={newVisitType} told={tellStranded}>
      <section className="panel columns">
        <h2>{t('The visit')}</h2>
        <Field name="name" hint="What patients choose, for example New consultation." />
        <Field name="mode" label="How it takes place" shown={modeShown} />
        <Field
          name="otherModes"
          label="Or, if the patient prefers"
          hint="Patients choose when they book. The room below is for those who come in person."
          suggestions={Object.keys(modes)}
          shown={modeShown}
        />
        <Field name="durationMinutes" label="Duration in minutes" />
        <Field
          name="stepMinutes"
          label="Minutes from one start to the next"
          hint="Leave empty for the length of the visit, so that one follows the other."
        />
        <Field name="bufferBeforeMinutes" label="Minutes kept free before a visit" />
        <Field name="bufferAfterMinutes" label="Minutes kept free after a visit" />
        <Field name="places" label="Patients at the same time" hint="Enter more than 1 for groups." />
        <RoomKindField />
        <Field
          name="doctorIds"
          label="Doctors"
          of="doctor"
          hint="Leave empty if every doctor offers it."
          className="whole"
        />
      </section>
      <section className="panel columns">
        <h2>{t('Booking')}</h2>
        <Field
          name="offered"
          label="How patients get a time"
          hint="Staff can book it in any case."
          shown={(offered) => t(offeredWords[offered as BookingMethod])}
          className="whole"
        />
        <Field name="needsApproval" label="Staff approve each booking" className="whole" />
        <Field
          name="leadMinutes"
          label="Latest booking, minutes before the visit"
          hint="120 is two hours, 1440 a day."
        />
        <Field name="horizonDays" label="Earliest booking, days before the visit" />
        <Field
          name="cancelCutoffMinutes"
          label="Latest cancellation, minutes before the visit"
          hint="After that, they have to call you."
        />
        <Field
          name="moveCutoffMinutes"
          label="Latest move, minutes before the visit"
          hint="After that, they have to call you."
        />
        <Field name="position" hint="Lower numbers come first." />
      </section>
      <QuestionsPanel />
    </Editor>
  );
}
