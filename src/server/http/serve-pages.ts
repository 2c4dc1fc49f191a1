/** Pages over HTTP: what a page knows of its visitor, whether its answer may be cached, and how it fails. */
import type { Context as HonoContext } from 'hono';
import type { Route } from '#contract/base.ts';
import { type Problem, problem } from '#contract/errors.ts';
import { contract } from '#contract/index.ts';
import { isLasting } from '#server/cache/address.ts';
import type { Content } from '#server/cache/content.ts';
import { type Judgement, judgementOf } from '#server/cache/judgement.ts';
import { KeptLists } from '#server/cache/lists.ts';
import { cachingOfPage } from '#server/cache/shared-caching.ts';
import type { Caller } from '#server/call/context.ts';
import { faultPage, isForPeople, isHtml } from '#server/call/fault-page.ts';
import type { CallOutcome, Perform, RawInput } from '#server/call/perform.ts';
import { refuse, refuseMethod } from '#server/call/refuse.ts';
import { pathWithoutTokens } from '#server/log/log.ts';
import { inSpan } from '#server/telemetry/spans.ts';
import { workId } from '#server/telemetry/work.ts';

export interface Visit {
  caller: Caller;
  perform: Perform;
  /** Identifies the current content: another object after each change, with which derived values may be cached. */
  content: object;
  /** Finds an error in the log; a failed page shows it. */
  requestId: string;
  report(error: unknown): void;
}

/** A request that no page handles: an unsupported method, or an unreadable form. */
export type PageRefusal = { allowed: string[] } | { problem: Problem };

export type Pages = (request: Request, visit: Visit) => Promise<Response | PageRefusal>;

interface PagesOptions {
  pages: Pages;
  perform: Perform;
  /** The visitor as pages may see them: what their browser says, without their token. */
  visitorOf(c: HonoContext): Caller;
  /** Without it, nothing that pages derive from the content is cached. */
  content: Content | undefined;
  /** Logs an unexpected error and returns what the client may know. */
  failed(error: unknown, where: string, requestId: string): CallOutcome;
}

export function servePages({ pages, perform, visitorOf, content, failed }: PagesOptions) {
  const lists = new KeptLists<CallOutcome>();
  return async (c: HonoContext): Promise<Response> => {
    const preview = c.req.query('preview');
    const judgement = judgementOf(c);
    judgement.isLasting = true;
    const requestId = workId();
    const calls: Calls = { all: 0, failed: 0, away: 0, refused: 0, waitSeconds: 0 };
    let isFaulty = false;
    const state = await contentNow(content);
    const visit: Visit = {
      caller: {
        ...visitorOf(c),
        preview,
        incomplete() {
          judgement.isWhole = false;
        },
      },
      // Wrapped, so that a page throws nothing that the log may not contain: its framework prints every error whole.
      perform: async (resource, operation, input, ...rest) => {
        const route = routeOf(resource, operation);
        judge(judgement, route, input);
        const ask = () => perform(resource, operation, input, ...rest);
        const answered = preview === undefined ? lists.answer(state, route, input.query, ask) : ask();
        const outcome = await answered.catch((error) => failed(error, `${resource}.${operation}`, requestId));
        count(calls, outcome);
        return outcome;
      },
      content: state,
      requestId,
      report(error) {
        isFaulty = true;
        judgement.isWhole = false;
        failed(error, pathWithoutTokens(c.req.path), requestId);
      },
    };
    const asked = c.get('isLost') ? lost(c.req.raw, '') : c.req.raw;
    const answer = await inSpan(
      'render',
      'internal',
      () => ({}),
      () => pages(asked, visit),
    );
    if ('allowed' in answer) return refuseMethod(c, answer.allowed);
    if ('problem' in answer) return refuse(c, answer.problem);
    // An essential call was refused to this visitor, and nothing is wrong with the page.
    const isRefused = answer.status === 500 && calls.refused > 0 && calls.failed === 0 && !isFaulty;
    // A file cannot be shown in part.
    if (isRefused && isLine(answer)) return refuseFile(c, calls);
    // The framework's last resort is a line of text.
    if (answer.status >= 500 && !isRefused && isForPeople(c) && !isHtml(answer)) return faultPage(requestId);
    // A page of which no part loaded is still useful to people, but not to search engines.
    const isEmpty = answer.status === 200 && calls.all > 0 && calls.failed === calls.all;
    // An unsent form is shown again with everything typed; nothing was wrong with it.
    const isUnsent = c.req.method === 'POST' && calls.failed > 0 && answer.status === 422;
    // Essential data is temporarily unavailable, and nothing is wrong with the page.
    const isAway = answer.status === 500 && calls.away > 0;
    // Passes on how long a part must wait.
    const isTooMany = calls.waitSeconds > 0 && (answer.status === 200 || isRefused);
    const status =
      isEmpty || isUnsent || isAway ? 503 : isTooMany ? 429 : isRefused ? calls.refused : answer.status;
    const headers = headersOf(answer, { isPreview: preview !== undefined, isPost: c.req.method === 'POST' });
    if (isPersonal(headers)) judgement.isForEverybody = false;
    if (!judgement.isWhole) headers.set('Cache-Control', 'no-store');
    if (!headers.has('Cache-Control')) headers.set('Cache-Control', cachingOf(judgement, status));
    if (status === 503) headers.set('Retry-After', '5');
    if (status === 429) headers.set('Retry-After', String(calls.waitSeconds));
    return new Response(answer.body, { status, headers });
  };
}

