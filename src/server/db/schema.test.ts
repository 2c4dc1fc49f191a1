/** The migrations are the truth: the code's picture of the tables and the contract's limits are held against them. */

import { getTableColumns, getTableName, isTable, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { BookingFields } from '#contract/appointment.ts';
import { ContactFields } from '#contract/contact.ts';
import { DepartmentFields } from '#contract/department.ts';
import { DoctorFields } from '#contract/doctor.ts';
import { GalleryFields, GalleryImageFields } from '#contract/gallery.ts';
import { InquiryChange, InquiryFields } from '#contract/inquiry.ts';
import { MediaFields } from '#contract/media.ts';
import { NewsFields } from '#contract/news.ts';
import { SubscriberFields } from '#contract/newsletter.ts';
import { PackageFields } from '#contract/package.ts';
import { ServiceFields } from '#contract/service.ts';
import { SettingsFields } from '#contract/settings.ts';
import { SociallinkFields } from '#contract/sociallink.ts';
import { SpecialityFields } from '#contract/speciality.ts';
import { SynonymFields } from '#contract/synonym.ts';
import { VisitTypeFields } from '#contract/visit-type.ts';
import * as schema from './schema.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

interface Column {
  table_name: string;
  column_name: string;
  is_nullable: 'YES' | 'NO';
  character_maximum_length: number | null;
}
let database: TestDatabase;
let columns: Column[];
beforeAll(async () => {
  database = await testDatabase();
  const { rows } = await database.orm.execute<Column & Record<string, unknown>>(
    sql`select table_name, column_name, is_nullable, character_maximum_length from information_schema.columns where table_schema = 'public' and is_generated = 'NEVER'`,
  );
  columns = rows;
});
afterAll(() => database.close());

const tables = Object.values(schema).filter((value) => isTable(value)) as PgTable[];
const snake = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

test('every table and column of the code exists in the database, as long and as empty as the code thinks', () => {
  for (const table of tables) {
    for (const [key, column] of Object.entries(getTableColumns(table)) as [
      string,
      PgColumn & { length?: number },
    ][]) {
      const found = columns.find(
        (one) => one.table_name === getTableName(table) && one.column_name === snake(key),
      );
      expect([
        getTableName(table),
        key,
        found && { nullable: found.is_nullable === 'YES', length: found.character_maximum_length },
      ]).toEqual([getTableName(table), key, { nullable: !column.notNull, length: column.length ?? null }]);
    }
  }
});

test('every table and column of the database is known to the code', () => {
  const known = new Set(
    tables.flatMap((table) =>
      Object.keys(getTableColumns(table)).map((key) => `${getTableName(table)}.${snake(key)}`),
    ),
  );
  const forgotten = columns
    .filter((one) => one.table_name !== 'migration')
    .map((one) => `${one.table_name}.${one.column_name}`);
  expect(forgotten.filter((name) => !known.has(name))).toEqual([]);
});

test.each([
  ['department', DepartmentFields],
  ['doctor', DoctorFields],
  ['speciality', SpecialityFields],
  ['service', ServiceFields],
  ['package', PackageFields],
  ['news', NewsFields],
  ['gallery', GalleryFields],
  ['gallery_image', GalleryImageFields],
  ['contact', ContactFields],
  ['sociallink', SociallinkFields],
  ['settings', SettingsFields],
  ['media', MediaFields],
  ['synonym', SynonymFields],
  ['visit_type', VisitTypeFields],
  ['appointment', BookingFields],
  ['inquiry', InquiryFields],
  ['inquiry', InquiryChange],
  ['subscriber', SubscriberFields],
] as [string, z.ZodObject][])(
  'the text fields of %s are as long in the contract as in the database',
  (table, fields) => {
    const { properties } = z.toJSONSchema(fields, { io: 'input', unrepresentable: 'any' }) as {
      properties: Record<string, { type?: string; maxLength?: number }>;
    };
    let compared = 0;
    for (const [name, { type, maxLength }] of Object.entries(properties)) {
      const column = columns.find((one) => one.table_name === table && one.column_name === snake(name));
      if (type !== 'string' || !maxLength || !column?.character_maximum_length) continue;
      expect([name, maxLength]).toEqual([name, column.character_maximum_length]);
      compared++;
    }
    expect(compared).toBeGreaterThan(0);
  },
);
