import type { delay as contract } from '#contract/delay.ts';
import type { Handlers } from '#server/call/context.ts';
import { sayDelay } from '#server/day/delay.ts';

export const delay: Handlers<typeof contract> = { update: sayDelay };
