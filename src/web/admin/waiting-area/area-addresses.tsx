import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { inWords } from '#web/admin/session/error-words.ts';
import { useMay } from '#web/admin/session/rights.ts';
import { api } from '#web/admin/session/session.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { Loading } from '#web/admin/ui/loading.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { ApiProblem } from '#web/api/client.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';

export function AreaAddresses({ id }: { id: string }) {
  const mayChange = useMay()('hours', 'change');
  const [isAsking, setAsking] = useState(false);
  const { data, error, refetch } = useQuery({
    queryKey: ['waitingArea', 'addresses', id],
    queryFn: async () => (await api.waitingArea.addresses({ params: { id } })).data,
  });
  // Belongs to another department, or to the whole hospital while the account is limited to one.
  if (error instanceof ApiProblem && error.is('not-found')) return null;
  async function copy(url: string) {
    await navigator.clipboard.writeText(url);
    said.done(t('Copied.'));
  }
  return (
    <section className="panel stack">
      <h2>{t('Screen and sheet')}</h2>
      <p>
        {t(
          'Anyone who has these addresses may open them without signing in. The screen shows doctors, rooms and numbers, and nothing of any patient.',
        )}
      </p>
      {data ? (
        <ul className="stack links">
          {data.board.map(({ language, url }) => (
            <li key={language} className="cluster">
              <a href={url} target="_blank" rel="noopener noreferrer">
                {data.board.length > 1
                  ? t('Screen of the waiting area, {language}', { language: language.toUpperCase() })
                  : t('Screen of the waiting area')}
              </a>
              <Button small onClick={() => void copy(url)}>
                {t('Copy the address')}
              </Button>
            </li>
          ))}
          {data.sheet ? (
            <li>
              <a href={data.sheet} target="_blank" rel="noopener noreferrer">
                {t('Sheet with the code for the door, to print')}
              </a>
            </li>
          ) : null}
        </ul>
      ) : (
        <Loading error={error} onRetry={() => void refetch()} />
      )}
      {mayChange ? (
        <p>
          <Button onClick={() => setAsking(true)}>{t('New addresses …')}</Button>
        </p>
      ) : null}
      {isAsking ? <RenewDialog id={id} onClose={() => setAsking(false)} /> : null}
    </section>
  );
}

function RenewDialog({ id, onClose }: { id: string; onClose(): void }) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  async function renew() {
    setBusy(true);
    try {
      const { data } = await api.waitingArea.renewAddresses({ params: { id } });
      queries.setQueryData(['waitingArea', 'addresses', id], data);
      said.done(t('The former addresses no longer open.'));
      onClose();
    } catch (error) {
      said.failed(inWords(error));
      setBusy(false);
    }
  }
  return (
    <Dialog title={t('Give this waiting area new addresses?')} onClose={onClose}>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void renew();
        }}
      >
        <p>
          {t(
            'The screen goes dark until you open its new address there, and the sheet at the door has to be printed again.',
          )}
        </p>
        <DialogActions onCancel={onClose} isBusy={isBusy} act={t('Give new addresses')} />
      </form>
    </Dialog>
  );
}
