/**
 * Holds a slot for a visitor who is filling in the form: an allocation without an appointment, which expires. A held
 * slot is as taken as a booked one, by the same rules, lock and constraints.
 *
 * A stranger must not empty a doctor's day with holds, so one address holds few slots at once, fewer of one doctor, its
 * wider network not many more, and all of them together a share of any day (share.ts). The limits can be this low
 * because they stop no one from booking: without a hold, booking still works.
 */

import { createHmac, randomUUID } from 'node:crypto';
import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { isProblem, type Problem, problem } from '#contract/errors.ts';
import { type Hold, type HoldFields, holdMinutes } from '#contract/hold.ts';
import type { Services } from '#server/call/context.ts';
import { claimKey, keepAnswer } from '#server/call/idempotency.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { networkKeys as keysOf, widthFactor } from '#server/identity/budget.ts';
import { limits as standard } from '#server/kernel/limits.ts';
import { hashToken } from '#server/links/token.ts';
import { purposeOf } from '#server/times/purpose.ts';
import { localAt } from '#server/times/zone.ts';
import { t } from '#words/say.ts';
import { allocate, giveBack } from './allocate.ts';
import { inTurn } from './in-turn.ts';
import { lockForBooking, ofStranger } from './lock.ts';
import { notFree, offeredVisit, soughtIn, withNearest } from './offered.ts';
import { countedAs, isWithin, withinShares } from './share.ts';
import { usedAlready } from './use-hold.ts';

interface HoldContext extends Pick<Services, 'orm' | 'now' | 'secret' | 'limits'> {
  /** The client's address. */
  address: string;
  idempotencyKey?: string | undefined;
}
type Refusal = Problem<
  | 'invalid'
  | 'not-found'
  | 'slot-taken'
  | 'slot-not-offered'
  | 'hold-not-valid'
  | 'too-many-holds'
  | 'idempotency-key-reused'
>;

const { allocation, settings, visitType } = schema;
const route = 'POST /appointment/hold';

/** A taken or closed slot is refused with the three nearest free ones. */
export async function holdTime(
  wanted: z.output<typeof HoldFields>,
  context: HoldContext,
): Promise<{ data: Hold } | Refusal> {
  const alone = ofStranger(keysOf(context), wanted.doctorId);
  const outcome = await inTurn(alone, () => transaction(context, (inside) => holdInside(wanted, inside)));
  return withNearest(context, wanted.startsAt, outcome);
}

async function holdInside(
  wanted: z.output<typeof HoldFields>,
  context: HoldContext,
): Promise<{ data: Hold } | Refusal> {
  const { orm, secret, idempotencyKey, now } = context;
  const { doctorId, startsAt, replaces } = wanted;
  const claim = { key: idempotencyKey, route };
  const earlier = await claimKey<{ nonce: string }>(orm, claim, wanted);
  if (earlier === 'reused') return problem('idempotency-key-reused');
  // A second click gets the first one's hold, or a new one if that has expired.
  const again = earlier && (await findHold(context, tokenOf(secret, earlier.nonce)));
  if (again) return { data: again };
  const networkKeys = keysOf(context);
  await lockForBooking(orm, doctorId, ofStranger(networkKeys, doctorId));
  const purpose = await purposeOf(context, wanted);
  if (isProblem(purpose)) return purpose;
  const visit = await offeredVisit(context, { ...wanted, purpose });
  if ('code' in visit) return visit;
  const { visitType, practice } = visit;
  if (replaces) {
    const row = await findAny(orm, replaces);
    if (!row)
      return problem('hold-not-valid', { detail: t('There is no hold to replace. Choose a time again.') });
    await giveBack(orm, row.id);
  }
  const limit = await limitOf(context, networkKeys, doctorId);
  if (limit) return limit;
  const time = { visitType, startsAt: Date.parse(startsAt) };
  const within = withinShares(context, { ...time, practice, networkKeys });
  if (!(await isWithin(orm, within))) return tooMany(holdMinutes * 60);
  const nonce = randomUUID();
  const token = tokenOf(secret, nonce);
  const lane = await allocate(orm, {
    ...time,
    doctorId,
    now: now(),
    holdTokenHash: hashToken(token),
    expiresAt: new Date(now() + holdMinutes * 60_000),
    taken: countedAs(context, networkKeys),
  });
  if (!lane) return notFree('slot-taken', soughtIn(doctorId, visitType));
  await keepAnswer(orm, claim, { nonce });
  return { data: (await findHold(context, token))! };
}

/**
 * 256 bits, derived rather than random, so that a repeated request gets the same answer while only a hash is stored.
 */
function tokenOf(secret: string, nonce: string) {
  return createHmac('sha256', secret).update(`hold ${nonce}`).digest('base64url');
}

