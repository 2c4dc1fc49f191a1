/**
 * The staff area is an application: the server knows no token and renders an empty shell, the browser does the rest.
 * Without a token the sign-in form stands where the page would be; once work has begun, an ended session puts the
 * form over the page instead.
 */
import { QueryClientProvider } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { Outlet, useRouteError } from 'react-router';
import stylesheet from './admin.css?url';
import { ConfirmPassword } from './confirm-password.tsx';
import { Commands } from './frame/commands.tsx';
import { Mark } from './frame/mark.tsx';
import { Sidebar } from './frame/sidebar.tsx';
import { FirstCalls } from './opening.tsx';
import { createQueryClient } from './query.ts';
import { useSession } from './session.ts';
import { SignInDialog, SignInPage } from './sign-in.tsx';
import { useTheme } from './theme.ts';
import { Toasts } from './toasts.tsx';
import { LeaveGuard } from './unsaved.tsx';

export const handle = { app: true };

export function links() {
  return [{ rel: 'stylesheet', href: stylesheet }];
}

export default function AdminLayout() {
  const phase = useSession();
  const theme = useTheme();
  const [queries] = useState(createQueryClient);
  // What failed or went stale while nobody was signed in is asked for again.
  const before = useRef(phase);
  useEffect(() => {
    if (before.current === 'expired' && phase === 'in') void queries.invalidateQueries();
    if (phase === 'out') queries.clear();
    before.current = phase;
  }, [phase, queries]);
  return (
    <div className="desk" data-theme={theme ?? undefined}>
      <meta name="robots" content="noindex" />
      {phase === 'unknown' ? (
        <>
          <FirstCalls />
          <Shell />
        </>
      ) : null}
      {phase === 'out' ? <SignInPage /> : null}
      {phase === 'in' || phase === 'expired' ? (
        <QueryClientProvider client={queries}>
          <div className="frame">
            <a href="#main" className="skip">
              Skip to content
            </a>
            <Sidebar />
            <div className="frame-main">
              <Outlet />
            </div>
          </div>
          <Commands />
          <LeaveGuard />
          <ConfirmPassword />
          {phase === 'expired' ? <SignInDialog /> : null}
        </QueryClientProvider>
      ) : null}
      <Toasts />
    </div>
  );
}

/** What the server sends to everybody. */
function Shell() {
  return (
    <main className="entrance" id="main">
      <title>Staff area</title>
      <div className="entrance-card">
        <Mark />
        <h1>Staff area</h1>
        <noscript>
          <p>
            The staff area needs JavaScript. Switch it on in your browser’s settings and load this page again.
          </p>
          <p>
            <a href="/" className="entrance-back">
              Back to the website
            </a>
          </p>
        </noscript>
        <p className="quiet shell-wait">Opening …</p>
      </div>
    </main>
  );
}

/** A page that broke: what was typed there is gone, the rest of the desk is not. */
export function ErrorBoundary() {
  const error = useRouteError();
  useEffect(() => {
    console.error(error);
  }, [error]);
  return (
    <div className="desk">
      <main className="entrance" id="main">
        <title>Something went wrong · Staff</title>
        <div className="entrance-card">
          <Mark />
          <h1>This page stopped working</h1>
          <p>
            The fault is ours. Load it again; if it stays like this, tell whoever looks after the website.
          </p>
          <a href="/admin/dashboard" className="button button-primary">
            Go to the dashboard
          </a>
        </div>
      </main>
    </div>
  );
}
