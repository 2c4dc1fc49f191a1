import { z } from 'zod';
import { Id, line, Minutes, requiredLine, route } from './base.ts';
import { crud, entity, listQuery } from './crud.ts';
import { modes } from './modes.ts';
import { AskedWhen, Questions } from './question.ts';
import { longestRoomName } from './room.ts';
import { Stranded } from './schedule.ts';
import { said } from './validation-message.ts';

/**
 * How patients get a time: they book one, they ask and staff agree one with them, or they call. Staff book all of them;
 * without an account only `book` has times.
 */
export const BookingMethod = z.enum(['book', 'ask', 'phone'], said('Choose one.'));
export type BookingMethod = z.output<typeof BookingMethod>;

export const VisitMode = z.enum(modes, said('Choose one.'));

/**
 * A kind of visit. `stepMinutes` defaults to the duration; `places` is how many patients share one slot; an empty
 * `doctorIds` means every doctor. Each visit takes a room of `roomKind`, '' for none, visible to staff only; modes.ts
 * says which visits do. `questions` are visible only to staff and through the link of a visit. `mode` is the usual one,
 * `otherModes` are the patients' alternatives. Cut-offs bind patients, not staff.
 */
export const VisitTypeFields = z.strictObject({
  name: requiredLine(80, 'Enter a name.'),
  durationMinutes: z
    .int(said('Enter whole minutes.'))
    .min(5, said('Enter 5 or more.'))
    .max(480, said('Enter at most 480.')),
  stepMinutes: z
    .int(said('Enter whole minutes.'))
    .min(5, said('Enter 5 or more.'))
    .max(480, said('Enter at most 480.'))
    .optional(),
  bufferBeforeMinutes: Minutes.max(240, said('Enter at most 240.')).optional(),
  bufferAfterMinutes: Minutes.max(240, said('Enter at most 240.')).optional(),
  places: z
    .int(said('Enter a whole number.'))
    .min(1, said('Enter 1 or more.'))
    .max(200, said('Enter at most 200.'))
    .optional(),
  leadMinutes: Minutes.optional(),
  horizonDays: z
    .int(said('Enter whole days.'))
    .min(1, said('Enter 1 or more.'))
    .max(730, said('Enter at most 730.'))
    .optional(),
  cancelCutoffMinutes: Minutes.optional(),
  moveCutoffMinutes: Minutes.optional(),
  offered: BookingMethod.optional(),
  mode: VisitMode.optional(),
  otherModes: z.array(VisitMode).max(modes.length).optional(),
  needsApproval: z.boolean(said('Choose yes or no.')).optional(),
  doctorIds: z.array(Id).max(1000).optional(),
  position: z.int().min(0).max(100_000).optional(),
  roomKind: line(longestRoomName).optional(),
  questions: Questions.optional(),
  askedWhen: AskedWhen.optional(),
});
export const VisitType = entity(VisitTypeFields, {});
export type VisitType = z.output<typeof VisitType>;

const base = crud('visit-type', {
  fields: VisitTypeFields,
  object: VisitType,
  query: listQuery(['position', 'name', 'createdAt', 'updatedAt'], {}),
  read: 'public',
  area: 'hours',
});
/** A change also returns the appointments that it strands. */
export const visitType = {
  ...base,
  update: route({ ...base.update, data: VisitType.extend({ stranded: z.array(Stranded) }) }),
};
