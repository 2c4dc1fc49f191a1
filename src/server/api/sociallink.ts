import type { sociallink as contract } from '#contract/sociallink.ts';
import * as schema from '#server/db/schema.ts';
import type { Handlers } from './context.ts';
import { wire } from './present.ts';
import { single } from './single.ts';

export const sociallink: Handlers<typeof contract> = single(schema.sociallink, async (_orm, row) =>
  wire(row),
);
