import { useQuery, useQueryClient } from '@tanstack/react-query';
import { deviceInWords } from '#contract/device-words.ts';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { api } from '#web/admin/session/session.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Loading } from '#web/admin/ui/loading.tsx';
import { attempt, said } from '#web/admin/ui/toasts.tsx';
import { hidden, Phrase } from '#web/ui/core/phrase.tsx';
import { t } from '#words/say.ts';

export function Sessions() {
  const queries = useQueryClient();
  const { timeZone, locale } = useHospital();
  const { data, error, refetch } = useQuery({
    queryKey: ['admin', 'sessions'],
    queryFn: async () => (await api.admin.sessions()).data,
  });
  const moment = (instant: string) => momentInWords(instant, timeZone, locale);
  async function tried(work: () => Promise<unknown>, words: string) {
    await attempt(async () => {
      await work();
      said.done(words);
    });
    await queries.invalidateQueries({ queryKey: ['admin', 'sessions'] });
  }
  return (
    <section className="panel whole" aria-labelledby="sessions">
      <h2 id="sessions">{t('Where you are signed in')}</h2>
      {data ? null : <Loading error={error} onRetry={() => void refetch()} />}
      <ul className="sessions">
        {data?.map(({ id, device, usedAt, createdAt, current }) => (
          <li key={id} className="cluster">
            <span>
              <strong>{deviceInWords(device)}</strong>
              <span className="second">
                {t('Last used {used}, signed in {begun}', { used: moment(usedAt), begun: moment(createdAt) })}
              </span>
            </span>
            {current ? (
              <span className="badge badge-published">{t('This device')}</span>
            ) : (
              <Button
                small
                onClick={() =>
                  void tried(() => api.admin.revoke({ params: { id: String(id) } }), t('Signed out there.'))
                }
              >
                <Phrase
                  message="Sign out<hidden> on {device}</hidden>"
                  device={deviceInWords(device)}
                  hidden={hidden}
                />
              </Button>
            )}
          </li>
        ))}
      </ul>
      <p className="hint">
        {t('A session ends after two hours without use, and after twelve hours in any case.')}
      </p>
      {data && data.length > 1 ? (
        <div className="panel-actions">
          <Button
            onClick={() => void tried(() => api.admin.revokeOthers(), t('Signed out everywhere else.'))}
          >
            {t('Sign out everywhere else')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
