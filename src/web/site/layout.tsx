/**
 * The public frame: header, page, side bar, footer. It is the same in documents and in applications, so nothing in
 * it needs React in the browser; what moves is in menu.ts.
 */
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import type { Route } from './+types/layout.ts';
import { ErrorPage } from './error-page.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { PreviewNotice } from './preview-notice.tsx';
import { SideBar } from './side-bar.tsx';
import { loadSite } from './site-data.ts';

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

/** A page that failed or does not exist keeps the frame, and with it every way on. */
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
      <Header isHome={isHome} />
      <main id="main" tabIndex={-1} className={isHome ? '' : 'pt-(--header-height)'}>
        {search.includes('preview=') ? <PreviewNotice isOver={isLost} /> : null}
        {children}
      </main>
      <SideBar />
      <Footer />
    </>
  );
}
