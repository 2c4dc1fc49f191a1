/**
 * Everything that is held about a patient, to hand over: a page to read and the same for machines, as one ZIP. It is
 * one snapshot of the database, written to disk a few hundred rows at a time and sent from there, so that no
 * transaction waits for a slow download. Data of others is not in it.
 */

import { createReadStream } from 'node:fs';
import { type FileHandle, open, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { eq, sql } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import type { Checked, PersonalEntity } from '#contract/base.ts';
import { problem } from '#contract/errors.ts';
import { ExportReason } from '#contract/export.ts';
import type { patient as contract } from '#contract/patient.ts';
import { workFolder } from '#server/archive/export.ts';
import { zipOf } from '#server/archive/zip-of.ts';
import type { StaffContext } from '#server/call/context.ts';
import { ZipFile } from '#server/call/zip-file.ts';
import { type Orm, ormOf } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { speakingTo } from '#server/mail/speaking-to.ts';
import { dateTimeWords } from '#server/times/deadlines.ts';
import type { Hospital, Section } from './file-item.ts';
import { beginSection, endSection, foot, head, itemOf } from './file-page.ts';
import { ownSections } from './file-sections.ts';
import { trailSections } from './file-trail.ts';
import { nameInFile } from './file-visits.ts';
import { findPerson, idsOfEach, ofPerson, type Person, rowsOf } from './person.ts';

const pageName = 'everything.html';
const dataName = 'everything.json';

interface Written {
  id: number;
  /** The people whose data it holds, as a multirange of each kind. */
  shown: Map<PersonalEntity, string>;
  files: { id: number; name: string }[];
}
interface Making {
  madeAt: number;
  madeBy: string;
  reason: string;
}

/** The file and its purpose are recorded in the trail before it is sent (call/reads.ts). */
export async function handOver({ params }: Checked<(typeof contract)['everything']>, context: StaffContext) {
  const { staff, now, storage } = context;
  const making = { madeAt: now(), madeBy: staff.name, reason: ExportReason.parse(context.reason) };
  const folder = await workFolder(storage.dataDir, now());
  const forget = () => rm(folder, { recursive: true, force: true });
  const written = await storage.database
    .withoutTimeLimit((client) => write(client, params.id, making, folder))
    .catch(async (error) => {
      await forget();
      throw error;
    });
  if (!written) {
    await forget();
    return problem('not-found');
  }
  const opened = (name: string) => async () => createReadStream(join(folder, name));
  const stream = zipOf([
    ...[pageName, dataName].map((name) => ({ name, open: opened(name) })),
    ...written.files.map((file) => ({
      name: nameInFile(file),
      isCompressed: true,
      open: opened(`file-${file.id}`),
    })),
  ]);
  // The daily job deletes what cannot be deleted now.
  stream.once('close', () => forget().catch(() => {}));
  const name = `patient-${written.id}-${new Date(now()).toISOString().slice(0, 10)}.zip`;
  return new ZipFile(name, Readable.toWeb(stream) as ReadableStream<Uint8Array>, written.shown);
}

/** Null without such a patient. */
async function write(
  client: PoolClient,
  id: number,
  making: Making,
  folder: string,
): Promise<Written | null> {
  await client.query('begin transaction isolation level repeatable read read only');
  try {
    const orm = ormOf(client);
    const person = await findPerson(orm, id);
    if (!person) return null;
    const hospital = await hospitalOf(orm);
    const [page, data] = [await create(folder, pageName), await create(folder, dataName)];
    try {
      // It is for the patient and anyone who asks in their name, not for the clerk.
      await speakingTo(orm, '', async () => {
        const sections = [...ownSections(orm, person, hospital), ...trailSections(orm, person, hospital)];
        await writeSections({ page, data }, { person, hospital, making }, sections);
      });
    } finally {
      await page.close();
      await data.close();
    }
    return {
      id: person.root.id,
      shown: await shownOf(orm, person),
      files: await writeFiles(orm, person, folder),
    };
  } finally {
    await client.query('rollback');
  }
}

/** Files that patients added to their answers, one after another. */
async function writeFiles(orm: Orm, person: Person, folder: string) {
  const { appointment, visitFile } = schema;
  const files = await orm
    .select({ id: visitFile.id, name: visitFile.name })
    .from(visitFile)
    .innerJoin(appointment, eq(appointment.id, visitFile.appointmentId))
    .where(ofPerson(appointment.patientId, person));
  for (const { id } of files) {
    const [row] = await orm
      .select({ content: visitFile.content })
      .from(visitFile)
      .where(eq(visitFile.id, id));
    await writeFile(join(folder, `file-${id}`), row!.content, { mode: 0o600 });
  }
  return files;
}

async function shownOf(orm: Orm, person: Person): Promise<Written['shown']> {
  const { rows } = await orm.execute<{ entity: PersonalEntity; ids: string }>(
    sql`select entity, ids::text from (${idsOfEach(rowsOf(person))}) theirs where ids is not null`,
  );
  return new Map(rows.map(({ entity, ids }) => [entity, ids]));
}

async function hospitalOf(orm: Orm): Promise<Hospital> {
  const { name, timeZone, locale, currency } = schema.settings;
  const [found] = await orm.select({ name, timeZone, locale, currency }).from(schema.settings);
  return found!;
}

function create(folder: string, name: string) {
  return open(join(folder, name), 'w', 0o600);
}

async function writeSections(
  { page, data }: { page: FileHandle; data: FileHandle },
  { person, hospital, making }: { person: Person; hospital: Hospital; making: Making },
  sections: Section[],
) {
  const { madeAt, madeBy, reason } = making;
  const about = { patientName: person.root.name, madeBy, reason };
  const words = dateTimeWords(hospital.timeZone, madeAt, hospital.locale);
  await page.write(await head({ ...about, hospital, madeAt: words }, sections));
  const facts = { hospital: hospital.name, madeAt: new Date(madeAt).toISOString(), madeBy, reason };
  // An object that the sections complete.
  await data.write(JSON.stringify(facts).slice(0, -1));
  for (const section of sections) {
    await page.write(await beginSection(section));
    await data.write(`,\n${JSON.stringify(section.key)}:[`);
    let count = 0;
    for await (const items of section.items)
      for (const item of items) {
        await page.write(await itemOf(item));
        await data.write(`${count++ === 0 ? '' : ','}\n${JSON.stringify(item.data)}`);
      }
    await page.write(await endSection(section, count === 0));
    await data.write(']');
  }
  await page.write(foot);
  await data.write('}\n');
}
