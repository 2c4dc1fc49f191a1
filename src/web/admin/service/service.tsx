import { useParams } from 'react-router';
import { ServiceFields } from '#contract/service.ts';
import { formatMoney } from '#contract/words/money.ts';
import { Editor } from '#web/admin/editor/editor.tsx';
import { Field } from '#web/admin/field/field.tsx';
import { TitleCell } from '#web/admin/list/common-columns.tsx';
import { List } from '#web/admin/list/list.tsx';
import { opening } from '#web/admin/list/opening.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { ServicesTabs } from '#web/admin/tabs/services-tabs.tsx';
import { t } from '#words/say.ts';

export const handle = opening('service');

export default function ServicePage() {
  return useParams().id ? <ServiceEditor /> : <ServiceList />;
}

function ServiceList() {
  const { currency, locale } = useHospital();
  return (
    <List
      resource="service"
      tabs={<ServicesTabs />}
      columns={[
        {
          key: 'title',
          label: 'Title',
          cell: ({ image, title, summary }) => <TitleCell image={image} title={title} second={summary} />,
        },
        { key: 'department', label: 'Department', wide: true, cell: ({ department }) => department?.name },
        {
          key: 'priceFrom',
          label: 'Price from',
          wide: true,
          align: 'end',
          cell: ({ priceFrom }) => (priceFrom === null ? null : formatMoney(priceFrom, currency, locale)),
        },
        {
          key: 'durationMinutes',
          label: 'Duration',
          wide: true,
          align: 'end',
          cell: ({ durationMinutes }) =>
            durationMinutes === null ? null : t('{minutes} min', { minutes: durationMinutes }),
        },
      ]}
    />
  );
}

function ServiceEditor() {
  return (
    <Editor resource="service" fields={ServiceFields} initial={{ status: 'published' }}>
      <section className="panel columns">
        <h2>{t('About|an entry')}</h2>
        <Field name="title" />
        <Field name="icon" as="icon" />
        <Field name="summary" hint="One or two sentences for menus and cards." className="whole" />
        <Field name="departmentId" of="department" />
        <Field name="priceFrom" hint="Leave empty to show no price." />
        <Field
          name="durationMinutes"
          label="Duration in minutes"
          hint="Patients book a visit of this length, up to eight hours. In the emergency department, one with neither a length nor another visit is not booked."
        />
        <Field
          name="visitTypeId"
          label="Booked as another visit"
          of="visitType"
          hint="For what begins with a consultation, such as an operation. Leave empty for a visit of its own length."
        />
      </section>
      <section className="panel">
        <h2>{t('Page')}</h2>
        <Field name="forWhom" label="Who it is for" />
        <Field name="description" />
        <Field name="preparation" hint="What patients should do before they come." />
        <Field name="faqs" label="Questions and answers" />
      </section>
    </Editor>
  );
}
