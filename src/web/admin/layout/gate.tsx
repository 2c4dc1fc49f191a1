import type { ReactNode } from 'react';
import { Link, useLocation } from 'react-router';
import { areas, oneOf, Role, rolesThatMay } from '#contract/roles.ts';
import { Page } from '#web/admin/frame/page.tsx';
import type { AccountRights } from '#web/admin/session/kept-rights.ts';
import { useMe } from '#web/admin/session/me.ts';
import { addressOf, menuEntry } from '#web/admin/session/menu.ts';
import { pageAt, useFirstOpen, useHeld, useMayOpen } from '#web/admin/session/rights.ts';
import { Loading } from '#web/admin/ui/loading.tsx';
import { say } from '#web/admin/ui/words.ts';
import { t } from '#words/say.ts';

/**
 * Renders a page only for accounts that may open it. Others see whose page it is, and the page never renders or
 * requests anything.
 */
export function Gate({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const held = useHeld();
  const { error, refetch } = useMe();
  const isOpen = useMayOpen()(pathname);
  if (isOpen) return children;
  if (held) return <ClosedPage key={pathname} address={pathname} held={held} />;
  return error ? (
    <Page title="Staff area">
      <Loading error={error} onRetry={() => void refetch()} />
    </Page>
  ) : null;
}

function ClosedPage({ address, held }: { address: string; held: AccountRights }) {
  const first = useFirstOpen();
  const of = pageAt(address)?.areas;
  const wanted = of === undefined || of === 'everyone' ? areas : of;
  const roles = Role.options.filter((role) =>
    wanted.some((area) => rolesThatMay(area, 'read').includes(role)),
  );
  const isOfOthers = !held.roles.some(({ role }) => roles.includes(role));
  return (
    <Page title="Your account may not open this page">
      <div className="empty">
        <p>
          {isOfOthers
            ? t('This page is for {roles}.', { roles: oneOf(roles) })
            : t('This page is about the whole hospital, and your account is limited to a part of it.')}{' '}
          {t('If your work needs it, ask an administrator to change what your account may do.')}
        </p>
        <Link to={addressOf(first)} className="button">
          {t('Go to {page}', { page: say(menuEntry(first).label) })}
        </Link>
      </div>
    </Page>
  );
}
