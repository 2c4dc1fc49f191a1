import type { settings as contract } from '#contract/settings.ts';
import * as schema from '#server/db/schema.ts';
import type { Handlers } from './context.ts';
import { imagesOf, wire } from './present.ts';
import { single } from './single.ts';

export const settings: Handlers<typeof contract> = single(
  schema.settings,
  async (orm, { logoId, ...row }) => ({
    ...wire(row),
    logo: (await imagesOf(orm, [logoId])).get(logoId ?? 0) ?? null,
  }),
);
