/** Pages: hands a request to the built React application, with a client that calls the API in-process. */
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import type { Perform } from './api/perform.ts';
import type { Visit } from './app.ts';
import { rendersOnly, withoutHandover } from './handover.ts';

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
 * What the build's entry module offers beside its request handler: the client's constructor and the keys under which
 * loaders look for things. They come from the build because a key is only itself.
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
  apiContext: never;
  formGuardContext: never;
  originContext: never;
  contentContext: never;
  faultContext: never;
}

export function createPages(
  build: ServerBuild | (() => Promise<ServerBuild>),
  publicUrl: string,
  mode: 'production' | 'development',
) {
  const handle = createRequestHandler(typeof build === 'function' ? build : withoutHandover(build), mode);
  return async function pages(request: Request, visit: Visit): Promise<Response> {
    const { entry } = typeof build === 'function' ? await build() : build;
    const { createClient, apiContext, formGuardContext, originContext, contentContext, faultContext } =
      entry.module as unknown as PagesEntry;
    const context = new RouterContextProvider();
    let ownPage = false;
    const sent = request.method === 'POST' ? request.clone() : null;
    context.set(apiContext, createClient(sendInProcess(visit, () => ownPage)) as never);
    context.set(formGuardContext, {
      get token() {
        return visit.xsrfToken;
      },
      accept(token: string | undefined) {
        ownPage = visit.xsrfHolds(token);
      },
      acceptSameOrigin() {
        ownPage = visit.isSameOrigin;
      },
    } as never);
    context.set(originContext, publicUrl as never);
    context.set(contentContext, visit.content as never);
    const unsent = () => fieldsOf(sent);
    context.set(faultContext, { requestId: visit.requestId, report: visit.report, unsent } as never);
    context.set(rendersOnly, !new URL(request.url).pathname.endsWith('.data'));
    return handle(request, context);
  };
}

/** Of the form in a request; no form of the site sends files. */
async function fieldsOf(request: Request | null) {
  const form = await request?.formData().catch(() => null);
  return [...(form ?? [])].filter(([, value]) => typeof value === 'string');
}

function sendInProcess(
  { perform, caller }: { perform: Perform; caller: Visit['caller'] },
  ownPage: () => boolean,
) {
  return (resource: string, operation: string, { params, query, body }: CallInput, options: CallOptions) =>
    perform(
      resource,
      operation,
      { params: texts(params), query: texts(query), body: async () => ({ value: body }) },
      { ...caller, ...options, ownPage: ownPage() },
    );
}

/** Path and query arrive as text over HTTP; here they are made the same. */
function texts(values: Record<string, unknown> | undefined) {
  if (!values) return values;
  return Object.fromEntries(
    Object.entries(values)
      .filter(([, value]) => value !== undefined && value !== '')
      .map(([key, value]) => [key, String(value)]),
  );
}
