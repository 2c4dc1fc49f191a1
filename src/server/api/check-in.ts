import type { checkIn as contract } from '#contract/check-in.ts';
import type { Handlers } from '#server/call/context.ts';
import { checkInAtDoor, getDoor } from '#server/day/check-in.ts';

export const checkIn: Handlers<typeof contract> = { get: getDoor, create: checkInAtDoor };
