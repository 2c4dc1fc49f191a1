/**
 * The frame of every page. A document gets one small module script; an application gets the router's own scripts and
 * hydrates. A route becomes an application by `export const handle = { app: true }`.
 */
import { type ComponentProps, createContext, type ReactNode, use } from 'react';
import { Links, Meta, Outlet, useRouteError } from 'react-router';
import type { BrowserArea } from '#words/areas.ts';
import type { ClockHours } from '#words/language.ts';
import stylesheet from './app.css?url';
import { SiteContext, useLoadedSite } from './hospital/site-data.ts';
import { ErrorPage } from './shell/error-page.tsx';
import { ApplicationScripts } from './shell/late-scripts.tsx';
import arabic from './ui/arabic.css?url';
import accents from './ui/fonts/figtree-accents.woff2?url';
import basic from './ui/fonts/figtree-basic.woff2?url';

/** A document's script; null in an application, and so in every page rendered in a browser. */
export const DocumentScript = createContext<Pick<
  ComponentProps<'script'>,
  'src' | 'dangerouslySetInnerHTML'
> | null>(null);

/** The script that every page runs before it is visible; null in a browser, where it has run. */
export const FirstScript = createContext<Pick<
  ComponentProps<'script'>,
  'nonce' | 'dangerouslySetInnerHTML'
> | null>(null);

/** Language attributes for scripts; empty in a browser. */
export const PageLanguage = createContext<{
  /** In an application: the area whose words it loads. */
  'data-words'?: BrowserArea | undefined;
  /** Set if the page is in another language than the main one, but its address does not say so. */
  'data-other'?: '' | undefined;
  /** The hospital's clock of 12 or 24 hours, if it overrides the language's. */
  'data-clock'?: ClockHours | undefined;
  dir?: 'rtl' | undefined;
}>({});

export function links() {
  return [
    { ...preloadedFont, href: basic },
    { rel: 'stylesheet', href: stylesheet },
    { rel: 'icon', href: '/assets/icon.svg', type: 'image/svg+xml' },
    { rel: 'apple-touch-icon', href: '/assets/apple-touch-icon.png' },
    { rel: 'manifest', href: '/manifest.webmanifest' },
  ];
}

const preloadedFont = { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' } as const;

export function Layout({ children }: { children: ReactNode }) {
  const script = use(DocumentScript);
  const first = use(FirstScript);
  const language = use(PageLanguage);
  const site = useLoadedSite();
  const { locale, theme, themeColor } = site;
  // In a browser from the document, as computing it would take more code than the booking page has room for.
  const isFromTheRight = (language.dir ?? globalThis.document?.dir) === 'rtl';
  return (
    <html lang={locale} {...language} suppressHydrationWarning>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content={themeColor} />
        {first ? <script {...first} /> : null}
        <Meta />
        <Links />
        {/* An English page loads other characters on demand, and a right-to-left one has its own typeface. */}
        {isFromTheRight || /^en/.test(locale) ? null : <link {...preloadedFont} href={accents} />}
        {isFromTheRight ? <link rel="stylesheet" href={arabic} /> : null}
        {theme ? <link rel="stylesheet" href={theme} /> : null}
        {script ? <script type="module" {...script} /> : null}
      </head>
      <body>
        <SiteContext value={site}>{children}</SiteContext>
        {script ? null : <ApplicationScripts />}
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
