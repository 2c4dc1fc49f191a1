import type { settings as contract } from '#contract/settings.ts';
import { lockHours } from '#server/booking/lock.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Handlers } from './context.ts';
import { imagesOf, wire } from './present.ts';
import { single } from './single.ts';

const base = single(schema.settings, async (orm, { logoId, ...row }) => ({
  ...wire(row),
  logo: (await imagesOf(orm, [logoId])).get(logoId ?? 0) ?? null,
}));

export const settings: Handlers<typeof contract> = {
  ...base,
  update: (input, context) =>
    transaction(context, async (inside) => {
      if (input.body.timeZone) await lockHours(inside.orm);
      return base.update(input, inside);
    }),
};
