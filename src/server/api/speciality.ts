import type { speciality as contract } from '#contract/speciality.ts';
import * as schema from '#server/db/schema.ts';
import type { Handlers } from './context.ts';
import { crud } from './crud.ts';
import { wire } from './present.ts';

const { speciality: table } = schema;

export const speciality: Handlers<typeof contract> = crud({
  table,
  present: async (_orm, rows: (typeof table.$inferSelect)[]) => rows.map(wire),
});
