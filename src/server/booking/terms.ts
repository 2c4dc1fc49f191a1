/**
 * The terms of a booking. For a stranger, whose contact is unproven, they depend only on the client and the doctor's
 * day: beyond either limit, the booking must be confirmed with the link in its mail. A patient who came through such a
 * link has proven the contact, and only then its other appointments count.
 */

import { type ErrorCode, type Problem, problem } from '#contract/errors.ts';
import type { Services } from '#server/call/context.ts';
import { clientBudgets, networkKeys as keysOf, take } from '#server/identity/budget.ts';
import { type Limits, limits as standard } from '#server/kernel/limits.ts';
import type { Sender } from '#server/mail/letter.ts';
import type { OfferedVisitType, Practice } from '#server/times/availability.ts';
import { t } from '#words/say.ts';
import { notCounted, type TakenFrom } from './allocate.ts';
import { contactLimit } from './contact-limit.ts';
import { ofContacts, ofStranger } from './lock.ts';
import { countedAs, isWithin, withinShares } from './share.ts';
import type { LiveHold } from './use-hold.ts';

type TermsContext = Pick<Services, 'orm' | 'now' | 'secret'>;
/** The requested booking, once the rules allow it; instants in epoch milliseconds. */
interface BookingRequest {
  email: string;
  practice: Practice;
  visitType: OfferedVisitType;
  held: LiveHold | null;
  startsAt: number;
  endsAt: number;
}
/** The result, unless it is refused. */
export interface Agreed {
  stored: { status?: 'held'; confirmUntil?: Date; isTimeKept?: boolean; contactProvenAt?: Date };
  /** When the allocation expires, and in which share it counts. */
  expiresAt: Date | null;
  taken: TakenFrom;
}
export interface Terms<Code extends ErrorCode> {
  /** The booking's exclusive locks (lock.ts). */
  alone: string[];
  agree(inside: TermsContext, asked: BookingRequest, sender: Sender): Promise<Agreed | Problem<Code>>;
}

/** Nothing here may depend on the entered contact. */
export function termsOfStranger(
  client: { secret: string; address: string; limits?: Limits | undefined },
  doctorId: number,
): Terms<'invalid' | 'too-many-requests'> {
  const { limits = standard } = client;
  const networkKeys = keysOf(client);
  return {
    alone: ofStranger(networkKeys, doctorId),
    async agree(inside, { email, practice, visitType, held, startsAt }, sender) {
      const asking = { ...inside, limits };
      const taken = countedAs(asking, networkKeys);
      const wanted = { practice, visitType, startsAt, networkKeys, insteadOf: held?.allocationId };
      const within = withinShares(asking, wanted);
      // Usually both limits hold: one query checks that and counts the booking.
      if (await take(inside, clientBudgets(client, 'bookings'), within))
        return { stored: {}, expiresAt: null, taken };
      if (!email) return emailNeeded(sender);
      if (!(await take(inside, clientBudgets(client, 'confirmations')))) return tooMany(sender);
      const confirmUntil = new Date(inside.now() + limits.confirmMinutes.most * 60_000);
      // Beyond a share of the day a pending booking keeps no slot; the first to confirm gets it.
      const isTimeKept = held !== null || (await isWithin(inside.orm, within));
      return {
        stored: { status: 'held', confirmUntil, isTimeKept },
        // A slot that is not kept expires at once. It is claimed anyway, so that no one waits for one that is gone.
        expiresAt: isTimeKept ? confirmUntil : new Date(inside.now()),
        taken,
      };
    },
  };
}

/** For anyone who used a link mailed only to this address; '' for a texted link, which proves no address. */
export function termsOfProven(email: string): Terms<'too-many-appointments'> {
  return {
    alone: ofContacts(email),
    async agree({ orm, now }, { startsAt, endsAt }) {
      const limit = await contactLimit(orm, { email, startsAt, endsAt, now: now() });
      if (limit) return limit;
      const stored = email ? { contactProvenAt: new Date(now()) } : {};
      return { stored, expiresAt: null, taken: notCounted };
    },
  };
}

function emailNeeded({ phone }: Sender) {
  const message = phone
    ? t(
        'Many appointments are being booked right now. Enter an email address, so that you can confirm this one, or call us: {phone}.',
        { phone },
      )
    : t(
        'Many appointments are being booked right now. Enter an email address, so that you can confirm this one, or call us.',
      );
  return problem('invalid', { errors: [{ path: 'email', message }] });
}

function tooMany({ phone }: Sender) {
  return problem('too-many-requests', {
    detail: phone
      ? t(
          'Many appointments were booked from your network just now, so we could not accept this one. Please call us: {phone}, or try again later.',
          { phone },
        )
      : t(
          'Many appointments were booked from your network just now, so we could not accept this one. Please call us, or try again later.',
        ),
    extra: { retryAfter: 3600 },
  });
}
