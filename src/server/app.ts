/**
 * The whole site as one Hono app: health, API, pictures, files, and pages for everything else. Pages come as a function,
 * so that this room knows nothing of React.
 */

import { join } from 'node:path';
import { getConnInfo } from '@hono/node-server/conninfo';
import { serveStatic } from '@hono/node-server/serve-static';
import { sql } from 'drizzle-orm';
import { type Handler, Hono, type Context as HonoContext } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { getCookie, setCookie } from 'hono/cookie';
import { etag } from 'hono/etag';
import type { Logger } from 'pino';
import type { Route } from '#contract/base.ts';
import { problem } from '#contract/errors.ts';
import { contract } from '#contract/index.ts';
import { answerHeaders } from './answer-headers.ts';
import type { Caller, Services } from './api/context.ts';
import { createApi, send } from './api/http.ts';
import { createPerform, type Perform, type RawInput, refusal } from './api/perform.ts';
import { isLasting } from './cache/address.ts';
import type { Content } from './cache/content.ts';
import { askedBy, isAskedForEverybody, type Judgement, judgementOf } from './cache/judgement.ts';
import { KeptLists } from './cache/lists.ts';
import { clientAddress } from './client-address.ts';
import { databaseError } from './db/transaction.ts';
import { faultPage, isForPeople, isHtml } from './fault-page.ts';
import { serveFeed } from './found/feed.ts';
import { serveSocial } from './found/serve-social.ts';
import { serveManifest, serveRobots, serveSpeculationRules } from './found/site-files.ts';
import { serveSitemap } from './found/sitemap.ts';
import { deviceCookie, deviceDays, isDeviceToken } from './identity/known-device.ts';
import { newToken } from './identity/session.ts';
import { isXsrfToken, newXsrfToken, xsrfCookie, xsrfHeader, xsrfHolds } from './identity/xsrf.ts';
import { pathWithoutTokens } from './log.ts';
import { servePicture } from './media/serve.ts';
import type { Store } from './media/store.ts';
import { createUploads } from './media/uploads.ts';

/** What a page needs to know of the request that it answers. */
export interface Visit {
  caller: Caller;
  perform: Perform;
  /** Reading it makes the page this visitor's alone. */
  readonly xsrfToken: string;
  /** Stands for the content as it is: another object after each change. What is made of it may be kept with it. */
  content: object;
  /** Whether a form's token is the one of this browser. */
  xsrfHolds(token: string | undefined): boolean;
  /** Whether the browser itself says that the request comes from a page of ours; older ones say nothing. */
  isSameOrigin: boolean;
  /** By which a fault is found in the log; a page that fails shows it. */
  requestId: string;
  /** Told of a fault that nobody expected. */
  report(error: unknown): void;
}

export interface AppOptions {
  services: Services;
  /** Where pictures stand. */
  store: Store;
  dataDir: string;
  log: Logger;
  trustProxy: boolean;
  /** Folder of built files, served at /; without one (in tests of the API) there is none. */
  files?: string;
  /** Without it nothing that pages make of the content is kept from one to the next. */
  content?: Content;
  /** Answers /metrics. */
  metrics?: Handler;
  pages?(request: Request, visit: Visit): Promise<Response>;
}

/** Nobody writes a form of this size by hand, and the framework reads it whole. */
const largestForm = 200_000;

