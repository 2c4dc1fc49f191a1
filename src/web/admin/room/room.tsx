import { useParams } from 'react-router';
import { RoomFields } from '#contract/room.ts';
import { Editor } from '#web/admin/editor/editor.tsx';
import { Field } from '#web/admin/field/field.tsx';
import { departmentColumn } from '#web/admin/list/common-columns.tsx';
import { List } from '#web/admin/list/list.tsx';
import { opening } from '#web/admin/list/opening.ts';
import { tellStranded } from '#web/admin/schedule/stranded-notice.tsx';
import { SettingsTabs } from '#web/admin/ui/settings-tabs.tsx';
import { t } from '#words/say.ts';

export const handle = opening('room');

export default function RoomPage() {
  return useParams().id ? <RoomEditor /> : <RoomList />;
}

function RoomList() {
  return (
    <List
      resource="room"
      tabs={<SettingsTabs />}
      columns={[
        { key: 'name', label: 'Name', cell: ({ name }) => <strong>{name}</strong> },
        { key: 'kind', label: 'Kind', cell: ({ kind }) => kind },
        departmentColumn,
        {
          key: 'isInUse',
          label: 'In use',
          cell: ({ isInUse }) => (isInUse ? t('Yes') : <span className="badge">{t('Not in use')}</span>),
        },
      ]}
    />
  );
}

function RoomEditor() {
  return (
    <Editor resource="room" fields={RoomFields} initial={{ isInUse: true }} told={tellStranded}>
      <section className="panel columns">
        <h2>{t('The room or device')}</h2>
        <Field name="name" hint="For example, Ultrasound 1." />
        <Field
          name="kind"
          label="Kind"
          hint="For example, Ultrasound. A visit type needs a kind, and each of its visits takes one free room of that kind."
        />
        <Field
          name="departmentId"
          label="Department"
          of="department"
          hint="Leave empty if every doctor may use it."
        />
        <Field name="position" hint="Lower numbers are taken first." />
        <Field name="note" hint="For colleagues only." className="whole" />
      </section>
      <section className="panel">
        <h2>{t('Availability')}</h2>
        <Field name="isInUse" label="Visits may take place in it" />
        <Field
          name="outages"
          label="Out of use for a time"
          one="line"
          hint="It takes no visits then. Appointments that have it are listed once you save."
          rowLabels={{ to: 'Until' }}
        />
      </section>
    </Editor>
  );
}
