import { useParams } from 'react-router';
import { WaitingAreaFields } from '#contract/waiting-area.ts';
import { opening } from '#web/admin/list/opening.ts';
import { t } from '#words/say.ts';
import { Editor } from '../editor/editor.tsx';
import { Field } from '../field/field.tsx';
import { departmentColumn } from '../list/common-columns.tsx';
import { List } from '../list/list.tsx';
import { SettingsTabs } from '../ui/settings-tabs.tsx';
import { AreaAddresses } from './area-addresses.tsx';

export const handle = opening('waitingArea');

export default function WaitingAreaPage() {
  return useParams().id ? <WaitingAreaEditor /> : <WaitingAreaList />;
}

function WaitingAreaList() {
  return (
    <List
      resource="waitingArea"
      tabs={<SettingsTabs />}
      columns={[
        { key: 'name', label: 'Name', cell: ({ name }) => <strong>{name}</strong> },
        departmentColumn,
        {
          key: 'takesCheckIn',
          label: 'Check-in at the door',
          cell: ({ takesCheckIn }) => (takesCheckIn ? t('Yes') : t('No')),
        },
      ]}
    />
  );
}

function WaitingAreaEditor() {
  const { id = 'new' } = useParams();
  return (
    <Editor resource="waitingArea" fields={WaitingAreaFields} initial={{ takesCheckIn: true }}>
      <section className="panel columns">
        <h2>{t('The waiting area')}</h2>
        <Field name="name" hint="For colleagues only. For example, First floor, by the lift." />
        <Field
          name="departmentId"
          label="Department"
          of="department"
          hint="Its doctors are on the screen, and patients read its name and where it is. Leave empty for the whole hospital."
        />
        <Field
          name="takesCheckIn"
          label="Patients may check in at the door"
          hint="With the code on the sheet below, from an hour before their visit."
        />
      </section>
      {id === 'new' ? null : <AreaAddresses id={id} />}
    </Editor>
  );
}
