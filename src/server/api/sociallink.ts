import type { sociallink as contract } from '#contract/sociallink.ts';
import type { Handlers } from '#server/call/context.ts';
import { wire } from '#server/content/present.ts';
import { single } from '#server/content/single.ts';
import * as schema from '#server/db/schema.ts';

export const sociallink: Handlers<typeof contract> = single(schema.sociallink, async (_orm, row) =>
  wire(row),
);
