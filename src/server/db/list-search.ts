/** The search of staff lists, as SQL conditions. It matches anywhere in a text, regardless of case and accents. */
import { getTableName, type SQL, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { withAsciiDomain } from '#contract/email-domain.ts';

/** The index stores trigrams; anything shorter would scan it completely. */
export const fewestIndexed = 3;

/** Rows whose `found` column contains the typed text; 092-baseline.sql defines that column. */
export function finds(table: PgTable, typed: string): SQL {
  return holds(sql`${sql.identifier(getTableName(table))}.found`, withAsciiDomain(typed));
}

/** Whether a folded text contains what was typed, which is folded once, not per row. */
export function holds(folded: SQL, typed: string): SQL {
  const pattern = `%${typed.replace(/[\\%_]/g, '\\$&')}%`;
  const text = typed.length < fewestIndexed ? sql`(${folded} || '')` : folded;
  return sql`${text} like (select search_folded(${pattern}))`;
}
