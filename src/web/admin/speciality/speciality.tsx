import { useParams } from 'react-router';
import { SpecialityFields } from '#contract/speciality.ts';
import { Editor } from '#web/admin/editor/editor.tsx';
import { Field } from '#web/admin/field/field.tsx';
import { List } from '#web/admin/list/list.tsx';
import { opening } from '#web/admin/list/opening.ts';
import { DoctorsTabs } from '#web/admin/tabs/doctors-tabs.tsx';
import { t } from '#words/say.ts';

export const handle = opening('speciality');

export default function SpecialityPage() {
  return useParams().id ? <SpecialityEditor /> : <SpecialityList />;
}

function SpecialityList() {
  return (
    <List
      resource="speciality"
      tabs={<DoctorsTabs />}
      columns={[
        { key: 'name', label: 'Name', cell: ({ name }) => <strong>{name}</strong> },
        {
          key: 'description',
          label: 'Description',
          wide: true,
          cell: ({ description }) => <span className="second">{description}</span>,
        },
      ]}
    />
  );
}

function SpecialityEditor() {
  return (
    <Editor resource="speciality" fields={SpecialityFields} initial={{ status: 'published' }}>
      <section className="panel">
        <h2>{t('About|an entry')}</h2>
        <Field name="name" />
        <Field name="description" />
      </section>
    </Editor>
  );
}
