/**
 * The link of a video visit. The room in its address is derived from the hospital's secret, so it is stored nowhere: no
 * export, log or message holds it, and no one can guess it. It shows in two answers alone, the patient's own link and
 * the visit as staff read it.
 *
 * A visit keeps its room when it moves: a patient who opens an earlier message must not wait in an empty room. It gets
 * another one when its links do, since they may have gone to another person. The patients of a group share the room of
 * their session.
 */
import { createHmac } from 'node:crypto';
import type { VisitMode } from '#contract/modes.ts';

interface Visit {
  reference: string;
  linkVersion: number;
  status: string;
  doctorId: number;
  startsAt: Date;
  endsAt: Date;
  visitType: { id: number; mode: VisitMode; places: number; alone?: boolean | undefined };
}

/** A visit may take longer than planned. */
const stillOpenMs = 3 * 3_600_000;

/** Empty if the visit is not by video, not booked or over, or the hospital has no address for it. */
export function videoUrlOf(
  visit: Visit,
  { secret, pattern, now }: { secret: string; pattern: string; now: number },
) {
  const isOn = ['booked', 'arrived', 'in_progress'].includes(visit.status);
  if (visit.visitType.mode !== 'video' || !pattern || !isOn) return '';
  if (visit.endsAt.getTime() + stillOpenMs <= now) return '';
  const isGroup = visit.visitType.places > 1 && !visit.visitType.alone;
  // Lower case and digits alone: not every program distinguishes capitals.
  const room = createHmac('sha256', secret)
    .update(`video ${isGroup ? sessionOf(visit) : visitOf(visit)}`)
    .digest('hex')
    .slice(0, 32);
  return pattern
    .replaceAll('{room}', room)
    .replaceAll('{reference}', isGroup ? room.slice(0, 8) : visit.reference);
}

function visitOf({ reference, linkVersion }: Visit) {
  return `visit ${reference} ${linkVersion}`;
}

function sessionOf({ doctorId, visitType, startsAt }: Visit) {
  return `session ${doctorId} ${visitType.id} ${startsAt.toISOString()}`;
}
