/** Passes a request to the built React application, with a client that calls the API in-process. */
import {
  createRequestHandler,
  type RouterContext,
  RouterContextProvider,
  type ServerBuild,
} from 'react-router';
import { isProblem, problem } from '#contract/errors.ts';
import type { Perform } from '#server/call/perform.ts';
import { isTracing } from '#server/telemetry/spans.ts';
import { nameRoute } from '#server/telemetry/work.ts';
import { partsOfAddress, type Speech, speech } from '#words/language.ts';
import { rendersOnly, withoutHandover } from './handover.ts';
import { patternOf, readForm, takenBy } from './page-form.ts';
import type { PageRefusal, Visit } from './serve-pages.ts';

interface CallInput {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: unknown;
}
interface CallOptions {
  ifMatch?: number;
  idempotencyKey?: string;
}

/**
 * What the build's entry module exports besides its request handler: the client's constructor and the context keys of
 * loaders. They must come from the build because keys are compared by identity.
 */
interface PagesEntry {
  createClient(
    send: (
      resource: string,
      operation: string,
      input: CallInput,
      options: CallOptions,
    ) => Promise<{ status: number; body: unknown }>,
  ): unknown;
  speaking<Result>(speech: Speech, work: () => Result): Result;
  apiContext: RouterContext<unknown>;
  originContext: RouterContext<string>;
  answersFormContext: RouterContext<boolean>;
  contentContext: RouterContext<Visit['content']>;
  faultContext: RouterContext<Pick<Visit, 'requestId' | 'report'> & { unsent(): Promise<unknown[]> }>;
}

export function createPages(
  build: ServerBuild | (() => Promise<ServerBuild>),
  publicUrl: string,
  mode: 'production' | 'development',
) {
  const handlers = new Map<string, ReturnType<typeof createRequestHandler>>();
  /** By language prefix, which the framework puts before the address of every route. */
  function handlerOf(prefix: string) {
    const basename = prefix || '/';
    const known =
      handlers.get(basename) ??
      createRequestHandler(
        typeof build === 'function'
          ? async () => ({ ...(await build()), basename })
          : { ...withoutHandover(build), basename },
        mode,
      );
    handlers.set(basename, known);
    return known;
  }
  return async function pages(request: Request, visit: Visit): Promise<Response | PageRefusal> {
    const { entry, routes } = typeof build === 'function' ? await build() : build;
    if (isTracing()) nameRoute(patternOf(routes, partsOfAddress(new URL(request.url).pathname).path));
    let form: FormData | null = null;
    if (!isReading(request)) {
      const takes = takenBy(routes, partsOfAddress(new URL(request.url).pathname).path);
      if (takes === 'nothing') return { problem: problem('not-found') };
      if (takes === 'reading' || request.method !== 'POST')
        return { allowed: takes === 'reading' ? reading : [...reading, 'POST'] };
      const read = await readForm(request, takes);
      if (isProblem(read) && takes !== 'anything') return { problem: read };
      form = isProblem(read) ? new FormData() : read;
    }
    const {
      createClient,
      speaking,
      apiContext,
      originContext,
      answersFormContext,
      contentContext,
      faultContext,
    } = entry.module as unknown as PagesEntry;
    const context = new RouterContextProvider();
    context.set(apiContext, createClient(sendInProcess(visit)));
    context.set(originContext, publicUrl);
    context.set(answersFormContext, form !== null);
    context.set(contentContext, visit.content);
    const unsent = async () => [...(form ?? [])];
    context.set(faultContext, { requestId: visit.requestId, report: visit.report, unsent });
    context.set(rendersOnly, !new URL(request.url).pathname.endsWith('.data'));
    // The build has its own copy of the translations, and so its own language.
    const spoken = speech();
    return speaking(spoken, () =>
      handlerOf(spoken.prefix)(form ? withForm(request, form) : request, context),
    );
  };
}

const reading = ['GET', 'HEAD'];

function isReading({ method }: Request) {
  return reading.includes(method);
}

/** The form as read, without `Origin`, which was already checked with more knowledge than the framework has. */
function withForm({ url, headers: given, signal }: Request, form: FormData) {
  const headers = new Headers(given);
  for (const name of ['Origin', 'Content-Type', 'Content-Length']) headers.delete(name);
  const hasFiles = [...form.values()].some((value) => typeof value !== 'string');
  const body = hasFiles ? form : new URLSearchParams([...form] as [string, string][]);
  return new Request(url, { method: 'POST', headers, body, signal });
}

function sendInProcess({ perform, caller }: { perform: Perform; caller: Visit['caller'] }) {
  return (
    resource: string,
    operation: string,
    { params, query, body }: CallInput,
    { ifMatch, idempotencyKey }: CallOptions,
  ) =>
    perform(
      resource,
      operation,
      { params: texts(params), query: texts(query), body: async () => ({ value: body }) },
      { ...caller, idempotencyKey, ifMatch: ifMatch === undefined ? undefined : [ifMatch] },
    );
}

/** Over HTTP path and query arrive as text; this makes in-process calls the same. */
function texts(values: Record<string, unknown> | undefined) {
  if (!values) return values;
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([key, value]) => [key, String(value)]),
  );
}
