/** Whether an account may change one entry, which its page must know before anyone types into it. */
import { and, eq, getTableName, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Api, StaffContext } from '#server/call/context.ts';
import * as schema from '#server/db/schema.ts';
import { reachesDoctor, reachOf } from '#server/identity/rights.ts';
import { isTheirs } from '#server/media/theirs.ts';
import { contentResource } from './content-resource.ts';
import { type Identified, within } from './within.ts';

export async function mayChange(
  api: Api,
  { resource, id }: { resource: string; id: number },
  context: StaffContext,
): Promise<boolean> {
  const found = changeableEntries(api, resource, context);
  if (!found) return false;
  const rows = await context.orm
    .select({ id: found.table.id })
    .from(found.table as PgTable)
    .where(and(eq(found.table.id, id), found.condition));
  return rows.length > 0;
}

/** The table of a resource, and the condition on the entries that the account may change. */
function changeableEntries(
  api: Api,
  resource: string,
  context: StaffContext,
): { table: Identified; condition: SQL | undefined } | undefined {
  const { staff } = context;
  const { doctor, media, schedule } = schema;
  // Working hours and leave have the id of their doctor.
  if (resource === getTableName(schedule))
    return { table: doctor, condition: reachesDoctor(reachOf(staff, 'hours', 'change'), doctor.id) };
  if (resource === getTableName(media)) return { table: media, condition: isTheirs(staff) };
  const content = contentResource(api, resource, context, 'change');
  return content && { table: content.table, condition: within(content.table, staff, 'change') };
}
