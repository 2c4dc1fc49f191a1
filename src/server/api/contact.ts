import type { contact as contract } from '#contract/contact.ts';
import * as schema from '#server/db/schema.ts';
import type { Handlers } from './context.ts';
import { wire } from './present.ts';
import { single } from './single.ts';

const base = single(schema.contact, async (_orm, row) => wire(row));

export const contact: Handlers<typeof contract> = {
  // The specification reads the first record of a list.
  list: async (input, context) => ({ data: [(await base.get(input, context)).data] }),
  update: base.update,
};
