/**
 * The public frame: header, page, side bar, footer. Documents and applications share it, and only the server renders
 * it: an application keeps the frame as sent, and frame.ts adds its behaviour.
 */
import type { ReactNode } from 'react';
import { Outlet, useLocation } from 'react-router';
import { answersFormContext } from '#web/api/client.ts';
import { loadSite } from '#web/hospital/site-data.ts';
import { ErrorPage } from '#web/shell/error-page.tsx';
import { ownPath } from '#web/shell/own-path.ts';
import { Still } from '#web/shell/still.tsx';
import { PageQuestion } from '#web/site/rating/page-question.tsx';
import { SearchForm } from '#web/site/search-box/search-form.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { Route } from './+types/layout.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { type Place, placeOf } from './menu-places.ts';
import { PreviewNotice } from './preview-notice.tsx';
import { SideBar } from './side-bar.tsx';

/** Constant in the browser's build, which drops the frame's parts. */
const onServer = import.meta.env.SSR;

export async function loader({ context }: Route.LoaderArgs) {
  const site = await loadSite(context);
  return context.get(answersFormContext) ? { ...site, isRefused: true } : site;
}

/** An application keeps the frame and its data as sent. */
export function shouldRevalidate() {
  return false;
}

export default function SiteLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  );
}

/** A failed or missing page keeps the frame with its menu and phone numbers. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame isLost>
      <ErrorPage error={error}>
        <Still name="lost-search">{onServer ? <SearchForm id="lost-search" look="plain" /> : null}</Still>
      </ErrorPage>
    </Frame>
  );
}

function Frame({ isLost = false, children }: { isLost?: boolean; children: ReactNode }) {
  const { pathname, search } = useLocation();
  const place = isLost ? null : placeOf(pathname);
  const isHome = place?.href === '/';
  return (
    <>
      <a href="#main" className="skip-link">
        {t('Skip to content')}
      </a>
      <Still name={headerName(place)}>{onServer ? <Header place={place} /> : null}</Still>
      <main id="main" tabIndex={-1} className={isHome ? '' : 'pt-(--header-height)'}>
        {search.includes('preview=') ? (
          <Still name={isLost ? 'preview-over' : 'preview'}>
            {onServer ? <PreviewNotice isOver={isLost} /> : null}
          </Still>
        ) : null}
        {children}
      </main>
      {onServer && !isLost && !search.includes('preview=') ? (
        <PageQuestion pathname={ownPath(pathname)} />
      ) : null}
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

/** The header is the same on all pages of one menu item. */
function headerName(place: Place | null) {
  return place
    ? `header-${place.isItself ? 'at' : 'in'}-${place.href.slice(1).replace('/', '-') || 'home'}`
    : 'header';
}

/** Shown by offline-bar.ts. */
function OfflineBar() {
  return (
    <div role="status" className="offline-bar" data-offline-bar="" hidden>
      <Phrase
        message="You are offline, or our website cannot be reached. This page is from your last visit. <link>Phone numbers and hours</link>"
        link={(words) => <a href={at('/offline')}>{words}</a>}
      />
    </div>
  );
}
