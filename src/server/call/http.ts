/** The contract over HTTP: addresses and methods, JSON bodies, problem documents, ETags. */
import { TextEncoderStream, ReadableStream as TextStream } from 'node:stream/web';
import { Hono, type Context as HonoContext, type MiddlewareHandler } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { isOfStaff, largestFile, type Route } from '#contract/base.ts';
import { type Problem, problem } from '#contract/errors.ts';
import { routesByPath } from '#contract/routes.ts';
import { isLasting } from '#server/cache/address.ts';
import { tagged, tagOf } from '#server/cache/conditional.ts';
import { judgementOf } from '#server/cache/judgement.ts';
import { limits } from '#server/kernel/limits.ts';
import { t } from '#words/say.ts';
import type { Caller } from './context.ts';
import { documentation } from './documentation.ts';
import { hasManyParts } from './json-parts.ts';
import { locationOf } from './location.ts';
import { openapi } from './openapi.ts';
import { type CallOutcome, type Perform, refusal } from './perform.ts';
import { tagging } from './tagging.ts';

/** Text bodies only; pictures are uploaded separately. Staff send long texts and tables, strangers send forms. */
const largestBody = 1_000_000;
const largestOfStrangers = limits.formKilobytes.most * 1_000;

/** The API below /api. `callerOf` identifies the sender of a request. */
export function createApi(perform: Perform, callerOf: (c: HonoContext) => Caller) {
  const app = new Hono();
  const limitedTo = (maxSize: number) =>
    bodyLimit({ maxSize, onError: (c) => send(c, refusal(problem('too-large'))) });
  const ofStaff = limitedTo(largestBody);
  const ofStrangers = limitedTo(largestOfStrangers);
  const limitOf = ({ access }: Route) => (isOfStaff(access) ? ofStaff : ofStrangers);

  for (const [path, calls] of byPath()) {
    for (const { resource, operation, route } of calls) {
      const tag = tagging(route);
      const limited: MiddlewareHandler = (c, next) =>
        route.takesZip || route.takesFile ? next() : limitOf(route)(c, next);
      app.on(route.method, path, limited, async (c) => {
        const caller = callerOf(c);
        const input = {
          params: c.req.param(),
          query: c.req.query(),
          body: () => (route.takesZip ? readZip(c) : route.takesFile ? readFile(c) : readBody(c)),
        };
        const outcome = await perform(resource, operation, input, caller);
        judgementOf(c).isLasting = isLasting(route, input.query);
        const isCacheable = route.access === 'public' && !route.personal && caller.token === undefined;
        if (outcome.status < 300) outcome.tag = tag(outcome);
        // The rest of a refused file is not worth receiving.
        else if (route.takesFile) c.header('Connection', 'close');
        return send(c, outcome, isCacheable, placeFor(route, c.req.param(), outcome));
      });
    }
    // Uploads answer POST before it gets here (http/uploads.ts).
    const allowed = [...calls.map(({ route }) => route.method), ...(path === '/media' ? ['POST'] : [])];
    app.all(path, (c) => {
      const list = [...allowed, ...(allowed.includes('GET') ? ['HEAD'] : [])].join(', ');
      return send(
        c,
        refusal(problem('method-not-allowed', { detail: t('Use one of: {list}.', { list }) })),
        false,
        {
          Allow: list,
        },
      );
    });
  }

  // Built on first demand: it would noticeably slow every start.
  let description: string | undefined;
  app.get('/openapi.json', tagged, (c) => {
    description ??= JSON.stringify(openapi());
    return c.body(description, 200, { 'Content-Type': 'application/json; charset=utf-8' });
  });
  app.get('/docs', tagged, (c) =>
    c.html(documentation(), 200, {
      'Content-Security-Policy':
        "default-src 'none'; style-src 'self'; base-uri 'none'; frame-ancestors 'none'",
    }),
  );
  return app;
}

/** The contract's calls by path, in the router's notation. */
function byPath() {
  return Map.groupBy(routesByPath(), ({ route }) => route.path.replaceAll(/\{(\w+)\}/g, ':$1'));
}

/** A stream, so that the file is never in memory as a whole. */
async function readZip(c: HonoContext): Promise<{ value: unknown } | Problem> {
  if (!/^application\/zip\s*(;|$)/i.test(c.req.header('Content-Type') ?? '')) {
    return problem('unsupported-media-type', {
      detail: t('Send the file as {type}.', { type: 'application/zip' }),
    });
  }
  return { value: c.req.raw.body ?? new Blob([]).stream() };
}

