/** What is stored so that a request sent twice is answered once. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicWrites } from '#server/security/every-call.ts';
import { sampleOf } from '#server/security/sample.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());

/** Every text and JSON column of every table. */
async function everything() {
  const { rows: columns } = await hospital.orm.execute<{ table: string; column: string; bytes: boolean }>(sql`
    select table_name as table, column_name as column, data_type = 'bytea' as bytes from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying', 'jsonb', 'json', 'bytea', 'ARRAY')`);
  const found: { where: string; text: string }[] = [];
  for (const { table, column, bytes } of columns) {
    const text = bytes ? `encode("${column}", 'escape')` : `"${column}"::text`;
    const { rows } = await hospital.orm.execute<{ text: string | null }>(
      sql.raw(`select ${text} as text from "${table}"`),
    );
    for (const { text } of rows) if (text) found.push({ where: `${table}.${column}`, text });
  }
  return found;
}

/** Secrets in an answer: links, and unguessably long random words. */
function secretsIn(answer: unknown): string[] {
  const texts = JSON.stringify(answer).match(/"(?:[^"\\]|\\.)*"/g) ?? [];
  return texts
    .map((text) => JSON.parse(text) as string)
    .flatMap((text) => [...(/^https?:/.test(text) ? [text] : []), ...(text.match(/[\w-]{30,}/g) ?? [])]);
}

test('no link or token from the answer to a public write is stored in the database', async () => {
  const { body: free } = await hospital.get(
    '/appointment/slots?doctor=clara-hensley&from=2026-03-16&to=2026-04-20',
  );
  let [place, secrets] = [0, 0];
  const answeredWith = new Set<string>();
  for (const { route, name, path } of publicWrites()) {
    if (route.path.startsWith('/admin')) continue;
    const { doctorId, visitTypeId, startsAt } = free.data[place++];
    // By phone, so that no message carries the link to its owner.
    const person = { name: 'Ann Example', email: '', phone: '020 7946 0123' };
    const bodies: Record<string, unknown> = {
      'POST /appointment': {
        ...person,
        phone: `020 7946 0${100 + place}`,
        doctorId,
        startsAt,
        reason: 'qx7 knee',
      },
      'POST /appointment/hold': { doctorId, visitTypeId, startsAt },
      'POST /inquiries': { ...person, message: 'qx7 message' },
      'POST /waitlist': {
        name: 'Ann',
        email: 'w@example.org',
        departmentId: 1,
        from: '2026-03-07',
        to: '2026-03-08',
      },
    };
    const body = bodies[name] ?? (route.body && sampleOf(route.body, []));
    const headers = { ...hospital.visitor, 'Idempotency-Key': `key of ${place}` };
    const answer = await hospital.call(route.method, path, body, headers);
    await hospital.settled();
    if (answer.status >= 300) continue;
    const held = secretsIn(answer.body);
    secrets += held.length;
    if (held.length > 0) answeredWith.add(name);
    const kept = await everything();
    for (const secret of held)
      expect([name, kept.filter(({ text }) => text.includes(secret)).map(({ where }) => where)]).toEqual([
        name,
        [],
      ]);
    const personal = kept.filter(
      ({ where, text }) => where === 'idempotency.answer' && /qx7|Ann|7946/.test(text),
    );
    expect([name, personal]).toEqual([name, []]);
    if (held.length > 0) {
      const again = await hospital.call(route.method, path, body, headers);
      expect([name, again.status, again.body]).toEqual([name, answer.status, answer.body]);
    }
  }
  expect([...answeredWith].sort()).toEqual([
    'POST /appointment',
    'POST /appointment/hold',
    'POST /inquiries',
  ]);
  expect(secrets).toBeGreaterThan(4);
});