export function createApp({
  services,
  store,
  dataDir,
  log,
  trustProxy,
  files,
  content,
  metrics,
  pages,
}: AppOptions) {
  const perform = createPerform(services);
  const secure = services.publicUrl.startsWith('https:');
  const app = new Hono();

  /** Writes down what nobody expected and answers what may be told of it. */
  function failed(error: unknown, where: string, requestId: string = crypto.randomUUID()) {
    log.error({ requestId, error, where }, 'request failed');
    return refusal(
      isDatabaseGone(error)
        ? problem('database-unavailable', { extra: { requestId, retryAfter: 5 } })
        : problem('internal', { extra: { requestId } }),
    );
  }
  app.onError((error, c) => {
    const requestId = crypto.randomUUID();
    const outcome = failed(error, pathWithoutTokens(c.req.path), requestId);
    return isForPeople(c) ? faultPage(requestId) : send(c, outcome);
  });

  app.use(answerHeaders({ isSecure: secure }));
  app.get('/healthz', (c) => c.text('ok'));
  app.get('/readyz', async (c) => {
    try {
      await services.orm.execute(sql`select 1 from migration limit 1`);
      return c.text('ready');
    } catch {
      return c.text('database unavailable', 503, { 'Retry-After': '5' });
    }
  });
  if (metrics) app.get('/metrics', metrics);
  app.get('/media/:key/:file', servePicture({ orm: services.orm, store }));
  if (files) {
    app.use(
      '/assets/*',
      serveStatic({
        root: files,
        precompressed: true,
        // Built files carry a hash of their content in their name; those of the public folder do not.
        onFound: (path, c) =>
          c.header(
            'Cache-Control',
            /\/assets\/[\w.-]+-[\w-]{8}\.\w+(\.(br|gz))?$/.test(path)
              ? 'public, max-age=31536000, immutable'
              : 'public, max-age=3600',
          ),
      }),
    );
    app.get('/assets/*', (c) => c.text('Not found', 404));
    // Every page asks whether there is another one, so that a mistake in it is never kept for longer than a visit.
    const fresh = { onFound: (_: string, c: HonoContext) => c.header('Cache-Control', 'no-cache') };
    app.get('/service-worker.js', serveStatic({ root: files, precompressed: true, ...fresh }));
    app.get('/favicon.ico', (c) => c.redirect('/assets/icon.svg', 301));
  }

  app.use(compress());
  app.use(async (c, next) => {
    // Made for everybody, it goes out with a cookie of each visitor's own (cache/front.ts).
    if (isAskedForEverybody(c)) return next();
    const cookie = getCookie(c, xsrfCookie);
    const token = isXsrfToken(services.secret, cookie) ? cookie : newXsrfToken(services.secret);
    c.set('xsrfToken' as never, token as never);
    await next();
    if (token !== cookie) setCookie(c, xsrfCookie, token, { path: '/', sameSite: 'Lax', secure });
  });

  // A browser is known again by a cookie that only the sign-in of staff ever sees.
  app.use('/api/admin/*', async (c, next) => {
    const cookie = getCookie(c, deviceCookie);
    const token = isDeviceToken(cookie) ? cookie : newToken();
    c.set('deviceToken' as never, token as never);
    await next();
    if (token !== cookie)
      setCookie(c, deviceCookie, token, {
        path: '/api/admin',
        sameSite: 'Strict',
        httpOnly: true,
        secure,
        maxAge: deviceDays * 86_400,
      });
  });

  let isProxyUnknown = !trustProxy;
  const callerOf = (c: HonoContext): Caller => {
    if (isProxyUnknown && c.req.header('X-Forwarded-For') !== undefined) {
      isProxyUnknown = false;
      log.warn(
        'A proxy has passed on a request and TRUST_PROXY is not 1. If it is your own, all visitors count as one: set TRUST_PROXY=1.',
      );
    }
    const bearer = /^Bearer\s+(\S*)\s*$/i.exec(c.req.header('Authorization') ?? '');
    return {
      address: askedBy(c) ?? clientAddress(remoteAddress(c), c.req.header('X-Forwarded-For'), trustProxy),
      device: c.req.header('User-Agent') ?? '',
      deviceToken: c.get('deviceToken' as never),
      // Any other Authorization header is no token of ours: it is refused, not ignored.
      token: c.req.header('Authorization') === undefined ? undefined : (bearer?.[1] ?? ''),
      ifMatch: versionOf(c.req.header('If-Match')),
      idempotencyKey: c.req.header('Idempotency-Key')?.slice(0, 200),
      ownPage: holds(c, c.req.header(xsrfHeader)),
      incomplete() {
        judgementOf(c).isWhole = false;
      },
    };
  };
  const holds = (c: HonoContext, header: string | undefined) =>
    xsrfHolds(services.secret, {
      cookie: getCookie(c, xsrfCookie),
      header,
      fetchSite: c.req.header('Sec-Fetch-Site'),
    });

  app.route('/api/media', createUploads({ services, store, folder: join(dataDir, 'uploads'), callerOf }));
  app.get('/feed.xml', etag(), serveFeed(services, perform, callerOf));
  app.get('/sitemap.xml', serveSitemap(services, perform, callerOf));
  app.get('/sitemap/:part{[1-9]\\d*\\.xml}', serveSitemap(services, perform, callerOf));
  app.get('/robots.txt', serveRobots(services));
  app.get('/manifest.webmanifest', serveManifest(perform, callerOf));
  app.get('/speculation-rules.json', serveSpeculationRules);
  const social = serveSocial({ publicUrl: services.publicUrl, store, files }, perform, callerOf);
  app.get('/social/hospital/:file', social);
  app.get('/social/:kind/:slug/:file', social);
  app.route('/api', createApi(perform, callerOf));
  app.all('/api/*', (c) => send(c, refusal(problem('not-found'))));
  if (pages) {
    app.use(bodyLimit({ maxSize: largestForm, onError: (c) => c.text('This form is too large.', 413) }));
    const lists = new KeptLists();
    app.all('*', async (c) => {
      // The router would print each of them into the log.
      if (!isReadable(c.req.raw.url)) return c.text('Not found', 404);
      const preview = c.req.query('preview');
      const judgement = judgementOf(c);
      judgement.isLasting = true;
      const requestId = crypto.randomUUID();
      const calls = { all: 0, failed: 0, away: 0, waitSeconds: 0 };
      const state = await contentNow(content);
      const answer = await pages(c.req.raw, {
        caller: {
          ...callerOf(c),
          token: undefined,
          ownPage: false,
          preview,
          incomplete() {
            judgement.isWhole = false;
          },
        },
        // A page must not throw what the log may not hold: its framework prints every error whole.
        perform: async (resource, operation, input, ...rest) => {
          const route = routeOf(resource, operation);
          judge(judgement, route, input);
          const ask = () => perform(resource, operation, input, ...rest);
          const answered = preview === undefined ? lists.answer(state, route, input.query, ask) : ask();
          const outcome = await answered.catch((error) =>
            failed(error, `${resource}.${operation}`, requestId),
          );
          calls.all++;
          if (outcome.status >= 500) {
            calls.failed++;
            if (outcome.status === 503) calls.away++;
          }
          if (outcome.status === 429)
            calls.waitSeconds = Math.max(calls.waitSeconds, outcome.retryAfterSeconds ?? 0);
          return outcome;
        },
        get xsrfToken() {
          judgement.isForEverybody = false;
          return (c.get('xsrfToken' as never) as string | undefined) ?? '';
        },
        content: state,
        xsrfHolds: (token) => holds(c, token),
        isSameOrigin: c.req.header('Sec-Fetch-Site') === 'same-origin',
        requestId,
        report(error) {
          judgement.isWhole = false;
          failed(error, pathWithoutTokens(c.req.path), requestId);
        },
      });
      // The framework's last resort is a line of text.
      if (answer.status >= 500 && isForPeople(c) && !isHtml(answer)) return faultPage(requestId);
      // A page of which no part could be loaded is still of use to people, and none for a search engine to keep.
      const isEmpty = answer.status === 200 && calls.all > 0 && calls.failed === calls.all;
      // A form that could not be sent is shown again with all that was typed; nothing was wrong with it.
      const isUnsent = c.req.method === 'POST' && calls.failed > 0 && answer.status === 422;
      // What a page could not do without is away for a while, and nothing is wrong with the page.
      const isAway = answer.status === 500 && calls.away > 0;
      // A part that has to wait says so; a page that could not do without it is not at fault.
      const isTooMany = calls.waitSeconds > 0 && (answer.status === 200 || answer.status === 500);
      const status = isEmpty || isUnsent || isAway ? 503 : isTooMany ? 429 : answer.status;
      const headers = new Headers(answer.headers);
      if (preview !== undefined) {
        // What is not published yet is for whoever holds the link, not for a cache or a search engine.
        headers.set('Cache-Control', 'no-store');
        headers.set('X-Robots-Tag', 'noindex');
        headers.set('Referrer-Policy', 'no-referrer');
      } else if (!judgement.isWhole) {
        headers.set('Cache-Control', 'no-store');
      } else if (!headers.has('Cache-Control')) {
        headers.set('Cache-Control', judgement.isForEverybody ? 'no-cache' : 'private, no-cache');
      }
      if (status === 503) headers.set('Retry-After', '5');
      if (status === 429) headers.set('Retry-After', String(calls.waitSeconds));
      return new Response(answer.body, { status, headers });
    });
  }
  return app;
}

