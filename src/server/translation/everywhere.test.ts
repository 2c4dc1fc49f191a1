/**
 * Generated from the contract: with every word of every entry translated, no public answer and no message to a patient
 * in that language holds a word of the original. It finds queries that read translatable text themselves.
 */
import { getTableName, sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { snakeCase } from '#contract/resources.ts';
import { isSilent, wordsIn as partOf, translated, wordsOf } from '#contract/translatable.ts';
import { tables } from '#server/content/content-resource.ts';
import * as schema from '#server/db/schema.ts';
import { readCalls } from '#server/security/every-call.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
/** The texts of the entries, without those too short to be distinctive. */
const originals = new Set<string>();

beforeAll(async () => {
  hospital = await testHospital({ fixture: 'demo' });
  await hospital.call('PUT', '/settings/1', { languages: ['de'] }, hospital.staff);
  // The demo's own translations leave some words unchanged.
  await hospital.orm.execute(sql`delete from translation`);
  for (const resource of translated) await translateAll(resource);
});
afterAll(() => hospital.close());

async function translateAll(resource: string) {
  const table = tables.get(snakeCase(resource))!;
  const routes = contract[resource as 'department'];
  const body = 'create' in routes ? routes.create.body : (routes as typeof contract.settings).update.body;
  const columns = wordsOf(resource, body as never).map(snakeCase);
  const { rows } = await hospital.orm.execute<{ entry: Record<string, unknown> }>(
    sql`select to_jsonb(t) as entry from ${sql.identifier(getTableName(table))} t`,
  );
  for (const { entry } of rows) {
    if (entry.opening_hours) entry.opening_hours = partOf('openingHours', entry.opening_hours);
    const said = columns.filter((column) => !isSilent(entry[column]));
    if (said.length === 0) continue;
    for (const column of said) for (const text of wordsIn(entry[column])) originals.add(text);
    await hospital.orm.insert(schema.translation).values({
      entity: getTableName(table),
      entityId: Number(entry.id),
      language: 'de',
      status: 'published',
      words: Object.fromEntries(said.map((column) => [column, translationOf(column, entry[column])])),
    });
  }
}

/** Every text of a value; in a document only its texts, not the names of its nodes. */
function wordsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.length >= 12 ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(wordsIn);
  if (typeof value !== 'object' || value === null) return [];
  const node = value as Record<string, unknown>;
  if (typeof node.type === 'string') return [...wordsIn(node.text), ...wordsIn(node.content)];
  return Object.values(node).flatMap(wordsIn);
}

/** Opening hours are translated text by text. */
function translationOf(column: string, value: unknown) {
  if (column !== 'opening_hours') return inGerman(value);
  return Object.fromEntries((value as string[]).map((text) => [text, 'Wort']));
}

function inGerman(value: unknown): unknown {
  if (typeof value === 'string') return 'Wort';
  if (Array.isArray(value)) return value.map(inGerman);
  if (typeof value !== 'object' || value === null) return value;
  const node = value as Record<string, unknown>;
  const isNode = typeof node.type === 'string';
  return Object.fromEntries(
    Object.entries(node).map(([key, one]) => [
      key,
      isNode && key === 'attrs'
        ? { ...(one as object), alt: 'Wort', caption: 'Wort' }
        : isNode && !['text', 'content'].includes(key)
          ? one
          : inGerman(one),
    ]),
  );
}

/** The first few words of the original in a text. */
const left = (text: string) =>
  [...originals].filter((word) => text.includes(JSON.stringify(word).slice(1, -1)));

test('there is much to translate', () => {
  expect(originals.size).toBeGreaterThan(1500);
});

const calls = readCalls().filter(({ route }) => route.access === 'public');
test.each(calls)('$name says nothing of the original', async ({ route, resource }) => {
  const slugs = await slugsOf(resource);
  const ids = route.path.includes('{id}') ? ['1', '2', '7'] : ['1'];
  const paths = [
    ...new Set(
      ids.flatMap((id) => slugs.map((slug) => route.path.replace('{slug}', slug).replaceAll(/\{\w+\}/g, id))),
    ),
  ];
  for (const path of paths) {
    const query = route.list ? '?limit=100' : '';
    for (const whole of [`${path}${query}`, `${path}?${queries[route.path] ?? ''}`]) {
      const { status, body } = await hospital.get(`/de${whole}`);
      expect([whole, status >= 500, left(JSON.stringify(body ?? ''))]).toEqual([whole, false, []]);
    }
  }
});

/** Parameters that some calls need for any result. */
const queries: Partial<Record<string, string>> = {
  '/search': 'q=Wort&limit=50',
  '/appointment/soonest': 'limit=20',
  '/appointment/slots': 'doctor=samuel-oduya&from=2026-03-02&to=2026-03-20',
};

async function slugsOf(resource: string) {
  const table = tables.get(snakeCase(resource));
  if (!table || !('slug' in table)) return ['x'];
  const { rows } = await hospital.orm.execute<{ slug: string }>(
    sql`select slug from ${sql.identifier(getTableName(table))} where status = 'published' order by id limit 5`,
  );
  return rows.map(({ slug }) => slug);
}

test('what a patient books in German, its mail, its calendar entry and its page say nothing of it either', async () => {
  const [slot] = (await hospital.get('/de/appointment/soonest?limit=1')).body.data;
  const [check] = (await hospital.get('/de/package?limit=1')).body.data;
  for (const purpose of [{}, { packageId: check.id }]) {
    const asked = 'packageId' in purpose ? `?package=${check.slug}&limit=1` : '?limit=1';
    const [free = slot] = (await hospital.get(`/de/appointment/soonest${asked}`)).body.data;
    const booking = {
      name: 'Ute',
      email: 'ute@example.org',
      startsAt: free.startsAt,
      doctorId: free.doctorId,
      visitTypeId: free.visitTypeId,
      ...purpose,
    };
    const booked = await hospital.call('POST', '/de/appointment', booking, hospital.visitor);
    expect([booked.status, left(JSON.stringify(booked.body))]).toEqual([201, []]);
    const { pathname } = new URL(booked.body.data.manageUrl);
    const token = pathname.split('/').at(-1);
    const page = await hospital.get(`/de/appointment/manage/${token}`);
    expect([page.status, left(JSON.stringify(page.body))]).toEqual([200, []]);
  }
  const { rows } = await hospital.orm.execute(sql`select subject, text_body, calendar from outbox`);
  expect(rows.length).toBeGreaterThan(0);
  expect(left(JSON.stringify(rows))).toEqual([]);
});
