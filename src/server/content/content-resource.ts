import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import { isOfStaff, type Route } from '#contract/base.ts';
import type { Problem } from '#contract/errors.ts';
import { contract } from '#contract/index.ts';
import { snakeCase } from '#contract/resources.ts';
import type { Level } from '#contract/roles.ts';
import type { Api, StaffContext } from '#server/call/context.ts';
import * as schema from '#server/db/schema.ts';
import { areaOf } from '#server/identity/area-of.ts';
import { type Holder, may } from '#server/identity/rights.ts';
import type { Stored } from './crud.ts';

type Body = Record<string, unknown>;
type Entry = Record<string, unknown> & { id: number; version: number };
type Answered = { data: Entry } | Problem;

/** A content resource without its own types: its table, its writable fields and its calls. */
export interface ContentResource {
  table: Stored & Record<'position' | 'slug', Stored['id']>;
  fields: z.ZodObject;
  newFields?: z.ZodObject;
  list?(
    input: { query: { page: number; limit: number; status: string } },
    context: StaffContext,
  ): Promise<{ data: Entry[]; meta: { total: number } }>;
  get?(input: { params: { id: number } }, context: StaffContext): Promise<{ data: Entry } | Problem>;
  create?(input: { body: Body }, context: StaffContext): Promise<Answered>;
  update(input: { params: { id: number }; body: Body }, context: StaffContext): Promise<Answered>;
}

/**
 * Finds a resource by its contract name, if the caller's roles allow this in its area. Content is what only staff
 * create and change: appointments and inquiries come from others, and their changes do not write whole fields.
 */
export function contentResource(
  api: Api,
  name: string,
  { staff }: { staff: Holder },
  level: Level,
): ContentResource | undefined {
  if (!may(staff, areaOf(snakeCase(name)), level)) return;
  const routes = own(contract, name) as Record<string, Route> | undefined;
  const table = tables.get(snakeCase(name));
  const { update, create } = routes ?? {};
  // Sensitive calls must not be reachable in a second way.
  if (update?.sensitive || create?.sensitive) return;
  if (!table || !update?.body || (create ? !isOfStaff(create.access) : update.path !== `/${name}/1`)) return;
  return {
    ...(api as never as Record<string, ContentResource>)[name]!,
    table: table as never,
    fields: update.body as z.ZodObject,
    ...(create?.body && { newFields: create.body as z.ZodObject }),
  };
}

/** By name in the database. */
export const tables = new Map(
  (Object.values(schema) as unknown[])
    .filter((value): value is PgTable => is(value, PgTable))
    .map((table) => [getTableName(table), table]),
);

/** A name from a request must not match inherited properties such as `constructor`. */
function own(record: object, name: string) {
  return Object.hasOwn(record, name) ? (record as Record<string, unknown>)[name] : undefined;
}
