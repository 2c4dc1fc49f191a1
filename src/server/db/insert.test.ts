import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { allOf, insertInto, readRow } from './insert.ts';
import * as schema from './schema.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

const message: typeof schema.outbox.$inferInsert = {
  uniqueKey: 'appointment 1',
  recipient: 'ann@example.org',
  subject: 'It’s "here", with a \\, a $1 and a ?',
  textBody: 'One\ntwo',
  htmlBody: '<p>One</p>',
  calendar: null,
  headers: { messageId: '<one@example.org>' } as never,
  sentAt: undefined,
  nextAttemptAt: new Date('2026-03-02T09:30:00.123Z'),
};

test('an inserted row is the one that drizzle would insert', async () => {
  const { rows } = await database.orm.execute(
    sql`${insertInto(schema.outbox, message)} returning ${allOf(schema.outbox)}`,
  );
  await database.orm.execute(sql`delete from outbox`);
  const [own] = await database.orm.insert(schema.outbox).values(message).returning();
  const differing = { id: 0, createdAt: new Date(0), usefulUntil: new Date(0) };
  const read = readRow(schema.outbox, rows[0]!);
  expect({ ...read, ...differing }).toEqual({ ...own, ...differing });
  expect(read.createdAt).toBeInstanceOf(Date);
  expect(read.usefulUntil.getTime()).toBeGreaterThan(read.createdAt.getTime());
});

test('lists and bytes arrive unchanged', async () => {
  const during = '["2026-03-02 09:30:00+00","2026-03-02 10:00:00+00")';
  const taken = {
    takenFrom: [Buffer.from([0, 255]), Buffer.from('"\\,')],
    holdTokenHash: Buffer.from([1, 0]),
    expiresAt: new Date('2026-03-02T09:50:00Z'),
  };
  const [doctor] = await database.orm.insert(schema.doctor).values({ slug: 'a', name: 'A' }).returning();
  const [visitType] = await database.orm
    .insert(schema.visitType)
    .values({ name: 'A visit', durationMinutes: 30 })
    .returning();
  const session = { visitTypeId: visitType!.id, startsAt: new Date('2026-03-02T09:30:00Z') };
  const { rows } = await database.orm.execute(
    sql`${insertInto(schema.allocation, { doctorId: doctor!.id, lane: 1, ...session, during, ...taken })} returning *`,
  );
  expect(readRow(schema.allocation, rows[0]!)).toMatchObject({
    ...taken,
    ...session,
    during,
    active: true,
    appointmentId: null,
  });
});

test('a statement that was prepared before the next version added a column still works, since none returns *', async () => {
  const insert = (uniqueKey: string) =>
    database.orm.execute(
      sql`${insertInto(schema.outbox, { ...message, uniqueKey })} returning ${allOf(schema.outbox)}`,
    );
  await insert('before');
  await database.orm.execute(sql`alter table outbox add column next text`);
  expect((await insert('after')).rows[0]).toMatchObject({ unique_key: 'after' });
  const root = join(import.meta.dirname, '..');
  const found = globSync('**/*.ts', { cwd: root })
    .filter((file) => !file.includes('.test.'))
    .filter((file) => /\breturning (\w+\.)?\*/.test(readFileSync(join(root, file), 'utf8')));
  expect(found).toEqual([]);
});