/** The calls of a page: how many, and how they ended. */
interface Calls {
  all: number;
  failed: number;
  /** Failed because the database is away. */
  away: number;
  /** The status of the last refusal; 0 for none. */
  refused: number;
  waitSeconds: number;
}

function count(calls: Calls, { status, retryAfterSeconds = 0 }: CallOutcome) {
  calls.all++;
  if (status >= 500) calls.failed++;
  if (status === 503) calls.away++;
  if (status === 429) calls.waitSeconds = Math.max(calls.waitSeconds, retryAfterSeconds);
  if (status >= 400 && status < 500) calls.refused = status;
}

function cachingOf({ isForEverybody, isLasting }: Judgement, status: number) {
  if (!isForEverybody) return 'private, no-cache';
  return isLasting && status === 200 ? cachingOfPage : 'no-cache';
}

/** A request for a page that does not exist. `prefix` is that of its language. */
export function lost({ url, headers, signal }: Request, prefix: string) {
  return new Request(new URL(`${prefix}/not-found`, url), { headers, signal });
}

function headersOf(answer: Response, { isPreview, isPost }: { isPreview: boolean; isPost: boolean }) {
  const headers = new Headers(answer.headers);
  if (isPreview) {
    // A preview is for the holder of its link, not for caches or search engines.
    headers.set('Cache-Control', 'no-store');
    headers.set('X-Robots-Tag', 'noindex');
    // Other sites must not learn its address; ours may, or browsers would send forms without an origin.
    headers.set('Referrer-Policy', 'same-origin');
  }
  // It may show what a person typed.
  if (isPost && !headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
  return headers;
}

/** The framework's answer for a failed file. */
function isLine(answer: Response) {
  return answer.headers.get('Content-Type')?.startsWith('text/plain') ?? true;
}

function refuseFile(c: HonoContext, { refused, waitSeconds }: Calls) {
  if (waitSeconds > 0)
    return refuse(c, problem('too-many-requests', { extra: { retryAfter: waitSeconds } }), {
      'Retry-After': String(waitSeconds),
    });
  return refuse(c, problem(refused === 404 ? 'not-found' : 'invalid'));
}

/** By its own Cache-Control header. */
function isPersonal(headers: Headers) {
  return /\b(private|no-store)\b/.test(headers.get('Cache-Control') ?? '');
}

/** Lowers the judgement of a page that makes this call. */
function judge(judgement: Judgement, route: Route, { query }: RawInput) {
  if (route.access !== 'public' || route.personal) judgement.isForEverybody = false;
  if (!isLasting(route, query)) judgement.isLasting = false;
}

function routeOf(resource: string, operation: string) {
  return (contract as Record<string, Record<string, Route>>)[resource]![operation]!;
}

/** If the database cannot tell how long the content stays the same, nothing is cached with it. */
async function contentNow(content: Content | undefined): Promise<object> {
  return (await content?.settled().catch(() => undefined)) ?? {};
}
