/**
 * The whole site as one Hono app: health, API, pictures, files, and pages for everything else. Pages are passed in as a
 * function, so that this folder does not depend on React.
 */

import { join } from 'node:path';
import { type Handler, Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Logger } from 'pino';
import { largestFile } from '#contract/base.ts';
import { problem } from '#contract/errors.ts';
import { api } from '#server/api/index.ts';
import { conditional, tagged } from '#server/cache/conditional.ts';
import type { Content } from '#server/cache/content.ts';
import type { Caller, Services } from '#server/call/context.ts';
import { faultPage, isForPeople } from '#server/call/fault-page.ts';
import { createApi, send } from '#server/call/http.ts';
import { createPerform, type Perform, refusal } from '#server/call/perform.ts';
import { redirect } from '#server/call/redirect.ts';
import { onlyToBeRead, refuse } from '#server/call/refuse.ts';
import { asStranger } from '#server/call/stranger.ts';
import { offeredLanguages } from '#server/content/languages.ts';
import { isCommitUnknown, outageOf } from '#server/db/outage.ts';
import { pathWithoutTokens } from '#server/log/log.ts';
import { BucketAway } from '#server/media/bucket-watch.ts';
import { servePicture } from '#server/media/serve.ts';
import { serveFeed } from '#server/seo/feed.ts';
import { serveSocial } from '#server/seo/serve-social.ts';
import { serveManifest, serveRobots, serveSecurity, serveSpeculationRules } from '#server/seo/site-files.ts';
import { serveSitemap } from '#server/seo/sitemap.ts';
import { workId } from '#server/telemetry/work.ts';
import type { PlainMessage } from '#words/catalogue.ts';
import { partsOfAddress } from '#words/language.ts';
import { t } from '#words/say.ts';
import { type AddressReader, addressReader } from './address-reader.ts';
import { answerHeaders } from './answer-headers.ts';
import { callers } from './callers.ts';
import { compress } from './compress.ts';
import { giveCookies } from './cookies.ts';
import { identified } from './identified.ts';
import { inItsLanguage, routedPath } from './in-its-language.ts';
import { serveCalendar } from './serve-calendar.ts';
import { serveFiles } from './serve-files.ts';
import { lost, type Pages, servePages } from './serve-pages.ts';
import { serveSms } from './serve-sms.ts';
import { createUploads } from './uploads.ts';

export interface AppOptions {
  services: Services;
  log: Logger;
  trustProxy: boolean;
  /** The entrance's reader, so that each unreadable header is logged only once. */
  addressOf?: AddressReader;
  /** Aborted once the process is about to stop: a load balancer then sends its requests elsewhere. */
  ending?: AbortSignal;
  /** Folder of built files, served at /; API tests have none. */
  files?: string;
  /** Without it, nothing that pages derive from the content is cached. */
  content?: Content;
  metrics?: Handler;
  pages?: Pages;
}

/** With the same Idempotency-Key, as our own pages send, repeating it is safe. */
const unknownWords =
  'The connection was lost before we knew whether this was saved. Check whether it was, or send it again in a moment.' satisfies PlainMessage;

/** No one types a form of this size, and the framework reads it as a whole. */
const largestForm = 200_000;

/** The one page whose form takes files (`takesFiles` in its handle): at most a large one at once. */
const withFiles = /^\/appointment\/manage\/([\w-]{43})\/questions(\.data)?$/;

/** Files, feeds, health checks. */
const onlyRead = new Set([
  '/healthz',
  '/readyz',
  '/metrics',
  '/service-worker.js',
  '/favicon.ico',
  '/feed.xml',
  '/sitemap.xml',
  '/robots.txt',
  '/.well-known/security.txt',
  '/.well-known/change-password',
  '/manifest.webmanifest',
  '/speculation-rules.json',
  '/api/openapi.json',
  '/api/docs',
]);
const isOnlyRead = (path: string) => onlyRead.has(path) || /^\/(media|assets|sitemap|social)\//.test(path);

