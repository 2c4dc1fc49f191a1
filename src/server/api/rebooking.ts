import type { rebooking as contract } from '#contract/rebooking.ts';
import type { Handlers } from '#server/call/context.ts';
import { listRebooking, resolveRebooking } from '#server/desk/rebooking.ts';

export const rebooking: Handlers<typeof contract> = { list: listRebooking, resolve: resolveRebooking };
