import { type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { useBackup } from '#web/admin/backup/use-backup.ts';
import { DemoNotice } from '#web/admin/demo/demo-notice.tsx';
import { useHospital } from '#web/admin/session/hospital.ts';
import { useMayOpen } from '#web/admin/session/rights.ts';
import { say, type Words } from '#web/admin/ui/words.ts';
import { t } from '#words/say.ts';
import { keepRecent } from './recent.ts';
import { type Crumb, TopBar } from './top-bar.tsx';

interface PageProps {
  title: Words;
  trail?: Crumb[];
  note?: ReactNode;
  actions?: ReactNode;
  tabs?: ReactNode;
  /** The tabs are the heading, in one row with the actions: the content is a tool that takes the full height. */
  isLow?: boolean;
  children: ReactNode;
}

/**
 * The frame of one page: breadcrumb, heading with its actions, content. Coming from another page, the focus moves to
 * the heading, so that a screen reader announces it.
 */
export function Page({ title: words, trail = [], note, actions, tabs, isLow = false, children }: PageProps) {
  const title = say(words);
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const cameFromAnotherPage = useRef(key !== 'default');
  const { name } = useHospital();
  useEffect(() => {
    if (cameFromAnotherPage.current) heading.current?.focus();
  }, []);
  const isOpen = useMayOpen()(pathname);
  useEffect(() => {
    if (isOpen) keepRecent(pathname, title);
  }, [pathname, title, isOpen]);
  return (
    <>
      <title>
        {name
          ? t('{page} · Staff · {hospital}', { page: title, hospital: name })
          : t('{page} · Staff', { page: title })}
      </title>
      <TopBar trail={trail} title={title} />
      <main id="main" className={isLow ? 'page page-low' : 'page'}>
        <div className="cluster page-head">
          <div className="page-heading">
            <h1 ref={heading} tabIndex={-1} className={isLow ? 'unseen' : undefined}>
              {title}
            </h1>
            {isLow ? tabs : null}
            {note ? <div className="page-note">{note}</div> : null}
            {isLow ? null : <DemoNotice />}
          </div>
          {actions ? <div className="cluster page-actions">{actions}</div> : null}
        </div>
        {isLow ? null : <LateNotice />}
        {isLow ? null : tabs}
        {children}
        {isLow ? <DemoNotice /> : null}
        {isLow ? <LateNotice /> : null}
      </main>
    </>
  );
}

function LateNotice() {
  const { pathname } = useLocation();
  const state = useBackup()?.state;
  // The backup page says more.
  if (!state?.isLate || pathname === '/admin/settings/data') return null;
  return (
    <p className="notice notice-danger">
      {t('There is no recent backup.')}{' '}
      <Link to="/admin/settings/data#backups" className="link-button">
        {t('See the backups')}
      </Link>
    </p>
  );
}
