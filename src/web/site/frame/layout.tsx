/**
 * The public frame: header, page, side bar, footer. Documents and applications share it, and only the server renders
 * it: an application keeps the frame as sent, and frame.ts adds its behaviour.
 */
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { loadSite } from '#web/hospital/site-data.ts';
import { ErrorPage } from '#web/shell/error-page.tsx';
import { Still } from '#web/shell/still.tsx';
import { SideBar } from '#web/site/entry/side-bar.tsx';
import type { Route } from './+types/layout.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PreviewNotice } from './preview-notice.tsx';

/** Constant in the browser's build, which leaves the parts of the frame out. */
const onServer = import.meta.env.SSR;

export function loader({ context }: Route.LoaderArgs) {
  return loadSite(context);
}

export default function SiteLayout() {
  const { pathname } = useLocation();
  return (
    <Frame isHome={pathname === '/'}>
      <Outlet />
    </Frame>
  );
}

/** A page that failed or does not exist keeps the frame with its menu and phone numbers. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame isHome={false} isLost>
      <ErrorPage error={error} />
    </Frame>
  );
}

function Frame({
  isHome,
  isLost = false,
  children,
}: {
  isHome: boolean;
  isLost?: boolean;
  children: ReactNode;
}) {
  const { search } = useLocation();
  return (
    <>
      <a href="#main" className="skip-link">
        Skip to content
      </a>
      <Still name={isHome ? 'header-over' : 'header'}>{onServer ? <Header isHome={isHome} /> : null}</Still>
      <main id="main" tabIndex={-1} className={isHome ? '' : 'pt-(--header-height)'}>
        {search.includes('preview=') ? <PreviewNotice isOver={isLost} /> : null}
        {children}
      </main>
      <Still name="end">
        {onServer ? (
          <>
            <SideBar />
            <Footer />
            <OfflineBar />
          </>
        ) : null}
      </Still>
    </>
  );
}

/** Shown by offline-bar.ts. */
function OfflineBar() {
  return (
    <div role="status" className="offline-bar" data-offline-bar="" hidden>
      You are offline, or our website cannot be reached. This page is from your last visit.{' '}
      <a href="/offline">Phone numbers and hours</a>
    </div>
  );
}
