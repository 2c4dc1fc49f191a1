/** The rules for offering a visit, requested or already booked. */
import { isDoneBy } from '#contract/done-by.ts';
import { modesOf, roomKindIn, type VisitMode } from '#contract/modes.ts';
import { ownLength } from '#contract/own-length.ts';
import type { OfferedVisitType, Practice } from './availability.ts';
import type { Purpose } from './purpose.ts';
import type { VisitTypeRules } from './slots.ts';

/**
 * The requested visit type, by default the doctor's first. Undefined if the doctor does not offer it or does not serve
 * its purpose; staff decide the latter themselves.
 */
export function visitTypeOf(
  practice: Pick<Practice, 'visitTypes' | 'departmentIds' | 'isOnline'>,
  {
    visitTypeId,
    purpose,
    mode,
  }: {
    visitTypeId?: number | undefined;
    purpose?: Purpose | null | undefined;
    mode?: VisitMode | undefined;
  },
): OfferedVisitType | undefined {
  if (practice.isOnline && purpose && !isDoneBy(purpose, practice)) return undefined;
  const { visitTypes } = practice;
  const own = purpose?.visitTypeId;
  if (own && visitTypeId && own !== visitTypeId) return undefined;
  const wanted = own ?? visitTypeId;
  const found = wanted ? visitTypes.find(({ id }) => id === wanted) : visitTypes[0];
  const visitType = found && inMode(found, mode ?? found.mode);
  const length = purpose && ownLength(purpose);
  if (!visitType || !length) return visitType;
  return { ...visitType, name: purpose.title, durationMinutes: length, places: 1, alone: true };
}

/** Undefined if the visit type does not have this mode. */
function inMode(visitType: OfferedVisitType, mode: VisitMode): OfferedVisitType | undefined {
  if (!modesOf(visitType).includes(mode)) return undefined;
  return { ...visitType, mode, roomKind: roomKindIn(mode, visitType) };
}

/**
 * A booked visit keeps its length and buffers. Where it may move follows today's offer, or what was booked if the visit
 * type is no longer offered.
 */
export function rulesOfBooked(
  booked: VisitTypeRules & { mode: VisitMode },
  { visitTypes }: Pick<Practice, 'visitTypes'>,
): VisitTypeRules {
  const { durationMinutes, bufferBeforeMinutes, bufferAfterMinutes, alone } = booked;
  const offered = visitTypes.find(({ id }) => id === booked.id);
  const today = offered ? { ...offered, roomKind: roomKindIn(booked.mode, offered) } : booked;
  const rules = { ...today, durationMinutes, bufferBeforeMinutes, bufferAfterMinutes };
  return alone ? { ...rules, places: 1, alone } : rules;
}
