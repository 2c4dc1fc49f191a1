import type { rebooking as contract } from '#contract/rebooking.ts';
import { listRebooking, resolveRebooking } from '#server/booking/rebooking.ts';
import type { Handlers } from './context.ts';

export const rebooking: Handlers<typeof contract> = { list: listRebooking, resolve: resolveRebooking };
