import type { speciality as contract } from '#contract/speciality.ts';
import type { Handlers } from '#server/call/context.ts';
import { crud } from '#server/content/crud.ts';
import { wire } from '#server/content/present.ts';
import * as schema from '#server/db/schema.ts';

const { speciality: table } = schema;

export const speciality: Handlers<typeof contract> = crud({
  table,
  present: async (_orm, rows: (typeof table.$inferSelect)[]) => rows.map(wire),
});
