import type { hold as contract } from '#contract/hold.ts';
import { extendHold, getHold, holdTime, releaseHold } from '#server/booking/create-hold.ts';
import type { Handlers } from '#server/call/context.ts';

export const hold: Handlers<typeof contract> = {
  create: ({ body }, context) => holdTime(body, context),
  get: ({ params }, context) => getHold(params.token, context),
  update: ({ params }, context) => extendHold(params.token, context),
  remove: ({ params }, context) => releaseHold(params.token, context),
};
