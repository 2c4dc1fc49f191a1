import { useQuery } from '@tanstack/react-query';
import { RetentionFields } from '#contract/retention.ts';
import { ExportPanel } from './data/export-panel.tsx';
import { ImportPanel } from './data/import-panel.tsx';
import { LastRun } from './data/last-run.tsx';
import { SingleEditor } from './editor/single-editor.tsx';
import { Field } from './field/field.tsx';
import { api } from './session/session.ts';

/** How long personal data is kept, everything as one file, and such a file into an empty hospital. */
export default function DataPage() {
  const query = useQuery({
    queryKey: ['retention', 'get'],
    queryFn: async () => (await api.retention.get()).data,
  });
  return (
    <SingleEditor
      title="Data"
      entity="retention"
      fields={RetentionFields}
      query={query}
      save={api.retention.update}
    >
      <section className="panel columns">
        <h2>How long personal data is kept</h2>
        <Field
          name="appointmentMonths"
          label="Patients of appointments, months after the visit"
          hint="Then name, contact data and reason go; the visit stays as a number in the figures."
        />
        <Field
          name="inquiryMonths"
          label="Inquiries, months after they arrived"
          hint="With their replies, and mail that could not be delivered."
        />
        <Field name="sentMailDays" label="Sent mail, days after it went out" />
        <Field name="waitlistDays" label="The waiting list, days after the last day asked for" />
        <p className="hint whole">
          Newsletter addresses that nobody confirms go after seven days, those of subscribers when they
          unsubscribe, sessions after twelve hours. What staff did stays in the activity trail.
        </p>
      </section>
      <LastRun run={query.data?.lastRun ?? null} />
      <ExportPanel />
      <ImportPanel />
    </SingleEditor>
  );
}
