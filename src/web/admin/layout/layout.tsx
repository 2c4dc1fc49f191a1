/**
 * The staff area is an application: the server knows no token and renders an empty shell, the browser does the rest.
 * Without a token the sign-in form replaces the page; once work has begun, an ended session opens the form over the
 * page instead.
 */
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { Outlet, useRouteError } from 'react-router';
import stylesheet from '#web/admin/admin.css?url';
import { ConfirmPassword } from '#web/admin/entrance/confirm-password.tsx';
import { SignInDialog, SignInPage } from '#web/admin/entrance/sign-in.tsx';
import { Commands } from '#web/admin/frame/commands.tsx';
import { Sidebar } from '#web/admin/frame/sidebar.tsx';
import { firstCalls } from '#web/admin/list/opening.ts';
import { Lock } from '#web/admin/lock/lock.tsx';
import { useIdleLock } from '#web/admin/lock/use-idle-lock.ts';
import { createQueryClient } from '#web/admin/session/query.ts';
import { type Phase, useDeskOwner, useSession } from '#web/admin/session/session.ts';
import { useTheme } from '#web/admin/session/theme.ts';
import { Mark } from '#web/admin/ui/mark.tsx';
import { Toasts } from '#web/admin/ui/toasts.tsx';
import { LeaveGuard } from '#web/admin/ui/unsaved.tsx';
import type { RouteHandle } from '#web/shell/route-handle.ts';
import { HiddenPage } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';
import { Gate } from './gate.tsx';

/** Loaded on demand: few ever see it, and it draws a QR code. */
const SecondFactorNeeded = lazy(() => import('#web/admin/lock/second-factor-needed.tsx'));

/** Server only: the script is already in the document. */
export const handle: RouteHandle = { app: true, ...(import.meta.env.SSR && { first: firstCalls }) };

export function links() {
  return [{ rel: 'stylesheet', href: stylesheet }];
}

export default function AdminLayout() {
  const phase = useSession();
  const owner = useDeskOwner();
  const theme = useTheme();
  return (
    <div className="desk" data-theme={theme ?? undefined}>
      <meta name="robots" content="noindex" />
      {phase === 'unknown' ? <Shell /> : null}
      {phase === 'out' ? <SignInPage /> : null}
      {/* Another user starts afresh, without anything loaded or typed before. */}
      {phase === 'unknown' || phase === 'out' ? null : <Desk key={owner} phase={phase} />}
      {phase === 'locked' ? null : <Toasts />}
    </div>
  );
}

/** The page of a signed-in user. While locked it is hidden, and keeps what was typed. */
function Desk({ phase }: { phase: Phase }) {
  const [queries] = useState(createQueryClient);
  const isHidden = phase === 'locked' || phase === 'unready';
  // A screen that opens locked has nothing to show, and its requests would fail.
  const [isThere, setThere] = useState(phase !== 'locked');
  if (!isThere && phase !== 'locked') setThere(true);
  // Reloads what failed or went stale meanwhile.
  const before = useRef(phase);
  useEffect(() => {
    if (before.current !== 'in' && phase === 'in') void refresh(queries);
    before.current = phase;
  }, [phase, queries]);
  return (
    <QueryClientProvider client={queries}>
      {isThere ? (
        <HiddenPage value={isHidden}>
          <div className="desk-page" hidden={isHidden}>
            <div className="frame">
              <a href="#main" className="skip">
                {t('Skip to content')}
              </a>
              <Sidebar />
              <div className="frame-main">
                <Gate>
                  <Outlet />
                </Gate>
              </div>
            </div>
            <Commands />
            <LeaveGuard />
            <IdleLock />
          </div>
        </HiddenPage>
      ) : null}
      <HiddenPage value={phase === 'locked'}>
        <ConfirmPassword />
      </HiddenPage>
      {phase === 'expired' ? <SignInDialog /> : null}
      {phase === 'locked' ? <Lock /> : null}
      {phase === 'unready' ? (
        <Suspense>
          <SecondFactorNeeded />
        </Suspense>
      ) : null}
    </QueryClientProvider>
  );
}

/** The account's rights come first, as they may have been reduced. */
async function refresh(queries: QueryClient) {
  await queries.refetchQueries({ queryKey: ['admin', 'me'] });
  await queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'me' });
}

function IdleLock() {
  useIdleLock();
  return null;
}

function Shell() {
  return (
    <main className="entrance" id="main">
      <title>{t('Staff area')}</title>
      <div className="entrance-card">
        <Mark />
        <h1>{t('Staff area')}</h1>
        <noscript>
          <p>
            {t(
              'The staff area needs JavaScript. Turn it on in your browser’s settings and reload this page.',
            )}
          </p>
          <p>
            <a href="/" className="entrance-back">
              {t('Back to the website')}
            </a>
          </p>
        </noscript>
        <p className="quiet shell-wait">{t('Opening …')}</p>
      </div>
    </main>
  );
}

/** A page that crashed loses what was typed there; the rest of the staff area works. */
export function ErrorBoundary() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <div className="desk">
      <main className="entrance" id="main">
        <title>{t('{page} · Staff', { page: t('Something went wrong') })}</title>
        <div className="entrance-card">
          <Mark />
          <h1>{t('This page stopped working')}</h1>
          <p>
            {t(
              'The fault is ours. Reload the page. If it keeps happening, tell the person who looks after the website.',
            )}
          </p>
          <a href="/admin/dashboard" className="button button-primary">
            {t('Go to the dashboard')}
          </a>
        </div>
      </main>
    </div>
  );
}
