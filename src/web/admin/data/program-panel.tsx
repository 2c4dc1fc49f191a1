import { useQuery } from '@tanstack/react-query';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { api } from '#web/admin/session/session.ts';
import { t } from '#words/say.ts';

export function ProgramPanel() {
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
