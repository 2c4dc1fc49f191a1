import { useParams } from 'react-router';
import { TestimonialFields } from '#contract/testimonial.ts';
import { Editor } from '#web/admin/editor/editor.tsx';
import { Field } from '#web/admin/field/field.tsx';
import { TitleCell } from '#web/admin/list/common-columns.tsx';
import { List } from '#web/admin/list/list.tsx';
import { opening } from '#web/admin/list/opening.ts';
import { t } from '#words/say.ts';

export const handle = opening('testimonial');

export default function TestimonialPage() {
  return useParams().id ? <TestimonialEditor /> : <TestimonialList />;
}

function TestimonialList() {
  return (
    <List
      resource="testimonial"
      columns={[
        {
          key: 'name',
          label: 'Name',
          cell: ({ name, quote }) => <TitleCell title={name} second={quote} />,
        },
        { key: 'doctorId', label: 'Doctor', wide: true, cell: ({ doctor }) => doctor?.name },
        { key: 'departmentId', label: 'Department', wide: true, cell: ({ department }) => department?.name },
        {
          key: 'consent',
          label: 'Consent',
          wide: true,
          cell: ({ consent }) => (consent ? t('Yes') : t('No')),
        },
      ]}
    />
  );
}

function TestimonialEditor() {
  return (
    <Editor resource="testimonial" fields={TestimonialFields} initial={{ status: 'draft' }}>
      <section className="panel columns">
        <h2>{t('What was said')}</h2>
        <Field name="name" hint="As the patient wants to be named." />
        <Field name="treatment" />
        <Field name="quote" className="whole" />
        <Field name="rating" hint="1 to 5. Leave empty for no stars." />
        <Field name="consent" label="The patient has agreed to this being shown" />
      </section>
      <section className="panel columns">
        <h2>{t('About|an entry')}</h2>
        <Field name="doctorId" label="Doctor" of="doctor" />
        <Field name="departmentId" label="Department" of="department" />
      </section>
    </Editor>
  );
}
