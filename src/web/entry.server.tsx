/** Renders a request in one piece: nothing is streamed, so that the same page is always the same bytes. */
import { createHash, randomBytes } from 'node:crypto';
import type { ContextType, ReactNode } from 'react';
import { renderToReadableStream, renderToString } from 'react-dom/server';
import {
  type EntryContext,
  isRouteErrorResponse,
  type RouterContextProvider,
  Scripts,
  ServerRouter,
} from 'react-router';
import type { BrowserArea } from '#words/areas.ts';
import { directionOf } from '#words/direction.ts';
import { inLanguage } from '#words/in-language.ts';
import { speech } from '#words/language.ts';
import { ApiProblem, faultContext } from './api/client.ts';
import { loadSite, SiteContext, type SiteData, siteRouteId } from './hospital/site-data.ts';
import { DocumentScript, FirstScript, PageLanguage } from './root.tsx';
import { documentModule, hearingScript, wakingModule } from './scripts.server.ts';
import { Failure } from './shell/failure.ts';
import { LateScripts } from './shell/late-scripts.tsx';
import { ownPath } from './shell/own-path.ts';
import { handleOf } from './shell/route-handle.ts';
import { inPlace, RenderStill } from './shell/still.tsx';
import type { Place } from './site/entry/entry.ts';
import { SayIn } from './site/frame/language-offer.tsx';

export { speaking } from '#words/speaking.ts';
export {
  answersFormContext,
  apiContext,
  contentContext,
  createClient,
  faultContext,
  originContext,
} from './api/client.ts';

/** Logs unexpected errors of a page, under the id that the error page shows. */
export function handleError(
  error: unknown,
  { request, context }: { request: Request; context: Readonly<RouterContextProvider> },
) {
  // Refusals are answered with their status (serve-pages.ts) and are not faults.
  if ((error instanceof ApiProblem || isRouteErrorResponse(error)) && error.status < 500) return;
  if (!request.signal.aborted) context.get(faultContext).report(error);
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: RouterContextProvider,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  keepSecret(headers, routerContext);
  // Only applications hydrate; a document and a failed page leave out the data.
  const { matches, location } = routerContext.staticHandlerContext;
  const handles = matches.map(({ route }) => handleOf(route));
  const isApplication = status < 500 && handles.some(({ app }) => app);
  const isPublic = matches.some(({ route }) => route.id === siteRouteId);
  const fault = context.get(faultContext);
  if (status >= 500 && isPublic) await loadFrame(routerContext, context);
  const failed = { requestId: fault.requestId, unsent: status >= 500 ? await fault.unsent() : [] };
  // Chosen before rendering, so that injected scripts cannot have it. A document is cached and the same for everyone,
  // so its scripts are allowed by hash instead.
  const nonce = isApplication ? randomBytes(16).toString('base64') : undefined;
  const late =
    isApplication && isPublic && import.meta.env.PROD
      ? { html: await renderScripts(request, routerContext, nonce), wake: wakingModule, nonce }
      : null;
  const { params = {}, route } = matches.at(-1) ?? {};
  const ofRoutes = isApplication
    ? handles.map(({ first }) => first?.({ ...location, params, handle: route?.handle }) ?? '')
    : [];
  const first = { nonce, dangerouslySetInnerHTML: { __html: [hearingScript, ...ofRoutes].join('') } };
  const handedOver = isApplication && !late ? routerContext : withoutHandover(routerContext);
  const tree = (
    <DocumentScript
      value={isApplication ? null : (inDocuments ?? { src: routerContext.manifest.entry.module })}
    >
      <PageLanguage value={languageOf(isApplication ? (isPublic ? 'booking' : 'staff') : undefined)}>
        <FirstScript value={first}>
          <LateScripts value={late}>
            <Failure value={failed}>
              <RenderStill value={stillOn(routerContext)}>
                <ServerRouter context={handedOver} url={request.url} {...(nonce ? { nonce } : {})} />
              </RenderStill>
            </Failure>
          </LateScripts>
        </FirstScript>
      </PageLanguage>
    </DocumentScript>
  );
  // A document waits for nothing, so it can be rendered in one go, in half the time.
  const page =
    isApplication && !late
      ? await renderWaiting(tree, request, nonce)
      : `<!DOCTYPE html>${renderToString(tree)}`;
  // In development Vite adds its own scripts and styles.
  if (import.meta.env.PROD) {
    const scripts = nonce ? [`'nonce-${nonce}'`] : documentHashes;
    const trusted = isApplication ? trustedInApplications : trustedInDocuments;
    headers.set('Content-Security-Policy', `${contentSecurityPolicy(scripts)}; ${noMarkupFromText(trusted)}`);
    if (!isApplication && status === 200) headers.set('Speculation-Rules', '"/speculation-rules.json"');
  }
  // As bytes: a string would be checked for lone surrogates and copied.
  return new Response(Buffer.from(page), { status, headers });
}

