/** Pages over HTTP: what a page is told of its visitor, whether its answer may be kept, and what is said where it fails. */
import type { Context as HonoContext } from 'hono';
import type { Route } from '#contract/base.ts';
import { type Problem, problem } from '#contract/errors.ts';
import { contract } from '#contract/index.ts';
import { isLasting } from '#server/cache/address.ts';
import type { Content } from '#server/cache/content.ts';
import { type Judgement, judgementOf } from '#server/cache/judgement.ts';
import { KeptLists } from '#server/cache/lists.ts';
import type { Caller } from '#server/call/context.ts';
import { faultPage, isForPeople, isHtml } from '#server/call/fault-page.ts';
import type { Outcome, Perform, RawInput } from '#server/call/perform.ts';
import { refuse, refuseMethod } from '#server/call/refuse.ts';
import { pathWithoutTokens } from '#server/log/log.ts';

/** What a page needs to know of the request that it answers. */
export interface Visit {
  caller: Caller;
  perform: Perform;
  /** Stands for the content as it is: another object after each change. What is made of it may be kept with it. */
  content: object;
  /** By which a fault is found in the log; a page that fails shows it. */
  requestId: string;
  /** Told of a fault that nobody expected. */
  report(error: unknown): void;
}

/** What no page answers: a method that it does not have, or a form that cannot be read. */
export type Refused = { allowed: string[] } | { problem: Problem };

export type Pages = (request: Request, visit: Visit) => Promise<Response | Refused>;

interface PagesOptions {
  pages: Pages;
  perform: Perform;
  /** Who asks, as a page may see them: by what their browser says of itself and without their token. */
  visitorOf(c: HonoContext): Caller;
  /** Without it nothing that pages make of the content is kept from one to the next. */
  content: Content | undefined;
  /** Writes down what nobody expected and answers what may be told of it. */
  failed(error: unknown, where: string, requestId: string): Outcome;
}

export function servePages({ pages, perform, visitorOf, content, failed }: PagesOptions) {
  const lists = new KeptLists();
  return async (c: HonoContext): Promise<Response> => {
    // The router would print each of them into the log.
    if (!isReadable(c.req.raw.url)) return refuse(c, problem('not-found'));
    const preview = c.req.query('preview');
    const judgement = judgementOf(c);
    judgement.isLasting = true;
    const requestId = crypto.randomUUID();
    const calls = { all: 0, failed: 0, away: 0, refused: 0, waitSeconds: 0 };
    let isFaulty = false;
    const state = await contentNow(content);
    const answer = await pages(c.req.raw, {
      caller: {
        ...visitorOf(c),
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
        const outcome = await answered.catch((error) => failed(error, `${resource}.${operation}`, requestId));
        calls.all++;
        if (outcome.status >= 500) {
          calls.failed++;
          if (outcome.status === 503) calls.away++;
        }
        if (outcome.status === 429)
          calls.waitSeconds = Math.max(calls.waitSeconds, outcome.retryAfterSeconds ?? 0);
        if (outcome.status >= 400 && outcome.status < 500) calls.refused = outcome.status;
        return outcome;
      },
      content: state,
      requestId,
      report(error) {
        isFaulty = true;
        judgement.isWhole = false;
        failed(error, pathWithoutTokens(c.req.path), requestId);
      },
    });
    if ('allowed' in answer) return refuseMethod(c, answer.allowed);
    if ('problem' in answer) return refuse(c, answer.problem);
    // What a page could not do without was refused to whoever asked, and nothing is wrong with the page.
    const isRefused = answer.status === 500 && calls.refused > 0 && calls.failed === 0 && !isFaulty;
    // A file cannot be shown in part.
    if (isRefused && isLine(answer)) return refuseFile(c, calls);
    // The framework's last resort is a line of text.
    if (answer.status >= 500 && !isRefused && isForPeople(c) && !isHtml(answer)) return faultPage(requestId);
    // A page of which no part could be loaded is still of use to people, and none for a search engine to keep.
    const isEmpty = answer.status === 200 && calls.all > 0 && calls.failed === calls.all;
    // A form that could not be sent is shown again with all that was typed; nothing was wrong with it.
    const isUnsent = c.req.method === 'POST' && calls.failed > 0 && answer.status === 422;
    // What a page could not do without is away for a while, and nothing is wrong with the page.
    const isAway = answer.status === 500 && calls.away > 0;
    // A part that has to wait says so.
    const isTooMany = calls.waitSeconds > 0 && (answer.status === 200 || isRefused);
    const status =
      isEmpty || isUnsent || isAway ? 503 : isTooMany ? 429 : isRefused ? calls.refused : answer.status;
    const headers = headersOf(answer, { isPreview: preview !== undefined, isPost: c.req.method === 'POST' });
    if (isPersonal(headers)) judgement.isForEverybody = false;
    if (!judgement.isWhole) headers.set('Cache-Control', 'no-store');
    if (!headers.has('Cache-Control'))
      headers.set('Cache-Control', judgement.isForEverybody ? 'no-cache' : 'private, no-cache');
    if (status === 503) headers.set('Retry-After', '5');
    if (status === 429) headers.set('Retry-After', String(calls.waitSeconds));
    return new Response(answer.body, { status, headers });
  };
}

function headersOf(answer: Response, { isPreview, isPost }: { isPreview: boolean; isPost: boolean }) {
  const headers = new Headers(answer.headers);
  if (isPreview) {
    // What is not published yet is for whoever holds the link, not for a cache or a search engine.
    headers.set('Cache-Control', 'no-store');
    headers.set('X-Robots-Tag', 'noindex');
    // And no other site is told of it; ours is, or browsers would send forms without saying where they come from.
    headers.set('Referrer-Policy', 'same-origin');
  }
  // It may show what somebody typed.
  if (isPost && !headers.has('Cache-Control')) headers.set('Cache-Control', 'private, no-cache');
  return headers;
}

/** What the framework answers in place of a file that failed. */
function isLine(answer: Response) {
  return answer.headers.get('Content-Type')?.startsWith('text/plain') ?? true;
}

/** What was refused of a file. */
function refuseFile(c: HonoContext, { refused, waitSeconds }: { refused: number; waitSeconds: number }) {
  if (waitSeconds > 0)
    return refuse(c, problem('too-many-requests', { extra: { retryAfter: waitSeconds } }), {
      'Retry-After': String(waitSeconds),
    });
  return refuse(c, problem(refused === 404 ? 'not-found' : 'invalid'));
}

/** A page whose own header says that it is one visitor's is nobody else's. */
function isPersonal(headers: Headers) {
  return /\b(private|no-store)\b/.test(headers.get('Cache-Control') ?? '');
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
