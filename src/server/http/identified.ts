/** Every request has an id, and an answer for one visitor carries it. */
import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { matchedRoutes } from 'hono/route';
import { askedBy } from '#server/cache/judgement.ts';
import { endRequest, requestWork } from '#server/telemetry/request.ts';
import { isTracing } from '#server/telemetry/spans.ts';
import { currentWork, during, nameRoute } from '#server/telemetry/work.ts';

export function identified(trustProxy: boolean): MiddlewareHandler {
  return async (c, next) => {
    // The entrance (cache/front.ts) has begun the record.
    const known = currentWork();
    if (known) return answered(c, next, known.id);
    const work = requestWork(
      {
        method: c.req.method,
        requestId: c.req.header('X-Request-Id'),
        traceparent: c.req.header('traceparent'),
      },
      trustProxy,
    );
    await during(work, () => answered(c, next, work.id));
    endRequest(work, c.res.status);
  };
}

async function answered(c: HonoContext, next: () => Promise<void>, id: string) {
  await next();
  if (isTracing() && !currentWork()?.asked.route) nameRoute(patternOf(c) ?? '');
  // A cacheable answer would tell others the id of this request.
  if (/\b(no-store|private)\b/.test(c.res.headers.get('Cache-Control') ?? '') && askedBy(c) === undefined)
    c.res.headers.set('X-Request-Id', id);
}

/** The pattern of the handler; middleware for all addresses does not count. */
function patternOf(c: HonoContext) {
  return matchedRoutes(c).findLast(({ path }) => !path.includes('*') || path === '/assets/*')?.path;
}
