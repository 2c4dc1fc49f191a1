import { z } from 'zod';
import { Id, LocalDateTime, line, requiredLine, route } from './base.ts';
import { crud, entity, listQuery } from './crud.ts';
import { Stranded } from './schedule.ts';
import { said } from './validation-message.ts';

/** For a room's name and its kind: "Ultrasound 1" is of the kind "Ultrasound". */
export const longestRoomName = 80;

/** When a room takes no visits, [from, to), and why. */
const Outage = z
  .strictObject({ from: LocalDateTime, to: LocalDateTime, reason: line(120) })
  .refine(({ from, to }) => from < to, { path: ['to'], ...said('The end must be after the start.') });
export type Outage = z.output<typeof Outage>;

/**
 * A room or a device for visits: each visit of a visit type with a kind has one of that kind to itself. One with a
 * department is for that department's doctors.
 */
export const RoomFields = z.strictObject({
  name: requiredLine(longestRoomName, 'Enter a name.'),
  kind: requiredLine(longestRoomName, 'Enter a kind.'),
  departmentId: Id.nullable().optional(),
  isInUse: z.boolean(said('Choose yes or no.')).optional(),
  outages: z.array(Outage).max(60, said('Use at most 60.')).optional(),
  note: line(200).optional(),
  position: z.int().min(0).max(100_000).optional(),
});
export const Room = entity(RoomFields, {});
export type Room = z.output<typeof Room>;

const base = crud('room', {
  fields: RoomFields,
  object: Room,
  query: listQuery(['position', 'name', 'createdAt', 'updatedAt'], {}),
  read: 'hours',
  area: 'hours',
});
/** A change also returns the appointments that it leaves without their room. */
export const room = {
  ...base,
  update: route({ ...base.update, data: Room.extend({ stranded: z.array(Stranded) }) }),
};
