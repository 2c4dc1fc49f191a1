/** What is stored so that a request sent twice is answered once. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newXsrfToken } from '#server/identity/xsrf.ts';
import { colleague, publicWrites } from '#server/security/every-call.ts';
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

const withKey = (key: string, headers: Record<string, string>) => ({ ...headers, 'Idempotency-Key': key });
/** Another browser. */
function visitor() {
  const token = newXsrfToken(hospital.services.secret);
  return { Cookie: `XSRF-TOKEN=${token}`, 'X-XSRF-TOKEN': token };
}
const make = (name: string, key: string, headers = hospital.staff) =>
  hospital.call('POST', '/department', { name }, withKey(key, headers));

describe('an Idempotency-Key', () => {
  test('of staff creates an entry once, also if the answers crossed', async () => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => make('Hand surgery', 'once')));
    expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201, 201]);
    expect(new Set(answers.map(({ body }) => body.data.id)).size).toBe(1);
    const { body } = await hospital.get('/department?q=Hand surgery', hospital.staff);
    expect(body.meta.total).toBe(1);
  });

  test('with another body is refused', async () => {
    await make('Foot surgery', 'twice');
    const refused = await make('Knee surgery', 'twice');
    expect([refused.status, refused.body.type]).toEqual([422, '/problems/idempotency-key-reused']);
  });

  test('of an entry that is gone creates nothing in its place', async () => {
    const { body } = await make('Short lived', 'gone');
    await hospital.call('DELETE', `/department/${body.data.id}`, undefined, hospital.staff);
    expect((await make('Short lived', 'gone')).body.type).toBe('/problems/idempotency-key-reused');
  });

  test('belongs to the account that sent it', async () => {
    const other = await colleague(hospital, 'other@openward.example');
    const mine = await make('Hip surgery', 'shared');
    const theirs = await make('Hip surgery', 'shared', other.headers);
    expect([mine.status, theirs.status]).toEqual([201, 201]);
    expect(theirs.body.data.id).not.toBe(mine.body.data.id);
  });

  test('belongs to the browser that sent it', async () => {
    const { body } = await hospital.get(
      '/appointment/slots?doctor=clara-hensley&from=2026-03-03&to=2026-03-20',
    );
    const { doctorId, visitTypeId, startsAt } = body.data[0];
    const booking = { doctorId, visitTypeId, startsAt, name: 'Ann Example', email: 'ann@example.org' };
    const book = (headers: Record<string, string>) =>
      hospital.call('POST', '/appointment', booking, withKey('careless', headers));
    const first = visitor();
    const mine = await book(first);
    expect((await book(first)).body.data).toEqual(mine.body.data);
    const theirs = await book(visitor());
    expect([mine.status, theirs.status]).toEqual([201, 409]);
    expect(theirs.body.data).toBeUndefined();
  });
});
