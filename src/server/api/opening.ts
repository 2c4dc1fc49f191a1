import type { opening as contract } from '#contract/opening.ts';
import type { Handlers } from '#server/call/context.ts';
import { openPlaces } from '#server/times/open-places.ts';

export const opening: Handlers<typeof contract> = {
  get: async (_, { orm, now }) => ({ data: await openPlaces(orm, now()) }),
};