/** Files of strangers in memory while they are received. */
let filesUnderWay = 0;

/** Takes any type: the content shows what it is. */
async function readFile(c: HonoContext): Promise<{ value: unknown } | Problem> {
  if (Number(c.req.header('Content-Length')) > largestFile) return problem('too-large');
  if (filesUnderWay >= limits.filesAtOnce.most)
    return problem('too-many-requests', { extra: { retryAfter: 5 } });
  filesUnderWay++;
  try {
    const parts: Uint8Array[] = [];
    let size = 0;
    for await (const part of c.req.raw.body ?? []) {
      size += part.length;
      if (size > largestFile) return problem('too-large');
      parts.push(part);
    }
    return { value: Buffer.concat(parts) };
  } finally {
    filesUnderWay--;
  }
}

async function readBody(c: HonoContext): Promise<{ value: unknown } | Problem> {
  const type = c.req.header('Content-Type') ?? '';
  // A DELETE needs only its address; its body is optional.
  if (c.req.method === 'DELETE' && type === '') return { value: undefined };
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    return problem('unsupported-media-type', {
      detail: t('Send the request as {type}.', { type: 'application/json' }),
    });
  }
  try {
    const text = await c.req.text();
    if (hasManyParts(text))
      return problem('invalid', { detail: t('This has too many parts. Send fewer at once.') });
    return { value: JSON.parse(text) };
  } catch {
    return problem('malformed-json');
  }
}

/** A `cacheable` answer may be kept by caches and revalidated by its tag. */
export function send(
  c: HonoContext,
  { status, body, file, zip, kept, events, tag, retryAfterSeconds, type }: CallOutcome,
  cacheable = false,
  headers: Record<string, string> = {},
) {
  if (status === 401) headers['WWW-Authenticate'] = 'Bearer';
  if (retryAfterSeconds) headers['Retry-After'] = String(retryAfterSeconds);
  if (file) {
    headers['Content-Type'] = file.type;
    headers['Content-Disposition'] = `attachment; filename="${file.name}"`;
    headers['Cache-Control'] = 'no-store';
    const text = TextStream.from(file.text).pipeThrough(new TextEncoderStream());
    return c.body(text as ReadableStream, 200, headers);
  }
  if (zip) {
    headers['Content-Type'] = 'application/zip';
    headers['Content-Disposition'] = `attachment; filename="${zip.name}"`;
    headers['Cache-Control'] = 'no-store';
    return c.body(zip.stream, 200, headers);
  }
  if (kept) {
    headers['Content-Type'] = kept.type;
    headers['Content-Disposition'] = `attachment; filename*=UTF-8''${encodeURIComponent(kept.name)}`;
    headers['Cache-Control'] = 'no-store';
    // A browser that opens it anyway runs nothing and sees no origin.
    headers['Content-Security-Policy'] = "sandbox; default-src 'none'; frame-ancestors 'none'";
    return c.body(kept.bytes, 200, headers);
  }
  if (events) {
    headers['Content-Type'] = 'text/event-stream; charset=utf-8';
    headers['Cache-Control'] = 'no-store';
    // A buffering proxy would hold the events back.
    headers['X-Accel-Buffering'] = 'no';
    return c.body(events.body, 200, headers);
  }
  if (body === null) return c.body(null, status as 204, headers);
  const text = JSON.stringify(body);
  headers['Content-Type'] =
    status >= 400 ? 'application/problem+json; charset=utf-8' : (type ?? 'application/json; charset=utf-8');
  headers['Cache-Control'] = cacheable && status === 200 ? 'no-cache' : 'no-store';
  // Short bodies are sent uncompressed (http/compress.ts).
  headers['Content-Length'] = String(Buffer.byteLength(text));
  if (tag) headers.ETag = tagOf(text, tag.version);
  return c.body(text, status as 200, headers);
}

function placeFor(route: Route, params: Record<string, string>, { status, body }: CallOutcome) {
  const place =
    status === 201 ? locationOf(route, params, (body as { data: Record<string, unknown> }).data) : null;
  const headers: Record<string, string> = place === null ? {} : { Location: place };
  return headers;
}
