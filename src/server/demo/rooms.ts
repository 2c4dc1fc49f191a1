import type { z } from 'zod';
import type { RoomFields } from '#contract/room.ts';

/** Rooms that visits take; the visit types name their kinds. */
export const rooms: Pick<z.input<typeof RoomFields>, 'name' | 'kind' | 'note'>[] = [
  { name: 'Treatment room 1', kind: 'Treatment room', note: 'Ground floor' },
  { name: 'Treatment room 2', kind: 'Treatment room', note: 'Ground floor' },
  { name: 'Treatment room 3', kind: 'Treatment room', note: 'First floor' },
  { name: 'Treatment room 4', kind: 'Treatment room', note: 'First floor' },
  { name: 'Classroom', kind: 'Classroom', note: 'Mats and chairs for eight' },
];
