import type { board as contract } from '#contract/waiting-area.ts';
import type { Handlers } from '#server/call/context.ts';
import { getBoard, getBoardEvents } from '#server/day/board.ts';

export const board: Handlers<typeof contract> = { get: getBoard, events: getBoardEvents };
