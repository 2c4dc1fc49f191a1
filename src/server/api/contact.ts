import type { contact as contract } from '#contract/contact.ts';
import type { Handlers } from '#server/call/context.ts';
import { wire } from '#server/content/present.ts';
import { single } from '#server/content/single.ts';
import * as schema from '#server/db/schema.ts';

const base = single(schema.contact, async (_orm, row) => wire(row));

export const contact: Handlers<typeof contract> = {
  // The specification reads the first record of a list.
  list: async (input, context) => ({ data: [(await base.get(input, context)).data] }),
  update: base.update,
};
