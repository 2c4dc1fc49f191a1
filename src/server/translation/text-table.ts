/** The translatable fields of a resource, for staff who may read or change its entries. */
import { and, getTableColumns, isNull, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { MailWords } from '#contract/mail-text.ts';
import { MediaFields } from '#contract/media.ts';
import { snakeCase } from '#contract/resources.ts';
import type { Level } from '#contract/roles.ts';
import { translated, wordsOf, wordsSchema } from '#contract/translatable.ts';
import type { Api, StaffContext } from '#server/call/context.ts';
import { contentResource } from '#server/content/content-resource.ts';
import { type Identified, within } from '#server/content/within.ts';
import * as schema from '#server/db/schema.ts';
import { reachOf } from '#server/identity/rights.ts';
import { isTheirs } from '#server/media/theirs.ts';

export interface TextTable {
  resource: string;
  table: Identified;
  /** The columns of the translated fields, by field; `name` is the database name. */
  columns: Map<string, { name: string; column: AnyPgColumn }>;
  /** The body of a translation: every field may be left out. */
  words: z.ZodObject;
  /** The entries within reach, outside the bin. */
  condition: SQL | undefined;
}

export function textTable(
  api: Api,
  resource: string,
  context: StaffContext,
  level: Level,
): TextTable | undefined {
  if (!translated.includes(resource)) return undefined;
  if (resource === 'media') {
    // Every picture can be read; which may be changed is a separate rule.
    const condition = level === 'change' ? isTheirs(context.staff) : undefined;
    return tableFor(resource, schema.media, MediaFields, condition);
  }
  if (resource === 'mailText') {
    if (reachOf(context.staff, 'settings', level) !== 'all') return undefined;
    return tableFor(resource, schema.mailText, MailWords, undefined);
  }
  const content = contentResource(api, resource, context, level);
  if (!content) return undefined;
  const { table, newFields, fields } = content;
  return tableFor(resource, table, newFields ?? fields, within(table, context.staff, level));
}

function tableFor(
  resource: string,
  table: Identified,
  fields: z.ZodObject,
  reached: SQL | undefined,
): TextTable {
  const all = getTableColumns(table as PgTable) as Record<string, AnyPgColumn>;
  const names = wordsOf(resource, fields).filter((name) => all[name]);
  return {
    resource,
    table,
    columns: new Map(names.map((field) => [field, { name: snakeCase(field), column: all[field]! }])),
    words: wordsSchema(resource, fields, names),
    condition: and(all.deletedAt && isNull(all.deletedAt), reached),
  };
}

export function textTables(api: Api, context: StaffContext, level: Level) {
  return translated
    .map((name) => textTable(api, name, context, level))
    .filter((found) => found !== undefined);
}