async function limitOf(
  { orm, now, limits = standard }: HoldContext,
  networkKeys: Buffer[],
  doctorId: number,
): Promise<Problem<'too-many-holds'> | undefined> {
  const { rows } = await orm.execute<{ place: number; all: number; of_doctor: number; seconds: number }>(sql`
    select k.place::int, count(*)::int as all, count(*) filter (where doctor_id = ${doctorId})::int as of_doctor,
      extract(epoch from min(expires_at) - ${new Date(now()).toISOString()}::timestamptz)::int as seconds
    from allocation join unnest(${sql.param(networkKeys)}::bytea[]) with ordinality as k (key, place) on key = any(taken_from)
    where taken_from @> array[${networkKeys.at(-1)}::bytea] and active and appointment_id is null
      and expires_at > ${new Date(now()).toISOString()}
    group by k.place order by k.place`);
  const full = rows.find(({ place, all, of_doctor: ofDoctor }) => {
    const factor = widthFactor(limits, place - 1);
    return all >= limits.holdsAtOnce.most * factor || ofDoctor >= limits.holdsOfDoctorAtOnce.most * factor;
  });
  return full && tooMany(full.seconds);
}

function tooMany(seconds: number) {
  return problem('too-many-holds', {
    detail: t(
      'Several times are already being held for you, so this one is not. You can still book it as long as it is free.',
    ),
    extra: { retryAfter: Math.max(1, seconds) },
  });
}

/** Excludes expired, released and used holds. */
async function findHold(
  { orm, now }: Pick<HoldContext, 'orm' | 'now'>,
  token: string,
): Promise<Hold | undefined> {
  const [row] = await orm
    .select({
      allocation,
      // As held: a visit may have its own length.
      endsAt:
        sql`upper(${allocation.during}) - make_interval(mins => ${visitType.bufferAfterMinutes})`.mapWith(
          allocation.startsAt,
        ),
      timeZone: settings.timeZone,
    })
    .from(allocation)
    .innerJoin(visitType, eq(visitType.id, allocation.visitTypeId))
    .innerJoin(settings, sql`true`)
    .where(isLive(token, now()));
  return row && present(row, token);
}

/** A used token is reported as used, so that its owner is not told that a stranger was faster. */
export async function getHold(
  token: string,
  context: Pick<HoldContext, 'orm' | 'now'>,
): Promise<{ data: Hold } | Problem<'not-found' | 'hold-not-valid'>> {
  const data = await findHold(context, token);
  if (data) return { data };
  return (await findAny(context.orm, token))?.appointmentId
    ? problem('hold-not-valid', { detail: t(usedAlready) })
    : problem('not-found');
}

export async function extendHold(
  token: string,
  context: Pick<HoldContext, 'orm' | 'now'>,
): Promise<{ data: Hold } | Problem<'not-found' | 'hold-not-valid'>> {
  const extended = await context.orm
    .update(allocation)
    .set({ expiresAt: sql`${allocation.expiresAt} + make_interval(mins => ${holdMinutes})`, extended: true })
    .where(and(isLive(token, context.now()), eq(allocation.extended, false)))
    .returning({ id: allocation.id });
  const data = await findHold(context, token);
  if (data && extended.length > 0) return { data };
  if (data)
    return problem('hold-not-valid', { detail: t('A hold can be extended only once. Book the time now.') });
  return (await findAny(context.orm, token))
    ? problem('hold-not-valid', { detail: t('This time is no longer held for you. Choose a time again.') })
    : problem('not-found');
}

/** An expired or released hold stays as it is. */
export async function releaseHold(
  token: string,
  { orm }: Pick<HoldContext, 'orm'>,
): Promise<{ data: undefined } | Problem<'not-found' | 'hold-not-valid'>> {
  const row = await findAny(orm, token);
  if (!row) return problem('not-found');
  await giveBack(orm, row.id);
  return row.appointmentId ? problem('hold-not-valid', { detail: t(usedAlready) }) : { data: undefined };
}

function isLive(token: string, now: number) {
  return and(
    eq(allocation.holdTokenHash, hashToken(token)),
    eq(allocation.active, true),
    isNull(allocation.appointmentId),
    gt(allocation.expiresAt, new Date(now)),
  );
}

async function findAny(orm: Orm, token: string) {
  const [row] = await orm
    .select({ id: allocation.id, appointmentId: allocation.appointmentId })
    .from(allocation)
    .where(eq(allocation.holdTokenHash, hashToken(token)));
  return row;
}

function present(
  {
    allocation: { doctorId, visitTypeId, startsAt, expiresAt, extended },
    endsAt,
    timeZone,
  }: { allocation: typeof allocation.$inferSelect; endsAt: Date; timeZone: string },
  token: string,
): Hold {
  return {
    token,
    expiresAt: expiresAt!.toISOString(),
    canExtend: !extended,
    doctorId,
    visitTypeId,
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    ...localAt(timeZone, startsAt.getTime()),
  };
}
