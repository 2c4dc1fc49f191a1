import type { lock as contract } from '#contract/lock.ts';
import { refusedProof } from '#server/account/proof.ts';
import type { Handlers } from '#server/call/context.ts';
import { lockSession, unlockSession } from '#server/identity/session.ts';

export const lock: Handlers<typeof contract> = {
  async create(_, { orm, staff, now }) {
    await lockSession(orm, staff.sessionId, now());
    return { data: undefined };
  },

  async unlock({ body }, context) {
    const refused = await refusedProof(context, body);
    if (refused) return refused;
    await unlockSession(context.orm, context.staff.sessionId, context.now());
    return { data: undefined };
  },
};
