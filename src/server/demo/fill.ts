/** Puts the demo hospital into an empty database, in one transaction. It is also the fixture of the tests. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { eq, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Store } from '#server/media/store.ts';
import { keepPicture } from '#server/media/take-in.ts';
import type { Language } from '#words/language.ts';
import {
  type CollectionName,
  collectionNames,
  collectionOf,
  type collections,
  nameOf,
} from './collections.ts';
import { pictureFolder } from './files.ts';
import { type Demo, loadDemo, withIds } from './load.ts';
import { fillTranslations } from './translations.ts';

type Ids = Map<CollectionName, Map<string, number>>;
type Row = Record<string, unknown>;
type RowOf<Name extends CollectionName> = z.output<(typeof collections)[Name]['fields']> & { id: number };

/**
 * Fills an empty database; false if it was not empty. `languages` are those of the website besides English. Its words in
 * the others are there in any case, unless this is null.
 */
export function fillDemo(
  orm: Orm,
  store: Store,
  languages: readonly Language[] | null = [],
): Promise<boolean> {
  return transaction({ orm }, async ({ orm: tx }) => {
    const demo = await fillMain(tx, store);
    if (!demo) return false;
    if (!languages) return true;
    await tx.update(schema.settings).set({ languages: [...languages] });
    await fillTranslations(tx, demo);
    return true;
  });
}

async function fillMain(orm: Orm, store: Store): Promise<Demo | null> {
  // When two nodes start at once, the second waits here and finds the tables filled.
  await orm.execute(sql`select pg_advisory_xact_lock(4202)`);
  const { rows } = await orm.execute(
    sql`select 1 from department union all select 1 from doctor union all select 1 from revision limit 1`,
  );
  if (rows.length > 0) return null;
  const demo = loadDemo();
  const ids: Ids = new Map();
  for (const name of collectionNames) {
    const entries = demo.entries[name].map(({ key, fields }) => ({
      key,
      row: collectionOf(name).fields.parse(withIds(fields, (to, other) => ids.get(to)?.get(other))),
    }));
    const { table, kept } = collectionOf(name);
    if (kept === 'page' || kept === 'record') for (const { row } of entries) await orm.update(table).set(row);
    else ids.set(name, await insertEntries(orm, name, { entries, store }));
  }
  await nameDoctors(orm, demo, ids);
  return demo;
}

async function insertEntries(
  orm: Orm,
  name: CollectionName,
  { entries, store }: { entries: { key: string; row: Row }[]; store: Store },
): Promise<Map<string, number>> {
  if (entries.length === 0) return new Map();
  const values = await Promise.all(
    entries.map(async ({ key, row }) => ({
      ...(name === 'pictures' ? await keepPicture(store, await readFile(join(pictureFolder, key))) : {}),
      ...row,
      ...(row.publishedAt ? { publishedAt: new Date(String(row.publishedAt)) } : {}),
    })),
  );
  const inserted = (await orm.insert(collectionOf(name).table).values(values).returning()) as Row[];
  const ids = new Map(inserted.map((row) => [nameOf(row), Number(row.id)]));
  for (const { row } of entries) await insertParts(orm, name, { ...row, id: ids.get(nameOf(row))! });
  return new Map(entries.map(({ key, row }) => [key, ids.get(nameOf(row))!]));
}

/** What has tables of its own. */
async function insertParts(orm: Orm, name: CollectionName, row: Row & { id: number }) {
  if (name === 'doctors') {
    const {
      id: doctorId,
      departmentIds = [],
      specialityIds = [],
      schedule,
    } = row as unknown as RowOf<'doctors'>;
    await insert(
      orm,
      schema.doctorDepartment,
      departmentIds.map((departmentId, position) => ({ doctorId, departmentId, position })),
    );
    await insert(
      orm,
      schema.doctorSpeciality,
      specialityIds.map((specialityId, position) => ({ doctorId, specialityId, position })),
    );
    await insert(
      orm,
      schema.schedule,
      schedule.map((one) => ({ ...one, doctorId })),
    );
  }
  if (name === 'gallery') {
    const { id: galleryId, images } = row as unknown as RowOf<'gallery'>;
    await insert(
      orm,
      schema.galleryImage,
      images.map((one, position) => ({ ...one, galleryId, position })),
    );
  }
}

async function insert<Table extends PgTable>(orm: Orm, table: Table, values: Table['$inferInsert'][]) {
  if (values.length > 0) await orm.insert(table).values(values);
}

/** Departments and visit types are there before the doctors whom they name. */
async function nameDoctors(orm: Orm, { entries }: Demo, ids: Ids) {
  const idOf = (collection: CollectionName, key: unknown) => ids.get(collection)!.get(String(key))!;
  for (const { key, fields } of entries.departments.filter(({ fields }) => fields.headDoctor)) {
    const headDoctorId = idOf('doctors', fields.headDoctor);
    await orm.update(schema.department).set({ headDoctorId }).where(eq(schema.department.slug, key));
  }
  const offered = entries['visit-types'].flatMap(({ key, fields: { doctors = [] } }) =>
    (doctors as string[]).map((doctor) => ({
      visitTypeId: idOf('visit-types', key),
      doctorId: idOf('doctors', doctor),
    })),
  );
  await insert(orm, schema.visitTypeDoctor, offered);
}
