import { useParams } from 'react-router';
import { DepartmentFields } from '#contract/department.ts';
import { Editor } from '#web/admin/editor/editor.tsx';
import { Field } from '#web/admin/field/field.tsx';
import { OpeningHoursField } from '#web/admin/field/opening-hours-field.tsx';
import { TitleCell } from '#web/admin/list/common-columns.tsx';
import { List } from '#web/admin/list/list.tsx';
import { opening } from '#web/admin/list/opening.ts';
import { t } from '#words/say.ts';

export const handle = opening('department');

export default function DepartmentPage() {
  return useParams().id ? <DepartmentEditor /> : <DepartmentList />;
}

function DepartmentList() {
  return (
    <List
      resource="department"
      columns={[
        {
          key: 'name',
          label: 'Name',
          cell: ({ image, name, summary }) => <TitleCell image={image} title={name} second={summary} />,
        },
        { key: 'location', label: 'Location', wide: true, cell: ({ location }) => location },
        {
          key: 'phone',
          label: 'Phone',
          wide: true,
          cell: ({ phone }) => <span className="figures">{phone}</span>,
        },
        { key: 'headDoctor', label: 'Head', wide: true, cell: ({ headDoctor }) => headDoctor?.name },
      ]}
    />
  );
}

function DepartmentEditor() {
  return (
    <Editor resource="department" fields={DepartmentFields} initial={{ status: 'published' }}>
      <section className="panel columns">
        <h2>{t('About|an entry')}</h2>
        <Field name="name" />
        <Field name="icon" as="icon" />
        <Field name="summary" hint="One or two sentences for menus and cards." className="whole" />
        <Field name="headDoctorId" label="Head of department" of="doctor" />
      </section>
      <section className="panel columns">
        <h2>{t('Where and when')}</h2>
        <Field name="location" label="Location in the building" hint="For example, Level 2, east wing." />
        <Field name="phone" />
        <Field name="email" label="Email" />
        <OpeningHoursField />
      </section>
      <section className="panel">
        <h2>{t('Page')}</h2>
        <Field name="description" />
        <Field name="faqs" label="Questions and answers" />
      </section>
    </Editor>
  );
}
