import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as schema from '#server/db/schema.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { tidy } from './tidy.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());

test('what is over is removed, what is in use stays', async () => {
  const now = Date.now();
  const day = (days: number) => new Date(now - days * 86_400_000);
  await hospital.orm.execute(sql`truncate session`);
  const staffId = 1;
  await hospital.orm.insert(schema.session).values([
    { staffId, tokenHash: Buffer.from('over'), usedAt: day(0), expiresAt: day(1) },
    { staffId, tokenHash: Buffer.from('in use'), usedAt: day(0), expiresAt: day(-1) },
  ]);
  await hospital.orm.insert(schema.idempotency).values(
    [3, 1].map((days) => ({
      key: `${days}`,
      route: 'POST /appointment',
      bodyHash: Buffer.from('x'),
      status: 201,
      answer: {},
      createdAt: day(days),
    })),
  );
  await hospital.orm
    .insert(schema.signInFailure)
    .values(
      [3, 1].map((days) => ({ key: `${days}`, failures: 1, blockedUntil: day(days), updatedAt: day(days) })),
    );
  await tidy(hospital.orm, now);
  const left = async (
    table: typeof schema.session | typeof schema.idempotency | typeof schema.signInFailure,
  ) => (await hospital.orm.select().from(table as never)).length;
  expect([
    await left(schema.session),
    await left(schema.idempotency),
    await left(schema.signInFailure),
  ]).toEqual([1, 1, 1]);
});
