/** What staff find by typing, as conditions. Letters match in either case, with accents or without, anywhere in a text. */
import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';

/** The index knows groups of three letters; of less it would be read from end to end. */
export const fewestIndexed = 3;

/** Rows of a table whose `found` holds what was typed; the migration of the lists says what `found` is made of. */
export function finds(table: PgTable, typed: string): SQL {
  return holds(sql`${sql.identifier(getTableName(table))}.found`, typed);
}

/** Whether a folded text holds what was typed, which is folded once and not for each row. */
export function holds(folded: SQL, typed: string): SQL {
  const pattern = `%${typed.replace(/[\\%_]/g, '\\$&')}%`;
  const text = typed.length < fewestIndexed ? sql`(${folded} || '')` : folded;
  return sql`${text} like (select search_folded(${pattern}))`;
}