/**
 * The address behind a secret link must not leak to other sites. `same-origin` and no stricter, as browsers would
 * otherwise send its forms without an origin.
 */
function keepSecret(headers: Headers, { staticHandlerContext: { matches } }: EntryContext) {
  if (matches.some(({ params }) => params.token) && !headers.has('Referrer-Policy'))
    headers.set('Referrer-Policy', 'same-origin');
}

/** Attributes of the root element; empty in English. In a document only islands have words. */
function languageOf(words: BrowserArea | undefined) {
  const { language, prefix, isMain, clock } = speech();
  return {
    'data-words': words,
    'data-other': isMain || prefix ? undefined : ('' as const),
    'data-clock': clock,
    dir: directionOf(language) === 'rtl' ? ('rtl' as const) : undefined,
  };
}

/** A failed form comes before the frame's loader, and its page needs the phone number. */
async function loadFrame({ staticHandlerContext }: EntryContext, context: RouterContextProvider) {
  staticHandlerContext.loaderData[siteRouteId] ??= await loadSite(context);
}

const sayIn: ContextType<typeof SayIn> = (language, say) =>
  inLanguage({ language, country: '', isMain: false }, say);

/** The frame is most of many pages and the same until the content changes, so its parts are rendered once. */
const stills = new WeakMap<SiteData, Map<string, string>>();

/** A shared part on this page: the language switch leads to the same page, or to the entry's own addresses. */
function stillOn({ staticHandlerContext: { location, loaderData, matches } }: EntryContext) {
  const loaded = loaderData[matches.at(-1)?.route.id ?? ''] as { place?: Place } | null | undefined;
  const path = ownPath(location.pathname);
  return (name: string, site: SiteData, part: ReactNode) =>
    inPlace(renderStill(name, site, part), site, path, loaded?.place?.paths);
}

function renderStill(name: string, site: SiteData, part: ReactNode) {
  const known = stills.get(site) ?? new Map<string, string>();
  stills.set(site, known);
  const html =
    known.get(name) ??
    renderToString(
      <SayIn value={sayIn}>
        <SiteContext value={site}>{part}</SiteContext>
      </SayIn>,
      { identifierPrefix: name },
    );
  // In development the code may have changed.
  if (import.meta.env.PROD) known.set(name, html);
  return html;
}

/** An application's data comes in a stream of its own, which the page waits for. */
async function renderWaiting(tree: ReactNode, { signal }: Request, nonce: string | undefined) {
  const stream = await renderToReadableStream(tree, { signal, nonce });
  await stream.allReady;
  return new Response(stream).text();
}

/** Without the data for hydration. */
function withoutHandover(context: EntryContext): EntryContext {
  return { ...context, serverHandoffStream: undefined };
}

/** An application's scripts and hydration data, as the framework renders them: a page of nothing else. */
function renderScripts(request: Request, context: EntryContext, nonce: string | undefined) {
  const root = { ...context.routeModules.root, Layout: undefined, default: () => <Scripts /> };
  const routeModules = { ...context.routeModules, root } as EntryContext['routeModules'];
  const tree = (
    <ServerRouter context={{ ...context, routeModules }} url={request.url} {...(nonce ? { nonce } : {})} />
  );
  return renderWaiting(tree, request, nonce);
}

/** The script of every document; development has no built files yet. */
const inDocuments = import.meta.env.PROD ? { dangerouslySetInnerHTML: { __html: documentModule() } } : null;
const documentHashes = inDocuments
  ? [hearingScript, inDocuments.dangerouslySetInnerHTML.__html].map(hashOf)
  : [];

function hashOf(script: string) {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/** Trusted Types: scripts cannot create elements or scripts from a string, except by these policies. */
const noMarkupFromText = (names: string) => `require-trusted-types-for 'script'; trusted-types ${names}`;
const trustedInDocuments = 'openward-worker';
/** The frame as the server sent it, and the rich text editor's clipboard, in a page that is never shown. */
const trustedInApplications = `${trustedInDocuments} openward-frame ProseMirrorClipboard`;

/** `scripts` are the sources of inline scripts. */
function contentSecurityPolicy(scripts: string[]) {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...scripts].join(' '),
    "img-src 'self' data:",
    "worker-src 'self'",
    "manifest-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
