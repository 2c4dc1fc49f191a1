/** The staff lists' search: the same matches on every database, through an index for any number of rows. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { finds, holds } from './list-search.ts';
import * as schema from './schema.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';
import { transaction } from './transaction.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const searched = [
  schema.department,
  schema.speciality,
  schema.doctor,
  schema.service,
  schema.condition,
  schema.healthPackage,
  schema.guide,
  schema.news,
  schema.gallery,
  schema.testimonial,
  schema.synonym,
  schema.visitType,
  schema.closure,
  schema.media,
  schema.inquiry,
  schema.subscriber,
  schema.outbox,
  schema.appointment,
];

async function planOf(condition: ReturnType<typeof finds>, table: unknown) {
  return transaction(database, async ({ orm: inside }) => {
    // With so few rows the planner prefers a sequential scan.
    await inside.execute(sql`set local enable_seqscan = off`);
    const { rows } = await inside.execute(sql`explain select 1 from ${table} where ${condition}`);
    return rows.map((row) => Object.values(row)[0]).join('\n');
  });
}

test('three letters use an index in every table that has a list', async () => {
  for (const table of searched)
    expect(await planOf(finds(table, 'abc'), table)).toMatch(/Index Scan on \w+_found/);
  const { activity, activityChange } = schema;
  expect(await planOf(holds(sql`search_folded(label)`, 'abc'), activity)).toContain('activity_label');
  expect(await planOf(holds(sql`search_folded(content)`, 'abc'), activityChange)).toContain(
    'activity_change_content',
  );
});

test('letters match regardless of case and accents, and wildcards are plain characters', async () => {
  await database.orm.insert(schema.media).values(
    [
      ['Zoë’s ward', 'one.jpg'],
      ['100 % of it_all', 'two.jpg'],
    ].map(([alt, name], place) => ({
      key: `${place}`.repeat(8),
      name: name!,
      alt: alt!,
      width: 1,
      height: 1,
    })),
  );
  const found = async (typed: string) => {
    const rows = await database.orm.select().from(schema.media).where(finds(schema.media, typed));
    return rows.map(({ name }) => name);
  };
  for (const typed of ['zoe', 'ZOË', 'zoë’s w', 'ë', 'one.JPG'])
    expect([typed, await found(typed)]).toEqual([typed, ['one.jpg']]);
  for (const typed of ['0 %', 't_a']) expect([typed, await found(typed)]).toEqual([typed, ['two.jpg']]);
  for (const typed of ['%ward', 'z_e', 'ward one', '\\'])
    expect([typed, await found(typed)]).toEqual([typed, []]);
});
