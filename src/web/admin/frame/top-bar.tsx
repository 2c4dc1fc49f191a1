import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { Svg } from '#web/ui/svg.tsx';
import chevron from '~icons/lucide/chevron-right?raw';
import external from '~icons/lucide/external-link?raw';
import logOut from '~icons/lucide/log-out?raw';
import menuIcon from '~icons/lucide/menu?raw';
import moon from '~icons/lucide/moon?raw';
import shield from '~icons/lucide/shield-check?raw';
import sun from '~icons/lucide/sun?raw';
import user from '~icons/lucide/user-round?raw';
import { forgetLocalDrafts } from '../editor/local-draft.ts';
import { inWords } from '../error-words.ts';
import { useKeys } from '../keys.ts';
import { Popover } from '../popover.tsx';
import { api, signOut } from '../session.ts';
import { toggleTheme } from '../theme.ts';
import { said } from '../toasts.tsx';
import { hasUnsavedWork, LeaveDialog } from '../unsaved.tsx';
import { GoTo } from './go-to.tsx';
import { forgetRecent } from './recent.ts';
import { Shortcuts } from './shortcuts.tsx';
import { sidebarId } from './sidebar.tsx';

export interface Crumb {
  label: string;
  to: string;
}

export function TopBar({ trail, title }: { trail: Crumb[]; title: string }) {
  const [isListing, setListing] = useState(false);
  const { leave, question } = useLeaving();
  useKeys({ '?': () => setListing(true) });
  const actions = [
    { label: 'Light or dark mode', kind: 'Action', also: 'theme', act: toggleTheme },
    { label: 'Keyboard shortcuts', kind: 'Action', also: 'help keys', act: () => setListing(true) },
    { label: 'View site', kind: 'Action', also: 'website public', act: () => window.location.assign('/') },
    { label: 'Sign out', kind: 'Action', also: 'log out leave', act: leave },
  ];
  return (
    <header className="top-bar">
      <button
        type="button"
        className="button button-quiet button-icon menu-button"
        popoverTarget={sidebarId}
        aria-label="Menu"
      >
        <Svg source={menuIcon} className="icon" />
      </button>
      <nav aria-label="Breadcrumb" className="crumbs">
        <ol>
          {trail.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{label}</Link>
              <Svg source={chevron} className="icon-small" />
            </li>
          ))}
          <li>
            <span aria-current="page">{title}</span>
          </li>
        </ol>
      </nav>
      <GoTo actions={actions} />
      {isListing ? <Shortcuts onClose={() => setListing(false)} /> : null}
      <a href="/" className="button button-quiet view-site" aria-label="View site">
        <Svg source={external} className="icon" />
        <span>View site</span>
      </a>
      <button
        type="button"
        className="button button-quiet button-icon"
        onClick={toggleTheme}
        aria-label="Light or dark"
        title="Light or dark"
      >
        <Svg source={sun} className="icon theme-sun" />
        <Svg source={moon} className="icon theme-moon" />
      </button>
      <AccountMenu onLeave={leave} />
      {question}
    </header>
  );
}

/** Signing out, which asks first where work would be lost. */
function useLeaving() {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  async function leaveAtOnce() {
    forgetLocalDrafts();
    forgetRecent();
    await signOut().catch((error) => said.failed(inWords(error)));
    await navigate('/admin', { replace: true });
  }
  return {
    leave: () => (hasUnsavedWork() ? setAsking(true) : void leaveAtOnce()),
    question: isAsking ? (
      <LeaveDialog onStay={() => setAsking(false)} onLeave={() => void leaveAtOnce()} />
    ) : null,
  };
}

function AccountMenu({ onLeave }: { onLeave(): void }) {
  const { data: me } = useQuery({
    queryKey: ['admin', 'me'],
    queryFn: async () => (await api.admin.me()).data,
    staleTime: 300_000,
  });
  return (
    <Popover
      label={me ? `${me.name}, your account` : 'Account'}
      className="button button-quiet account-button"
      button={
        <>
          <Svg source={user} className="icon" />
          <span>{me?.name ?? 'Account'}</span>
        </>
      }
    >
      {me ? (
        <p className="popover-head">
          <strong>{me.name}</strong>
          <span>{me.email}</span>
        </p>
      ) : null}
      <Link to="/admin/settings/security" className="popover-item">
        <Svg source={shield} className="icon" />
        Security
      </Link>
      <button type="button" className="popover-item" onClick={onLeave}>
        <Svg source={logOut} className="icon" />
        Sign out
      </button>
    </Popover>
  );
}
