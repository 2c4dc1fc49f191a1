/** Where patients wait: a screen with delays and called numbers, and a code at the door for checking in. */

import { z } from 'zod';
import { Id, IdParams, LocalDate, requiredLine, route } from './base.ts';
import { crud, entity, listQuery } from './crud.ts';
import { said } from './validation-message.ts';

const longestAreaName = 80;

export const WaitingAreaFields = z.strictObject({
  name: requiredLine(longestAreaName, 'Enter a name.'),
  /** Null for the whole hospital. */
  departmentId: Id.nullable().optional(),
  /** Patients may check in by the code at its door. */
  takesCheckIn: z.boolean(said('Choose yes or no.')).optional(),
  position: z.int().min(0).max(100_000).optional(),
});
const WaitingArea = entity(WaitingAreaFields, {});

/** Secret addresses of the screen and the door. `board` has one for each language of the website. */
const WaitingAreaAddresses = z.object({
  board: z.array(z.object({ language: z.string(), url: z.string() })),
  /** The printable sheet with the code; null without check-in. */
  sheet: z.string().nullable(),
});

/** The hospital's own text, with its language if it differs from the requested one. */
export const AreaWords = z.object({ text: z.string(), language: z.string().optional() });

/** Shows nothing of any patient but the number given on arrival. */
export const Board = z.object({
  /** The department and its place in the building; null for the whole hospital. */
  department: AreaWords.nullable(),
  location: AreaWords.nullable(),
  localDate: LocalDate,
  localTime: z.string(),
  doctors: z.array(
    z.object({
      id: z.int(),
      /** With the title. */
      name: AreaWords,
      /** The room of the current or next visit; '' for none. */
      room: z.string(),
      /** Zero if on time, or not reported. */
      delayMinutes: z.int(),
      /** Numbers now with the doctor, and the next ones of patients who have arrived. */
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