export function createApp(options: AppOptions) {
  const { services, log, trustProxy, ending, files, content, metrics, pages } = options;
  const { addressOf = addressReader(log, trustProxy) } = options;
  const perform = createPerform(services, api);
  const app = new Hono({ getPath: routedPath });

  /** Logs an unexpected error and returns what the client may know. */
  function failed(error: unknown, where: string, requestId: string = workId()) {
    log.error({ requestId, error, where }, 'request failed');
    if (error instanceof BucketAway)
      return refusal(problem('pictures-unavailable', { extra: { requestId, retryAfter: 5 } }));
    if (!outageOf(error)) return refusal(problem('internal', { extra: { requestId } }));
    const detail = isCommitUnknown(error) ? t(unknownWords) : undefined;
    return refusal(problem('database-unavailable', { detail, extra: { requestId, retryAfter: 5 } }));
  }
  app.onError((error, c) => {
    // A client that disconnected while sending reads no answer, and nothing is wrong on our side.
    if (isBrokenOff(error)) return c.body(null, 400);
    const requestId = workId();
    const outcome = failed(error, pathWithoutTokens(c.req.path), requestId);
    return isForPeople(c) ? faultPage(requestId) : send(c, outcome);
  });

  app.use(identified(trustProxy));
  app.use(conditional);
  app.use(answerHeaders({ isSecure: services.publicUrl.startsWith('https:') }));
  app.use(onlyReadable(pages ? app : null));
  app.use((c, next) => (isOnlyRead(c.req.path) ? onlyToBeRead(c, next) : next()));
  const { database, store, dataDir } = services.storage;
  const { health } = database;
  app.get('/healthz', (c) =>
    health.isStuck ? c.text('no connection to the database comes free', 503) : c.text('ok'),
  );
  app.get('/readyz', async (c) => {
    if (ending?.aborted) return c.text('stopping', 503);
    return (await health.isReady())
      ? c.text('ready')
      : c.text('database unavailable', 503, { 'Retry-After': '5' });
  });
  if (metrics) app.get('/metrics', metrics);
  app.get('/media/:key/:file', servePicture({ orm: services.orm, store }));
  if (files) serveFiles(app, files);

  app.use(inItsLanguage(offeredLanguages(services.orm, content)));
  app.use(compress);
  app.use(withoutEncoding);
  giveCookies(app, services);

  const { callerOf, visitorOf } = callers(services, addressOf);
  app.route('/api/media', createUploads({ services, store, folder: join(dataDir, 'uploads'), callerOf }));
  const readerOf = (c: HonoContext) => asStranger(perform, callerOf(c));
  app.get('/feed.xml', tagged, serveFeed(services, readerOf));
  const sitemap = serveSitemap(services, readerOf);
  app.get('/sitemap.xml', tagged, sitemap);
  app.get('/sitemap/:part{[1-9]\\d*\\.xml}', tagged, sitemap);
  app.get('/robots.txt', tagged, serveRobots(services));
  app.get('/.well-known/security.txt', tagged, serveSecurity(services));
  app.get('/.well-known/change-password', (c) => redirect(c, '/admin/settings/security', 302));
  app.get('/manifest.webmanifest', tagged, serveManifest(readerOf));
  app.get('/speculation-rules.json', tagged, serveSpeculationRules);
  const social = serveSocial({ publicUrl: services.publicUrl, store, files }, readerOf);
  app.get('/social/hospital/:file', social);
  app.get('/social/:kind/:slug/:file', social);
  serveSms(app, services, callerOf);
  serveCalendar(app, services, callerOf);
  app.route('/api', createApi(perform, callerOf));
  app.all('/api/*', (c) => send(c, refusal(problem('not-found'))));
  if (pages) {
    app.use(formLimit(perform, visitorOf));
    app.use(atOneAddress);
    app.all('*', servePages({ pages, perform, visitorOf, content, failed }));
  }
  return app;
}

