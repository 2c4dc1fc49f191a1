/** Renders a request whole: nothing is streamed, so that the same page is always the same bytes. */
import { createHash } from 'node:crypto';
import { renderToReadableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { ClientEntry } from './root.tsx';

export { apiContext, createClient, formGuardContext, originContext } from './api.ts';

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  _context: RouterContextProvider,
) {
  headers.set('Content-Type', 'text/html; charset=utf-8');
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  // Hydration data is only for applications: a document leaves it out, and with it every inline script.
  const isApplication = routerContext.staticHandlerContext.matches.some(
    ({ route }) => (route.handle as { app?: boolean } | undefined)?.app,
  );
  const context = isApplication ? routerContext : { ...routerContext, serverHandoffStream: undefined };
  const stream = await renderToReadableStream(
    <ClientEntry value={routerContext.manifest.entry.module}>
      <ServerRouter context={context} url={request.url} />
    </ClientEntry>,
    { signal: request.signal },
  );
  await stream.allReady;
  const page = await new Response(stream).text();
  // In development Vite adds scripts and styles of its own.
  if (import.meta.env.PROD) {
    const policy = contentSecurityPolicy(isApplication ? inlineScriptHashes(page) : []);
    headers.set('Content-Security-Policy', policy);
  }
  return new Response(page, { status, headers });
}

/** Only applications have inline script, the router's own; the page is whole, so each one can be named by its hash. */
function inlineScriptHashes(page: string) {
  const scripts = page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g);
  return [...scripts].map(
    ([, script]) => `'sha256-${createHash('sha256').update(script!).digest('base64')}'`,
  );
}

function contentSecurityPolicy(hashes: string[]) {
  return [
    "default-src 'self'",
    ['script-src', "'self'", ...hashes].join(' '),
    "img-src 'self' data:",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ');
}
