import { problem } from '#contract/errors.ts';
import type { synonym as contract } from '#contract/synonym.ts';
import type { Handlers } from '#server/call/context.ts';
import { crud } from '#server/content/crud.ts';
import { wire } from '#server/content/present.ts';
import * as schema from '#server/db/schema.ts';
import { t } from '#words/say.ts';

const { synonym: table } = schema;

export const synonym: Handlers<typeof contract> = crud({
  table,
  present: async (_orm, rows: (typeof table.$inferSelect)[]) => rows.map(wire),
  refuse({ leadsTo = [], advice = '' }) {
    if (leadsTo.length > 0 || advice !== '') return undefined;
    return problem('invalid', {
      errors: [{ path: 'leadsTo', message: t('Enter what these words lead to, or advice.') }],
    });
  },
});