function formLimit(perform: Perform, visitorOf: (c: HonoContext) => Caller): MiddlewareHandler {
  const limitedTo = (maxSize: number) =>
    bodyLimit({ maxSize, onError: (c) => refuse(c, problem('too-large')) });
  const [ofForms, ofFiles] = [limitedTo(largestForm), limitedTo(largestForm + largestFile)];
  return async (c, next) => {
    const token = withFiles.exec(c.req.path)?.[1];
    // Without files the page itself reports the state of its link.
    const isSmall = Number(c.req.header('Content-Length') ?? Number.POSITIVE_INFINITY) <= largestForm;
    if (token === undefined || isSmall) return ofForms(c, next);
    if (c.req.method !== 'POST') return next();
    // Nothing is kept of a file that is sent to a link that does not open.
    const { status } = await perform('visitAnswer', 'asked', { params: { token } }, visitorOf(c));
    if (status === 200) return ofFiles(c, next);
    return refuse(c, problem(status === 404 ? 'not-found' : 'too-many-requests'), { Connection: 'close' });
  };
}

/** One address for each page. */
const atOneAddress: MiddlewareHandler = async (c, next) => {
  const { pathname, search } = new URL(c.req.url);
  const isRead = c.req.method === 'GET' || c.req.method === 'HEAD';
  const path = inSmallLetters(withoutLastSlash(pathname));
  return !isRead || path === pathname ? next() : redirect(c, path + search, 301);
};

function withoutLastSlash(path: string) {
  return path === '/' || !path.endsWith('/') ? path : `/${path.split('/').filter(Boolean).join('/')}`;
}

/**
 * “/About”, as phones and people write it, becomes “/about”. The one page whose name has capitals keeps them, and the
 * rest of the path may be a token.
 */
function inSmallLetters(path: string) {
  const parts = path.split('/');
  const place = /^[a-z]{2}$/.test(parts[1]!) ? 2 : 1;
  const first = parts[place] ?? '';
  const small = first.toLowerCase();
  return !/^[A-Z][A-Za-z-]*$/.test(first) || small === 'clinicaldepartment'
    ? path
    : parts.with(place, small).join('/');
}

/**
 * Nothing has an address that cannot be decoded or that holds control characters. The router's patterns do not match
 * across line separators and would report a fault. People see the site's not-found page.
 */
function onlyReadable(site: Pick<Hono, 'fetch'> | null): MiddlewareHandler {
  return async (c, next) => {
    // The address also holds the Host header, and "256.1.1.1" is none.
    const pathname = URL.parse(c.req.url)?.pathname;
    if (pathname === undefined) return c.body(null, 400);
    if (isReadable(pathname)) return next();
    if (!site || !isForPeople(c)) return refuse(c, problem('not-found'));
    const { language } = partsOfAddress(pathname);
    return site.fetch(lost(c.req.raw, language ? `/${language}` : ''), c.env);
  };
}

function isReadable(path: string) {
  try {
    return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(decodeURIComponent(path));
  } catch {
    return false;
  }
}

/** Nothing sent here is worth compressing, and a decompression bomb would be read to the end. */
const withoutEncoding: MiddlewareHandler = async (c, next) => {
  const encoding = c.req.header('Content-Encoding');
  if (encoding === undefined || /^(GET|HEAD)$/.test(c.req.method) || /^\s*identity\s*$/i.test(encoding))
    return next();
  const detail = t('Send this without a Content-Encoding.');
  return refuse(c, problem('unsupported-media-type', { detail }), { 'Accept-Encoding': 'identity' });
};

/** How Node.js reports that a body's sender has gone. */
function isBrokenOff({ message, code }: Error & { code?: string }) {
  return code === 'ECONNRESET' && message === 'aborted';
}
