import { problem } from '#contract/errors.ts';
import type { hold as contract } from '#contract/hold.ts';
import { extendHold, findHold, holdTime, releaseHold } from '#server/booking/hold.ts';
import type { Handlers } from './context.ts';

export const hold: Handlers<typeof contract> = {
  create: ({ body }, context) => holdTime(body, context),
  async get({ params }, context) {
    const data = await findHold(context, params.token);
    return data ? { data } : problem('not-found');
  },
  update: ({ params }, context) => extendHold(params.token, context),
  remove: ({ params }, context) => releaseHold(params.token, context),
};
