import { useQuery } from '@tanstack/react-query';
import { RetentionFields } from '#contract/retention.ts';
import { SingleEditor } from '#web/admin/editor/single-editor.tsx';
import { Field } from '#web/admin/field/field.tsx';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { api } from '#web/admin/session/session.ts';
import { t } from '#words/say.ts';
import { BackupPanel } from './backup-panel.tsx';
import { ExportPanel } from './export-panel.tsx';
import { ImportPanel } from './import-panel.tsx';
import { LastRun } from './last-run.tsx';

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
      after={
        <>
          <BackupPanel />
          <ExportPanel />
          <ImportPanel />
          <ProgramPanel />
        </>
      }
    >
      <section className="panel columns">
        <h2>{t('How long personal data is kept')}</h2>
        <Field
          name="appointmentMonths"
          label="Patients’ details, months after the visit"
          hint="Name, contact details and reason are then deleted. The visit still counts in the figures."
        />
        <Field
          name="inquiryMonths"
          label="Inquiries, months after they were received"
          hint="Includes replies, and emails that could not be delivered."
        />
        <Field
          name="recordMonths"
          label="Records of visits are kept by law for, months after the visit"
          hint="0 if there is no such law. Until then the name, the day, the doctor and what the visit was for stay, even if the patient is erased."
        />
        <Field
          name="recordLaw"
          label="Under which law or rule"
          hint="Patients are told this when they ask to be erased."
        />
        <Field name="sentMailDays" label="Sent emails, days after they were sent" />
        <Field name="waitlistDays" label="Waiting list entries, days after the last day requested" />
        <Field
          name="ratingMonths"
          label="Answers to “Was this page useful?”, months after the week"
          hint="Includes comments. Neither says who sent it."
        />
        <p className="hint whole">
          {t(
            'What a visit needs, such as an interpreter, is deleted the day after the visit, or as soon as the visit is cancelled. Unconfirmed newsletter addresses are deleted after seven days, subscribers’ addresses when they unsubscribe, and sessions after twelve hours. What staff did stays in the activity log.',
          )}
        </p>
      </section>
      <LastRun run={query.data?.lastRun ?? null} />
    </SingleEditor>
  );
}

function ProgramPanel() {
  const { timeZone, locale } = useHospital();
  const { data } = useQuery({
    queryKey: ['program', 'get'],
    queryFn: async () => (await api.program.get()).data,
  });
  if (!data) return null;
  const { version, databaseVersion, isEmbedded, migratedAt, newer } = data;
  return (
    <section className="panel" aria-labelledby="program">
      <h2 id="program">{t('Program')}</h2>
      <p>
        {isEmbedded
          ? t('Openward {version} with its embedded database, PostgreSQL {database}.', {
              version,
              database: databaseVersion,
            })
          : t('Openward {version} with PostgreSQL {database}.', { version, database: databaseVersion })}{' '}
        {t('An update last changed the database: {time}.', {
          time: momentInWords(migratedAt, timeZone, locale),
        })}
      </p>
      {newer ? (
        <p>
          {t('Version {version} is available.', { version: newer.version })}{' '}
          <a href={newer.url} rel="noreferrer">
            {t('What it changes')}
          </a>
        </p>
      ) : null}
    </section>
  );
}
