import { useParams } from 'react-router';
import { ConditionFields } from '#contract/condition.ts';
import { Editor } from '#web/admin/editor/editor.tsx';
import { Field } from '#web/admin/field/field.tsx';
import { useWallClock } from '#web/admin/field/wall-clock.ts';
import { TitleCell } from '#web/admin/list/common-columns.tsx';
import { List } from '#web/admin/list/list.tsx';
import { opening } from '#web/admin/list/opening.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { ServicesTabs } from '#web/admin/tabs/services-tabs.tsx';
import { dayWords } from '#web/dates/words.ts';
import { t } from '#words/say.ts';

export const handle = opening('condition');

export default function ConditionPage() {
  return useParams().id ? <ConditionEditor /> : <ConditionList />;
}

function ConditionList() {
  const { locale, timeZone } = useHospital();
  const today = useWallClock(timeZone).slice(0, 10);
  return (
    <List
      resource="condition"
      tabs={<ServicesTabs />}
      columns={[
        {
          key: 'title',
          label: 'Title',
          cell: ({ title, otherNames }) => <TitleCell title={title} second={otherNames} />,
        },
        { key: 'department', label: 'Department', wide: true, cell: ({ department }) => department?.name },
        { key: 'author', label: 'Author', wide: true, cell: ({ author }) => author },
        {
          key: 'reviewDueOn',
          label: 'Next review',
          wide: true,
          cell: ({ reviewDueOn }) => {
            if (!reviewDueOn) return null;
            const day = dayWords(reviewDueOn, locale);
            return reviewDueOn <= today ? <strong>{t('Due since {day}', { day })}</strong> : day;
          },
        },
      ]}
    />
  );
}

const oneEach = 'One sign on each line. It shows as a list.';

function ConditionEditor() {
  return (
    <Editor resource="condition" fields={ConditionFields} initial={{ status: 'draft' }}>
      <section className="panel columns">
        <h2>{t('About|an entry')}</h2>
        <Field name="title" hint="As patients say it, such as Fever in children." />
        <Field
          name="otherNames"
          label="Also called"
          hint="Other words for it, separated by commas. The search finds them."
        />
        <Field name="summary" hint="One or two sentences for lists and search results." className="whole" />
        <Field name="departmentId" label="Treated by" of="department" />
      </section>
      <section className="panel">
        <h2>{t('When to get help')}</h2>
        <Field
          name="callNow"
          label="Call an ambulance now if"
          hint={{ text: `${t('Only where a life may be in danger.')} ${t(oneEach)}` }}
        />
        <Field name="beSeenToday" label="Be seen today if" hint={oneEach} />
        <Field name="atHome" label="It can be looked after at home if" hint={oneEach} />
      </section>
      <section className="panel">
        <h2>{t('Page')}</h2>
        <Field name="description" label="What it is" />
        <Field name="selfCare" label="What helps" />
      </section>
      <section className="panel columns">
        <h2>{t('Review')}</h2>
        <Field name="author" hint="Who answers for what the page says, such as a doctor." className="whole" />
        <Field name="reviewedOn" label="Last review" />
        <Field name="reviewDueOn" label="Next review" hint="From this day on, the dashboard reminds you." />
      </section>
    </Editor>
  );
}
