import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { ApiToken } from '#contract/api-token.ts';
import { dateFormat } from '#contract/words/formats.ts';
import { useOptions } from '#web/admin/field/options.ts';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { Table } from '#web/admin/list/table.tsx';
import { useHospital } from '#web/admin/session/hospital.ts';
import { api } from '#web/admin/session/session.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { Loading } from '#web/admin/ui/loading.tsx';
import { attempt, said } from '#web/admin/ui/toasts.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';
import trash from '~icons/lucide/trash-2?raw';
import { rolesInWords } from './role-words.ts';
import { TokenDialog } from './token-dialog.tsx';
import { useTokens } from './tokens-of.tsx';

export function Programs() {
  const [isMaking, setMaking] = useState(false);
  const { data, error, refetch } = useTokens();
  return (
    <section className="stack" aria-labelledby="programs">
      <div className="in-line panel-head">
        <h2 id="programs">{t('Programs')}</h2>
        <Button onClick={() => setMaking(true)}>{t('Make a token')}</Button>
      </div>
      {data ? (
        data.length > 0 ? (
          <Tokens rows={data} />
        ) : (
          <p className="hint">
            {t(
              'The hospital’s intranet, or another program, can sign in with a token of its own. It needs nobody’s password.',
            )}
          </p>
        )
      ) : (
        <Loading error={error} onRetry={() => void refetch()} />
      )}
      {isMaking ? <TokenDialog onClose={() => setMaking(false)} /> : null}
    </section>
  );
}

function Tokens({ rows }: { rows: ApiToken[] }) {
  const { timeZone, locale } = useHospital();
  const { options: departments } = useOptions('department');
  const day = (localDate: string) =>
    dateFormat(locale, { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${localDate}T00:00Z`));
  const departmentName = (id: number) => departments?.find((one) => one.id === id)?.label;
  return (
    <Table
      caption="Programs"
      rows={rows}
      columns={[
        {
          key: 'name',
          label: 'Name',
          cell: ({ name, roles, readsOnly }) => (
            <span>
              <strong>{name}</strong>
              <span className="second">
                {readsOnly
                  ? t('{roles}, reads only', { roles: rolesInWords({ roles, doctor: null }, departmentName) })
                  : rolesInWords({ roles, doctor: null }, departmentName)}
              </span>
            </span>
          ),
        },
        {
          key: 'validUntil',
          label: 'Until',
          cell: ({ validUntil, hasEnded, isStopped }) => (
            <span>
              <span className="figures">
                {hasEnded ? t('Ended {date}', { date: day(validUntil) }) : day(validUntil)}
              </span>
              {isStopped && !hasEnded ? <span className="badge badge-archived">{t('Stopped')}</span> : null}
            </span>
          ),
        },
        { key: 'owner', label: 'Owner', wide: true, cell: ({ owner }) => owner?.name ?? t('Nobody') },
        {
          key: 'usedAt',
          label: 'Last used',
          wide: true,
          cell: ({ usedAt }) => (
            <span className="figures">{usedAt ? momentInWords(usedAt, timeZone, locale) : t('Never')}</span>
          ),
        },
        {
          key: 'actions',
          label: 'Actions',
          align: 'end',
          cell: (row) => (
            <>
              {row.isStopped && !row.hasEnded ? <TakeOver token={row} /> : null} <Revoke token={row} />
            </>
          ),
        },
      ]}
    />
  );
}

/** For a token whose owner is no longer an administrator; the new owner answers for it. */
function TakeOver({ token: { id } }: { token: ApiToken }) {
  const queries = useQueryClient();
  async function takeOver() {
    await attempt(async () => {
      await api.apiToken.takeOver({ params: { id: String(id) } });
      said.done(t('Yours from now on.'));
    });
    await queries.invalidateQueries({ queryKey: ['apiToken'] });
  }
  return (
    <Button small onClick={() => void takeOver()}>
      {t('Take over')}
    </Button>
  );
}

function Revoke({ token: { id, name } }: { token: ApiToken }) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  async function revoke() {
    setAsking(false);
    await attempt(async () => {
      await api.apiToken.remove({ params: { id: String(id) } });
      said.done(t('Revoked.'));
    });
    await queries.invalidateQueries({ queryKey: ['apiToken'] });
  }
  return (
    <>
      <Button
        variant="quiet"
        small
        icon={trash}
        aria-label={t('Revoke {name}', { name })}
        title={t('Revoke {name}', { name })}
        onClick={() => setAsking(true)}
      />
      {isAsking ? (
        <Dialog title={t('Revoke the token of {name}?', { name })} onClose={() => setAsking(false)}>
          <p>
            {t('The program is refused from now on. What it did stays in the activity log under its name.')}
          </p>
          <DialogActions
            cancel="Keep it"
            onCancel={() => setAsking(false)}
            isDanger
            onAct={() => void revoke()}
            act={t('Revoke')}
          />
        </Dialog>
      ) : null}
    </>
  );
}