/** Whether what is encoded in an address can be decoded. */
function isReadable(url: string) {
  try {
    decodeURI(new URL(url).pathname);
    return true;
  } catch {
    return false;
  }
}

/** What a page that makes this call can no longer be. */
function judge(judgement: Judgement, route: Route, { query }: RawInput) {
  if (route.access !== 'public' || route.personal) judgement.isForEverybody = false;
  if (!isLasting(route, query)) judgement.isLasting = false;
}

function routeOf(resource: string, operation: string) {
  return (contract as Record<string, Record<string, Route>>)[resource]![operation]!;
}

/** Where the database cannot tell how long the content stays as it is, nothing is kept with it. */
async function contentNow(content: Content | undefined): Promise<object> {
  return (await content?.settled().catch(() => undefined)) ?? {};
}

/** The version that a change is based on. What cannot be read is a version that nothing has, so that it changes nothing. */
function versionOf(ifMatch: string | undefined) {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  return Number(/^\s*(?:W\/)?"(\d+)"\s*$/.exec(ifMatch)?.[1] ?? -1);
}

/** None where the app is called in-process. */
function remoteAddress(c: HonoContext) {
  return c.env && 'incoming' in c.env ? getConnInfo(c).remote.address : undefined;
}

/** Lost connections and a server that is shutting down or starting up; all of them pass. */
function isDatabaseGone(error: unknown) {
  const { code = '', message = '' } = databaseError(error);
  return (
    /^(08|57P|53300|ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH)/.test(code) ||
    /^(Connection terminated|timeout exceeded when trying to connect)/.test(message)
  );
}
