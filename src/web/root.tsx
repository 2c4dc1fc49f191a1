/**
 * The frame of every page. A document gets one small module script; an application gets the router's own scripts and
 * hydrates. A route becomes an application by `export const handle = { app: true }`.
 */
import figtree from '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url';
import { createContext, type ReactNode, use } from 'react';
import { Links, Meta, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router';
import stylesheet from './app.css?url';
import { ErrorPage } from './site/error-page.tsx';
import { SiteContext, useLoadedSite } from './site/site-data.ts';

/** Address of the script of documents; empty in an application, and so in every page that a browser renders. */
export const ClientEntry = createContext('');

export function links() {
  return [
    { rel: 'preload', href: figtree, as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' },
    { rel: 'stylesheet', href: stylesheet },
    { rel: 'icon', href: '/assets/icon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/assets/apple-touch-icon.png' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
  ];
}

export function Layout({ children }: { children: ReactNode }) {
  const clientEntry = use(ClientEntry);
  const isApplication = clientEntry === '';
  const site = useLoadedSite();
  const { locale, theme, themeColor } = site;
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColor} />
        <Meta />
        <Links />
        {theme ? <link rel="stylesheet" href={theme} /> : null}
        {clientEntry ? <script type="module" src={clientEntry} fetchPriority="low" /> : null}
      </head>
      <body>
        <SiteContext value={site}>{children}</SiteContext>
        {isApplication ? (
          <>
            <ScrollRestoration />
            <Scripts />
          </>
        ) : null}
      </body>
    </html>
  );
}

export default function Root() {
  return <Outlet />;
}

export function ErrorBoundary() {
  return (
    <main id="main">
      <ErrorPage error={useRouteError()} />
    </main>
  );
}
