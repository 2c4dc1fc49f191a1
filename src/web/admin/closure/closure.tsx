import { useParams } from 'react-router';
import { ClosureFields } from '#contract/closure.ts';
import { Editor } from '#web/admin/editor/editor.tsx';
import { Field } from '#web/admin/field/field.tsx';
import { dayInWords } from '#web/admin/field/wall-time.ts';
import { DepartmentName } from '#web/admin/list/common-columns.tsx';
import { List } from '#web/admin/list/list.tsx';
import { opening } from '#web/admin/list/opening.ts';
import { tellStranded } from '#web/admin/schedule/stranded-notice.tsx';
import { useHospital } from '#web/admin/session/hospital.ts';
import { SettingsTabs } from '#web/admin/ui/settings-tabs.tsx';
import { timeWords } from '#web/dates/words.ts';
import { t } from '#words/say.ts';

export const handle = opening('closure');

export default function ClosurePage() {
  return useParams().id ? <ClosureEditor /> : <ClosureList />;
}

function ClosureList() {
  const { locale } = useHospital();
  const words = (wall: string) =>
    t('{day} {year}, {time}', {
      day: dayInWords(wall.slice(0, 10), locale, 'short'),
      year: wall.slice(0, 4),
      time: timeWords(wall.slice(11), locale),
    });
  return (
    <List
      resource="closure"
      tabs={<SettingsTabs />}
      columns={[
        {
          key: 'from',
          label: 'From|time',
          cell: ({ from }) => <span className="figures">{words(from)}</span>,
        },
        { key: 'to', label: 'Until', cell: ({ to }) => <span className="figures">{words(to)}</span> },
        {
          key: 'departmentId',
          label: 'Closed',
          cell: ({ departmentId }) => (
            <DepartmentName departmentId={departmentId} all={<strong>{t('The whole hospital')}</strong>} />
          ),
        },
        {
          key: 'note',
          label: 'Note',
          wide: true,
          cell: ({ note }) => <span className="second">{note}</span>,
        },
      ]}
    />
  );
}

function ClosureEditor() {
  const { timeZone } = useHospital();
  return (
    <Editor resource="closure" fields={ClosureFields} told={tellStranded}>
      <section className="panel columns">
        <h2>{t('Closed')}</h2>
        <p className="whole quiet">
          {t(
            'Nobody can book, and visitors read that you are closed. Lines of opening hours marked “Also open when the whole hospital is closed” stay open.',
          )}
        </p>
        <Field name="from" />
        <Field
          name="to"
          label="Until"
          hint={{ text: t('In the hospital’s time zone, {zone}.', { zone: timeZone.replace('_', ' ') }) }}
        />
        <Field
          name="departmentId"
          label="Department"
          of="department"
          hint="Leave empty to close the whole hospital."
        />
        <Field
          name="reason"
          label="Reason for visitors"
          hint="Visitors read it beside the opening hours. For example, Staff training."
        />
        <Field name="note" hint="For colleagues only." />
      </section>
    </Editor>
  );
}
