import { useParams } from 'react-router';
import { VisitTypeFields } from '#contract/visit-type.ts';
import { Editor } from './editor.tsx';
import { Field } from './field.tsx';
import { List } from './list.tsx';
import { opening } from './opening.tsx';
import { SettingsTabs } from './settings-tabs.tsx';

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
          cell: ({ durationMinutes }) => `${durationMinutes} min`,
        },
        { key: 'mode', label: 'How', wide: true, cell: ({ mode }) => modes[mode] },
        {
          key: 'needsApproval',
          label: 'Approval',
          wide: true,
          cell: ({ needsApproval }) => (needsApproval ? 'By staff' : <span className="quiet">None</span>),
        },
        {
          key: 'doctorIds',
          label: 'Doctors',
          wide: true,
          cell: ({ doctorIds }) =>
            doctorIds.length === 0 ? <span className="quiet">All</span> : doctorIds.length,
        },
      ]}
    />
  );
}

const modes = { 'in-person': 'In person', phone: 'By phone', video: 'By video' };

function VisitTypeEditor() {
  return (
    <Editor
      resource="visitType"
      fields={VisitTypeFields}
      initial={{ mode: 'in-person', needsApproval: false }}
    >
      <section className="panel columns">
        <h2>The visit</h2>
        <Field name="name" />
        <Field name="mode" label="How" shown={(mode) => modes[mode.replaceAll(' ', '-') as 'phone']} />
        <Field name="durationMinutes" label="Duration in minutes" />
        <Field
          name="stepMinutes"
          label="A time is offered every … minutes"
          hint="Empty: as long as the visit."
        />
        <Field name="bufferBeforeMinutes" label="Minutes kept free before" />
        <Field name="bufferAfterMinutes" label="Minutes kept free after" />
        <Field name="places" label="Patients at the same time" />
        <Field
          name="doctorIds"
          label="Doctors"
          of="doctor"
          hint="None chosen: every doctor offers it."
          className="whole"
        />
      </section>
      <section className="panel columns">
        <h2>Booking</h2>
        <Field name="needsApproval" label="Staff approve each booking" className="whole" />
        <Field name="leadMinutes" label="Latest booking, minutes before" />
        <Field name="horizonDays" label="Earliest booking, days before" />
        <Field name="cancelCutoffMinutes" label="Latest cancelling by patients, minutes before" />
        <Field name="moveCutoffMinutes" label="Latest moving by patients, minutes before" />
        <Field name="position" hint="Lower numbers come first." />
      </section>
    </Editor>
  );
}
