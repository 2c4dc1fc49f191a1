import type { demo as contract } from '#contract/demo.ts';
import { recordActivity } from '#server/activity/revision.ts';
import type { Handlers } from '#server/call/context.ts';
import { transaction } from '#server/db/transaction.ts';
import { countDemoPatients, removeDemoPatients } from '#server/demo-patients/demo-patients.ts';

export const demo: Handlers<typeof contract> = {
  async get(_input, { orm }) {
    return { data: await countDemoPatients(orm) };
  },

  async remove(_input, context) {
    const data = await transaction(context, async ({ orm, now, staff }) => {
      const removed = await removeDemoPatients(orm, now());
      const isAny = Object.values(removed).some((count) => count > 0);
      if (isAny) await recordActivity(orm, staff, 'remove', 'demo', { id: 1 });
      return removed;
    });
    context.timesFreed();
    return { data };
  },
};
