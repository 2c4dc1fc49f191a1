/** Where patients wait: a screen with who is late and who is called, and a code at the door to check in by. */

import { z } from 'zod';
import { Id, IdParams, LocalDate, requiredLine, route } from './base.ts';
import { crud, entity, listQuery } from './crud.ts';
import { said } from './said.ts';

export const longestAreaName = 80;

export const WaitingAreaFields = z.strictObject({
  name: requiredLine(longestAreaName, 'Enter a name.'),
  /** Null: for the whole hospital. */
  departmentId: Id.nullable().optional(),
  /** Patients may check in by the code at its door. */
  takesCheckIn: z.boolean(said('Choose yes or no.')).optional(),
  position: z.int().min(0).max(100_000).optional(),
});
export const WaitingArea = entity(WaitingAreaFields, {});
export type WaitingArea = z.output<typeof WaitingArea>;

/** Whoever has one sees the screen, or may check in at the door. `board` is in each language of the website. */
export const WaitingAreaAddresses = z.object({
  board: z.array(z.object({ language: z.string(), url: z.string() })),
  /** The sheet with the code, to print; null while nobody may check in there. */
  sheet: z.string().nullable(),
});

/** Words of the hospital, with their language where it is not the one that was asked for. */
export const AreaWords = z.object({ text: z.string(), language: z.string().optional() });

/** What the screen shows: nothing of any patient but the number that they were given on arrival. */
export const Board = z.object({
  /** The department and where in the building it is; null for the whole hospital. */
  department: AreaWords.nullable(),
  location: AreaWords.nullable(),
  localDate: LocalDate,
  localTime: z.string(),
  doctors: z.array(
    z.object({
      id: z.int(),
      /** With the title. */
      name: AreaWords,
      /** Of the visit that is on or comes next; '' for none. */
      room: z.string(),
      /** 0: on time, as far as anybody said. */
      delayMinutes: z.int(),
      /** Who is called: with the doctor now, and who comes next of those who have arrived. */
      called: z.array(z.int()),
      next: z.array(z.int()),
    }),
  ),
});
export type Board = z.output<typeof Board>;

/** 256 bits, derived. */
export const AreaParams = z.object({ token: z.string().regex(/^[\w-]{43}$/) });

export const waitingArea = {
  ...crud('waiting-area', {
    fields: WaitingAreaFields,
    object: WaitingArea,
    query: listQuery(['position', 'name', 'createdAt', 'updatedAt'], {}),
    read: 'hours',
    area: 'hours',
  }),
  addresses: route({
    method: 'GET',
    path: '/waiting-area/{id}/addresses',
    access: 'hours',
    summary: 'The secret addresses of its screen and of the code at its door',
    params: IdParams,
    data: WaitingAreaAddresses,
    errors: ['not-found'],
  }),
  renewAddresses: route({
    method: 'PUT',
    path: '/waiting-area/{id}/addresses',
    access: 'hours',
    summary: 'Give it new addresses; those from before no longer open',
    params: IdParams,
    data: WaitingAreaAddresses,
    errors: ['not-found'],
  }),
};

export const board = {
  get: route({
    method: 'GET',
    path: '/board/{token}',
    access: 'public',
    summary: 'What the screen of a waiting area shows',
    params: AreaParams,
    data: Board,
    personal: true,
    errors: ['not-found'],
  }),
  events: route({
    method: 'GET',
    path: '/board/{token}/events',
    access: 'public',
    summary:
      'Server-sent events: `ready` once it listens, `changed` when the screen shows something else; they say nothing else',
    params: AreaParams,
    data: z.object({}),
    events: true,
    personal: true,
    errors: ['not-found', 'too-many-requests'],
  }),
};
