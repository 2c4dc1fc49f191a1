/**
 * The data folders with which tests of a whole process begin: the demo hospital and its first account, or an empty
 * database. Each is made once, kept in node_modules/.cache and copied from there: filling a hospital takes ten seconds
 * of work, making a database four, copying them none.
 */
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'drizzle-orm';
import { openDatabase } from './db/connection/connect.ts';
import { migrate } from './db/migrate.ts';
import * as schema from './db/schema.ts';
import { fillDemo } from './demo/fill.ts';
import { createFirstAccount } from './identity/first-account.ts';
import { DiskStore } from './media/disk-store.ts';
import { makeOnce } from './test-once.ts';

export const account = { email: 'desk@openward.example', password: 'correct horse battery' };

/** For a process that is killed a second after its start: optimising the database takes a fourth of its work. */
export const briefly = '--liftoff-only';

const root = join(import.meta.dirname, '../..');
const cache = join(root, 'node_modules/.cache/openward-folders');

/**
 * Fills an empty folder as a server does at its first start with DEMO=1. Its pictures are links to those of the
 * prepared hospital, so each size of each is drawn once and not by every server; a server that removes a picture
 * removes the link. One is a copy, for tests that look at the files of a picture.
 */
export async function copyHospital(dataDir: string) {
  const prepared = await preparedHospital();
  const media = join(prepared, 'media');
  cpSync(prepared, dataDir, { recursive: true, filter: (path) => path !== media });
  const [first, ...others] = globSync('*/*', { cwd: media }).sort();
  cpSync(join(media, first!), join(dataDir, 'media', first!), { recursive: true });
  for (const picture of others) {
    mkdirSync(join(dataDir, 'media', dirname(picture)), { recursive: true });
    symlinkSync(join(media, picture), join(dataDir, 'media', picture));
  }
}

/** Fills an empty folder with a database without tables, as left after creating and closing one. */
export async function copyEmptyDatabase(dataDir: string) {
  cpSync(await prepared('empty', makeEmpty), dataDir, { recursive: true });
}

/** Made on first use. */
export function preparedHospital() {
  return prepared('hospital', fill);
}

async function prepared(name: string, make: (dataDir: string) => Promise<void>) {
  const kept = join(cache, `${name}-${fingerprint()}`);
  mkdirSync(cache, { recursive: true });
  await makeOnce(kept, async () => {
    const unfinished = mkdtempSync(join(cache, 'unfinished-'));
    await make(unfinished);
    try {
      renameSync(unfinished, kept);
    } catch (error) {
      // Another process was faster, and its folder equals ours.
      if (!existsSync(kept)) throw error;
      rmSync(unfinished, { recursive: true });
    }
    removeOld();
  });
  return kept;
}

async function makeEmpty(dataDir: string) {
  await (await openDatabase({ dataDir })).close();
}

async function fill(dataDir: string) {
  await copyEmptyDatabase(dataDir);
  const database = await openDatabase({ dataDir });
  await migrate(database, join(import.meta.dirname, 'db/migrations'));
  await fillDemo(database.orm, new DiskStore(join(dataDir, 'media')));
  await createFirstAccount(database.orm, account);
  // Otherwise each server would draw all sizes of all pictures in the background, a minute of work for no one; those
  // that a page shows are drawn on request.
  await database.orm.update(schema.media).set({ variantsAt: sql`now()` });
  await database.close();
}

/** Folders made by other code; another process may be making its own just now. */
function removeOld() {
  const current = fingerprint();
  for (const name of readdirSync(cache)) {
    const folder = join(cache, name);
    const age = Date.now() - (statSync(folder, { throwIfNoEntry: false })?.mtimeMs ?? Date.now());
    if (!name.endsWith(current) && age > 3_600_000) rmSync(folder, { recursive: true, force: true });
  }
}

/** Changes with everything that decides what is in the folder. */
function fingerprint() {
  const hash = createHash('sha256').update(readFileSync(import.meta.filename));
  hash.update(
    JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).dependencies['@electric-sql/pglite'],
  );
  const files = globSync(['src/server/{db,demo,identity,media}/**/*.{ts,sql}', 'demo/**/*.*'], { cwd: root });
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(root, file)));
  return hash.digest('hex').slice(0, 16);
}
