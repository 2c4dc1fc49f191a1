/** A doctor's calendar at its secret address, for programs that ask again every few minutes. */
import type { Hono, Context as HonoContext } from 'hono';
import { problem } from '#contract/errors.ts';
import { tagged } from '#server/cache/conditional.ts';
import type { Caller, Services } from '#server/call/context.ts';
import { refuse } from '#server/call/refuse.ts';
import { requestLimits } from '#server/call/request-limits.ts';
import { readFeed } from '#server/day/calendar-feed.ts';

export function serveCalendar(app: Hono, services: Services, callerOf: (c: HonoContext) => Caller) {
  const count = requestLimits(services);

  app.get('/calendar/:id{[1-9]\\d{0,8}}/:file{[\\w-]{43}\\.ics}', tagged, async (c) => {
    const { id, file } = c.req.param();
    const tooMany = (retryAfter: number) =>
      refuse(c, problem('too-many-requests', { extra: { retryAfter } }), { 'Retry-After': `${retryAfter}` });
    // No program asks more than once a minute; each address counts separately.
    const seconds = await count('forms', `calendar ${id} ${callerOf(c).address}`);
    if (seconds > 0) return tooMany(seconds);
    const feed = await readFeed(services, { id: Number(id), token: file!.slice(0, -'.ics'.length) });
    c.header('X-Robots-Tag', 'noindex');
    if (!feed) {
      // Wrong tokens count towards the dead-link limit.
      const wait = await count('deadLinks', callerOf(c).address);
      return wait > 0 ? tooMany(wait) : refuse(c, problem('not-found'));
    }
    return c.body(feed.text, 200, {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': 'inline; filename="calendar.ics"',
      // Only the subscribing program may keep it, and must revalidate.
      'Cache-Control': 'private, no-cache',
      'Last-Modified': feed.changedAt.toUTCString(),
    });
  });
}
