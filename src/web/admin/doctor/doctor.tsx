import { useParams } from 'react-router';
import { DoctorFields } from '#contract/doctor.ts';
import { listed } from '#contract/listed.ts';
import { Editor } from '#web/admin/editor/editor.tsx';
import { Field } from '#web/admin/field/field.tsx';
import { languageName, languagesByName } from '#web/admin/field/language-names.ts';
import { TitleCell } from '#web/admin/list/common-columns.tsx';
import { List } from '#web/admin/list/list.tsx';
import { opening } from '#web/admin/list/opening.ts';
import { BookingCheck } from '#web/admin/schedule/booking-check.tsx';
import { tellStranded } from '#web/admin/schedule/stranded-notice.tsx';
import { DoctorTabs } from '#web/admin/tabs/doctor-tabs.tsx';
import { DoctorsTabs } from '#web/admin/tabs/doctors-tabs.tsx';
import { t } from '#words/say.ts';

export const handle = opening('doctor');

export default function DoctorPage() {
  return useParams().id ? <DoctorEditor /> : <DoctorList />;
}

function DoctorList() {
  return (
    <List
      resource="doctor"
      tabs={<DoctorsTabs />}
      columns={[
        {
          key: 'name',
          label: 'Name',
          cell: ({ image, title, name, role }) => (
            <TitleCell image={image} title={[title, name].filter(Boolean).join(' ')} second={role} />
          ),
        },
        {
          key: 'departments',
          label: 'Departments',
          wide: true,
          cell: ({ departments }) =>
            listed(
              departments.map(({ name }) => name),
              { type: 'unit' },
            ),
        },
        {
          key: 'bookable',
          label: 'Online booking',
          wide: true,
          cell: ({ bookable }) => (bookable ? t('Yes') : <span className="quiet">{t('No')}</span>),
        },
      ]}
    />
  );
}

function DoctorEditor() {
  const { id } = useParams();
  return (
    <Editor
      resource="doctor"
      fields={DoctorFields}
      initial={{ status: 'published', bookable: true }}
      tabs={id === 'new' ? undefined : <DoctorTabs id={id!} />}
      told={tellStranded}
    >
      <section className="panel columns">
        <h2>{t('About|an entry')}</h2>
        <Field name="title" hint="For example, Dr or Prof." className="narrow" />
        <Field name="name" />
        <Field name="role" hint="For example, Consultant cardiologist." />
        <Field name="qualifications" hint="For example, MBBS, FRCP." />
        <Field name="departmentIds" label="Departments" of="department" />
        <Field name="specialityIds" label="Specialities" of="speciality" />
        <Field
          name="languages"
          hint="Spoken with patients."
          suggestions={languagesByName()}
          shown={languageName}
        />
        <Field name="practisingSince" label="Practising since" />
        <Field name="registrationNumber" />
      </section>
      <section className="panel">
        <h2>{t('Booking')}</h2>
        <Field name="bookable" label="Patients can book online" />
        {id === 'new' ? null : <BookingCheck id={id!} />}
        <Field name="consultationFee" />
      </section>
      <section className="panel">
        <h2>{t('Profile')}</h2>
        <Field name="summary" hint="One or two sentences for lists and cards." />
        <Field name="biography" />
        <Field name="education" />
      </section>
    </Editor>
  );
}
