/**
 * Another name, number or address of a waiting-list entry, corrected by staff. If the address changes, the link mailed
 * before ends, and the new one gets a message with its own. A person left without one is called.
 */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { findWaiting, leaveInside } from '#server/booking/waitlist.ts';
import { openOffer } from '#server/booking/waitlist-offers.ts';
import type { StaffContext } from '#server/call/context.ts';
import * as schema from '#server/db/schema.ts';
import { waitlistToken } from '#server/links/derived-tokens.ts';
import { hashToken } from '#server/links/token.ts';
import {
  takeBackWaitlistMail,
  writeWaitlistJoined,
  writeWaitlistOffer,
} from '#server/mail/waitlist-message.ts';
import { isTexted } from '#server/sms/sms-gateway.ts';

const { waitlist, waitlistOffer } = schema;

/** The row must be locked. */
export async function correctWaiting(
  context: StaffContext,
  entry: schema.StoredWait,
  corrected: Partial<Pick<schema.StoredWait, 'name' | 'email' | 'phone'>>,
) {
  const { orm, now, secret } = context;
  const changed = { ...corrected, updatedAt: new Date(now()) };
  const after = { ...entry, ...changed };
  // An entry that joined again under the right contact replaces this one.
  const other = entry.status === 'waiting' ? await findWaiting(orm, after) : undefined;
  const { status } = other && other.id !== entry.id ? await leaveInside(context, entry) : entry;
  const isTextedElsewhere = entry.smsAgreedAt !== null && after.phone !== entry.phone;
  if (after.email === entry.email && !isTextedElsewhere) {
    await orm.update(waitlist).set(changed).where(eq(waitlist.id, entry.id));
    return;
  }
  after.linkKey = randomUUID();
  const linkTokenHash = hashToken(waitlistToken(secret, after.linkKey));
  await orm
    .update(waitlist)
    .set({ ...changed, linkKey: after.linkKey, linkTokenHash })
    .where(eq(waitlist.id, entry.id));
  await takeBackWaitlistMail(context, entry.id);
  if (status !== 'waiting') return;
  const offer = await openOffer(orm, entry.id, now());
  const [sms] = await orm
    .select({ gets: isTexted(waitlist) })
    .from(waitlist)
    .where(eq(waitlist.id, entry.id));
  const isCalled = after.email === '' && !sms!.gets;
  if (offer) {
    await orm.update(waitlistOffer).set({ isCalled }).where(eq(waitlistOffer.id, offer.id));
  }
  if (isCalled) return;
  if (offer) await writeWaitlistOffer(context, after, { ...offer, startsAt: offer.startsAt.toISOString() });
  else if (after.email) await writeWaitlistJoined(context, after);
}
