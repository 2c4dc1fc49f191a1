import { asc, desc, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';

/** By the column in `sort`, descending with a leading minus; ids break ties. */
export function sorted<Columns extends Record<string, AnyPgColumn>>(
  sort: keyof Columns | `-${keyof Columns & string}`,
  columns: Columns,
  id: AnyPgColumn,
): SQL[] {
  const name = String(sort);
  const direction = name.startsWith('-') ? desc : asc;
  return [direction(columns[name.replace('-', '')]!), direction(id)];
}
