import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Account } from '#contract/account.ts';
import { isAdministrator } from '#contract/roles.ts';
import { useOptions } from '#web/admin/field/options.ts';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { Page } from '#web/admin/frame/page.tsx';
import { useListState } from '#web/admin/list/list-state.ts';
import { Table, TableSkeleton } from '#web/admin/list/table.tsx';
import { useHospital } from '#web/admin/session/hospital.ts';
import { trailTo } from '#web/admin/session/menu.ts';
import { api } from '#web/admin/session/session.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { CopyDialog } from '#web/admin/ui/copy-dialog.tsx';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { Loading } from '#web/admin/ui/loading.tsx';
import { Pager } from '#web/admin/ui/pager.tsx';
import { Popover } from '#web/admin/ui/popover.tsx';
import { SettingsTabs } from '#web/admin/ui/settings-tabs.tsx';
import { Svg } from '#web/ui/core/svg.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';
import more from '~icons/lucide/ellipsis?raw';
import plus from '~icons/lucide/user-round-plus?raw';
import { stateWords } from './account-words.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { Programs } from './programs.tsx';
import { rolesInWords } from './role-words.ts';
import { RolesDialog } from './roles-dialog.tsx';
import { TokensOf, useTokensOf } from './tokens-of.tsx';
import { useAccountActions } from './use-account-actions.ts';

