/** Addresses for text messages besides the API: their short links, and the replies that a provider passes on. */
import { eq } from 'drizzle-orm';
import type { Hono, Context as HonoContext } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { problem } from '#contract/errors.ts';
import type { Caller, Services } from '#server/call/context.ts';
import { redirect } from '#server/call/redirect.ts';
import { refuse } from '#server/call/refuse.ts';
import { requestLimits } from '#server/call/request-limits.ts';
import * as schema from '#server/db/schema.ts';
import { waitlistToken } from '#server/links/derived-tokens.ts';
import { manageToken } from '#server/links/reference.ts';
import { isCode, readCode, visitCode, waitCode } from '#server/links/short-link.ts';
import { repliesPath, takeReply } from '#server/sms/replies.ts';
import { at } from '#words/language.ts';

const largestReply = 16_384;

export function serveSms(app: Hono, services: Services, callerOf: (c: HonoContext) => Caller) {
  const count = requestLimits(services);
  /** Wrong codes count towards the dead-link limit. */
  const wrong = async (c: HonoContext) => {
    const seconds = await count('deadLinks', callerOf(c).address);
    return seconds > 0 ? problem('too-many-requests', { extra: { retryAfter: seconds } }) : null;
  };

  app.get('/t/:code', async (c, next) => {
    c.header('Cache-Control', 'no-store');
    c.header('Referrer-Policy', 'no-referrer');
    const path = await pathOf(services, c.req.param('code'));
    if (path) return redirect(c, at(path), 302);
    const refused = await wrong(c);
    return refused ? refuse(c, refused) : next();
  });

  app.post(
    repliesPath,
    bodyLimit({ maxSize: largestReply, onError: (c) => refuse(c, problem('too-large')) }),
    async (c) => {
      const { pathname, search } = new URL(c.req.url);
      const request = {
        url: services.publicUrl + pathname + search,
        headers: c.req.raw.headers,
        body: await c.req.text(),
      };
      if (await takeReply(services, request)) {
        // Twilio would send any other text to the person.
        return c.body('<Response/>', 200, { 'Content-Type': 'text/xml' });
      }
      return refuse(c, (await wrong(c)) ?? problem('forbidden'));
    },
  );
}

/** The page of the long link: not that of a mailed one, which would prove that the address is the visitor's. */
async function pathOf({ orm, secret }: Services, code: string): Promise<string | null> {
  const read = readCode(code);
  if (!read) return null;
  if (read.kind === 'v') {
    const { appointment } = schema;
    const [found] = await orm.select().from(appointment).where(eq(appointment.id, read.id));
    if (!found?.manageTokenHash || !isCode(code, visitCode(secret, found))) return null;
    return `/appointment/manage/${manageToken(secret, found)}`;
  }
  const { waitlist } = schema;
  const [found] = await orm.select().from(waitlist).where(eq(waitlist.id, read.id));
  return found && isCode(code, waitCode(secret, found))
    ? `/appointment/waitlist/${waitlistToken(secret, found.linkKey)}`
    : null;
}
