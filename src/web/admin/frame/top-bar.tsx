import { Link } from 'react-router';
import { Bell } from '#web/admin/bell/bell.tsx';
import { useMe } from '#web/admin/session/me.ts';
import { lockDesk } from '#web/admin/session/session.ts';
import { toggleTheme } from '#web/admin/session/theme.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Popover } from '#web/admin/ui/popover.tsx';
import { say, type Words } from '#web/admin/ui/words.ts';
import { Svg } from '#web/ui/core/svg.tsx';
import { t } from '#words/say.ts';
import chevron from '~icons/lucide/chevron-right?raw';
import external from '~icons/lucide/external-link?raw';
import lock from '~icons/lucide/lock?raw';
import logOut from '~icons/lucide/log-out?raw';
import menuIcon from '~icons/lucide/menu?raw';
import moon from '~icons/lucide/moon?raw';
import search from '~icons/lucide/search?raw';
import shield from '~icons/lucide/shield-check?raw';
import sun from '~icons/lucide/sun?raw';
import user from '~icons/lucide/user-round?raw';
import { openGoTo } from './commands.tsx';
import { useLeaving } from './leaving.tsx';
import { sidebarId } from './sidebar.tsx';

export interface Crumb {
  label: Words;
  to: string;
}

export function TopBar({ trail, title }: { trail: Crumb[]; title: string }) {
  return (
    <header className="in-line top-bar">
      <Button
        variant="quiet"
        className="menu-button"
        icon={menuIcon}
        popoverTarget={sidebarId}
        aria-label={t('Menu')}
      />
      <nav aria-label={t('Breadcrumb')} className="crumbs">
        <ol>
          {trail.map(({ label, to }) => (
            <li key={to}>
              <Link to={to}>{say(label)}</Link>
              <Svg source={chevron} className="icon-small along" />
            </li>
          ))}
          <li>
            <span aria-current="page">{title}</span>
          </li>
        </ol>
      </nav>
      <Button
        className="go-to"
        icon={search}
        aria-label={t('Go to …')}
        aria-keyshortcuts="Control+K Meta+K"
        onClick={openGoTo}
      >
        <span>{t('Go to …')}</span>
        <span className="key" />
      </Button>
      <a href="/" className="button button-quiet view-site" aria-label={t('View website')}>
        <Svg source={external} className="icon" />
        <span>{t('View website')}</span>
      </a>
      <Button
        variant="quiet"
        className="button-icon"
        onClick={toggleTheme}
        aria-label={t('Light or dark')}
        title={t('Light or dark')}
      >
        <Svg source={sun} className="icon theme-sun" />
        <Svg source={moon} className="icon theme-moon" />
      </Button>
      <Bell />
      <AccountMenu />
    </header>
  );
}

function AccountMenu() {
  const { leave, question } = useLeaving();
  const { data: me } = useMe();
  return (
    <>
      {question}
      <Popover
        label={me ? { text: t('{name}, your account', { name: me.name }) } : 'Account'}
        className="button button-quiet account-button"
        button={
          <>
            <Svg source={user} className="icon" />
            <span>{me?.name ?? t('Account')}</span>
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
          {t('Security')}
        </Link>
        <button type="button" className="popover-item" onClick={() => void lockDesk()}>
          <Svg source={lock} className="icon" />
          {t('Lock|verb')}
        </button>
        <button type="button" className="popover-item" onClick={leave}>
          <Svg source={logOut} className="icon" />
          {t('Sign out')}
        </button>
      </Popover>
    </>
  );
}