export default function AccountPage() {
  const { state, change } = useListState();
  const [isInviting, setInviting] = useState(false);
  const [link, setLink] = useState<string | null>(null);
  const query = { page: String(state.page), limit: '50' };
  const { data, error, refetch } = useQuery({
    queryKey: ['account', 'list', query],
    queryFn: () => api.account.list({ query }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page
      title="Staff"
      trail={trailTo('account')}
      tabs={<SettingsTabs />}
      actions={
        <Button variant="primary" icon={plus} onClick={() => setInviting(true)}>
          {t('Invite')}
        </Button>
      }
    >
      <div className="stack-wide">
        <div className="list">
          {data ? (
            <>
              <Accounts rows={data.data} onLink={setLink} />
              <Pager meta={data.meta} onChange={(page) => change({ page })} />
            </>
          ) : error ? (
            <Loading error={error} onRetry={() => void refetch()} />
          ) : (
            <TableSkeleton columns={4} rows={3} />
          )}
          {data ? (
            <p className="hint">
              {accessWords(data.data)} {t('Give each person their own account.')}
            </p>
          ) : null}
        </div>
        <Programs />
      </div>
      {isInviting ? <InviteDialog onClose={() => setInviting(false)} onLink={setLink} /> : null}
      {link ? <LinkDialog link={link} onClose={() => setLink(null)} /> : null}
    </Page>
  );
}

/** One sentence on access: while everyone is an administrator, roles need no mention. */
function accessWords(rows: Account[]) {
  return rows.every(({ roles }) => isAdministrator(roles))
    ? t('Everyone here may do everything.')
    : t('Everyone sees and changes only what their roles allow.');
}

function Accounts({ rows, onLink }: { rows: Account[]; onLink(link: string): void }) {
  const { timeZone, locale } = useHospital();
  const isLimited = rows.some(({ roles }) => !isAdministrator(roles));
  const { options: departments } = useOptions(isLimited ? 'department' : undefined);
  const mayDo = (account: Pick<Account, 'roles' | 'doctor'>) =>
    isAdministrator(account.roles)
      ? t('Everything')
      : rolesInWords(account, (id) => departments?.find((one) => one.id === id)?.label);
  const moment = (instant: string) => momentInWords(instant, timeZone, locale);
  return (
    <Table
      caption="Staff accounts"
      rows={rows}
      columns={[
        {
          key: 'name',
          label: 'Name',
          cell: ({ name, email, isMe, roles, doctor }) => (
            <span>
              <strong>{name || email}</strong>
              {isMe ? <span className="quiet"> {t('(you)')}</span> : null}
              {name ? <span className="second">{email}</span> : null}
              {isLimited ? <span className="second narrow-only">{mayDo({ roles, doctor })}</span> : null}
            </span>
          ),
        },
        {
          key: 'state',
          label: 'Status',
          cell: (account) => (
            <span>
              <span className={`badge ${badges[account.state]}`}>{t(stateWords[account.state])}</span>
              {account.state === 'invited' ? (
                <span className="second">
                  {account.invitedUntil
                    ? t('until {time}', { time: moment(account.invitedUntil) })
                    : t('Expired')}
                </span>
              ) : null}
            </span>
          ),
        },
        ...(isLimited
          ? [
              {
                key: 'roles',
                label: 'May do',
                wide: true,
                cell: (account: Account) => mayDo(account),
              },
            ]
          : []),
        { key: 'factors', label: 'Signs in with', wide: true, cell: (account) => factorsOf(account) },
        {
          key: 'lastUsedAt',
          label: 'Last seen',
          wide: true,
          cell: ({ lastUsedAt }) => (
            <span className="figures">{lastUsedAt ? moment(lastUsedAt) : t('Never')}</span>
          ),
        },
        {
          key: 'actions',
          label: 'Actions',
          align: 'end',
          cell: (account) => <Actions account={account} onLink={onLink} />,
        },
      ]}
    />
  );
}

const badges = { active: 'badge-published', invited: 'badge-requested', disabled: 'badge-archived' };

function factorsOf({ state, hasTwoFactor, passkeys, usesSso }: Account) {
  if (usesSso && state !== 'invited') return t('Single sign-on');
  if (state === 'invited') return <span className="quiet">{t('Not set up yet')}</span>;
  if (passkeys > 0) return hasTwoFactor ? t('Password and code, or passkey') : t('Password, or passkey');
  return hasTwoFactor ? t('Password and code') : t('Password');
}

/** The rest of your own account is under Security. */
function Actions({ account, onLink }: { account: Account; onLink(link: string): void }) {
  const { invite, setDisabled, remove } = useAccountActions();
  const tokensOf = useTokensOf(account);
  const [asked, ask] = useState<'disable' | 'remove' | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const { name, email, state, isMe } = account;
  const who = name || email;
  return (
    <>
      <Popover
        label={{ text: t('Actions for {name}', { name: who }) }}
        className="button button-quiet button-icon button-small"
        button={<Svg source={more} className="icon" />}
      >
        {state === 'invited' ? (
          <button type="button" className="popover-item" onClick={() => void invite(account, onLink)}>
            {t('Send the invitation again')}
          </button>
        ) : null}
        <button type="button" className="popover-item" onClick={() => setChoosing(true)}>
          {isMe ? t('Change what you may do …') : t('Change what they may do …')}
        </button>
        {isMe ? null : (
          <>
            <button
              type="button"
              className="popover-item"
              onClick={() => {
                if (state !== 'disabled' && tokensOf.tokens.length > 0) ask('disable');
                else void setDisabled(account, state !== 'disabled');
              }}
            >
              {state === 'disabled' ? t('Enable|verb') : t('Disable|verb')}
            </button>
            <button type="button" className="popover-item" onClick={() => ask('remove')}>
              {t('Delete …')}
            </button>
          </>
        )}
      </Popover>
      {isChoosing ? <RolesDialog account={account} onClose={() => setChoosing(false)} /> : null}
      {asked ? (
        <Dialog
          title={
            asked === 'remove'
              ? t('Delete the account of {name}?', { name: who })
              : t('Disable the account of {name}?', { name: who })
          }
          onClose={() => ask(null)}
        >
          <p>
            {asked === 'remove'
              ? t(
                  '{name} will be signed out everywhere and can no longer sign in. What they did stays in the activity log under their name. To keep someone out for a while, disable the account instead.',
                  { name: who },
                )
              : t('{name} will be signed out everywhere and can no longer sign in.', { name: who })}
          </p>
          <TokensOf {...tokensOf} />
          <DialogActions
            cancel="Keep it"
            onCancel={() => ask(null)}
            isDanger
            onAct={() => {
              ask(null);
              void (asked === 'remove'
                ? remove(account, tokensOf.takeOver)
                : setDisabled(account, true, tokensOf.takeOver));
            }}
            act={asked === 'remove' ? t('Delete the account') : t('Disable|verb')}
          />
        </Dialog>
      ) : null}
    </>
  );
}

function LinkDialog({ link, onClose }: { link: string; onClose(): void }) {
  return (
    <CopyDialog
      title={t('Pass on the invitation')}
      label={t('Invitation link')}
      value={link}
      onClose={onClose}
    >
      {t(
        'No mail server is set up, so nothing is sent. Give this link to the person yourself. It works once, within seven days.',
      )}
    </CopyDialog>
  );
}
