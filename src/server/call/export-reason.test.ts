/** Every call that answers a file of people's data, as the contract marks them: it takes a password and a reason. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { personalEntities } from '#contract/base.ts';
import { canExport } from '#contract/export.ts';
import { longestPurpose } from '#contract/lengths.ts';
import { sealActivity } from '#server/activity/seal.ts';
import { verifyActivity } from '#server/activity/verify.ts';
import { createApp } from '#server/http/app.ts';
import { createLog } from '#server/log/log.ts';
import { type Call, everyCall, sessionOf } from '#server/security/every-call.ts';
import { findPlaces } from '#server/security/holders.ts';
import { makePatients } from '#server/security/patients.ts';
import { forAReason, type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
let app: ReturnType<typeof createApp>;
const log: string[] = [];
type Headers = Record<string, string>;
beforeAll(async () => {
  hospital = await testHospital();
  await makePatients(hospital, await findPlaces(hospital));
  await hospital.orm.execute(sql`
    insert into subscriber (email, link_token_hash, confirmed_at) values ('ann@example.org', sha256('s'::bytea), now())`);
  await hospital.orm.execute(sql`update outbox set status = 'sent', sent_at = now()`);
  const visit = `/appointment/${await idOf('appointment')}`;
  await hospital.call('PUT', visit, { status: 'cancelled', note: 'Ill' }, hospital.staff);
  app = createApp({
    services: hospital.services,
    log: createLog('trace', { write: (line) => void log.push(line) }),
    trustProxy: false,
  });
});
afterAll(() => hospital.close());

const idOf = async (table: string) =>
  (await hospital.orm.execute<{ id: number }>(sql`select min(id) as id from ${sql.identifier(table)}`))
    .rows[0]!.id;

const exports = everyCall().filter(({ route }) => canExport(route));
const named = exports.map((call) => [call.name, call] as const);
const addressOf = ({ route, path }: Call) => (route.list ? `${path}?format=csv` : path);
async function take(call: Call, headers: Headers) {
  const response = await app.request(`http://hospital.test/api${addressOf(call)}`, {
    method: call.route.method,
    headers: { ...hospital.visitor, ...headers },
  });
  const type = response.headers.get('Content-Type')!;
  const text = /json/.test(type) ? await response.text() : String((await response.arrayBuffer()).byteLength);
  await hospital.settled();
  return { status: response.status, type, body: /json/.test(type) ? JSON.parse(text) : null };
}
/** Signed in, without confirming the password since. */
const unconfirmed = () => hospital.signIn({ isConfirmed: false });
const reason = (text: string) => ({ 'Export-Reason': encodeURIComponent(text) });
const downloads = async () =>
  (
    await hospital.orm.execute<{ entity: string; content: string; seen: string | null }>(sql`
      select a.entity, c.content, s.ids::text as seen from activity a join activity_change c on c.activity_id = a.id
      left join activity_seen s on s.activity_id = a.id where a.action = 'download' order by a.id`)
  ).rows;

let before: number;
beforeEach(async () => {
  before = (await downloads()).length;
});

test('there are such calls, and the whole hospital is one', () => {
  expect(exports.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['GET /appointment', 'GET /inquiries', 'GET /newsletter', 'POST /admin/export']),
  );
});

test('every table or ZIP for staff shows people, or is known to hold none', () => {
  const others = everyCall().filter(({ route }) => (route.csv || route.zip) && !canExport(route));
  expect(others.map(({ name }) => name)).toEqual([
    'GET /admin/exports', // content, which is public
    'GET /page-ratings', // counts by page and week
    'GET /admin/reports/file', // counts of visits
    'GET /admin/translation/file/{language}', // content as well
  ]);
});

describe.each(named)('%s', (_, call) => {
  test('is no file without the password, with one of eleven minutes ago, or by a fresh sign-in', async () => {
    for (const headers of [await unconfirmed(), await sessionOf(hospital, await idOf('staff'), 11 / 60)])
      expect(await take(call, { ...headers, ...forAReason })).toMatchObject({
        status: 403,
        body: { type: '/problems/password-needed' },
      });
    expect(await downloads()).toHaveLength(before);
  });

  test('is no file without a reason, or with one that says nothing, and says what to enter', async () => {
    const staff = await sessionOf(hospital, await idOf('staff'));
    const poor = [
      '',
      '    ',
      'x',
      'four',
      'x'.repeat(longestPurpose + 1),
      'two\nlines of it',
      'a\u0000bcdefg',
    ];
    for (const headers of [{}, ...poor.map(reason), { 'Export-Reason': '%E4' }]) {
      const { status, body } = await take(call, { ...staff, ...headers });
      expect([headers, status, body?.errors?.[0].path]).toEqual([headers, 422, 'reason']);
      expect(body.errors[0].message).toMatch(/^(Enter|Use at most|Control)/);
    }
    expect(await downloads()).toHaveLength(before);
  });

  test('is a file with both, and the trail has the reason and the ids, under seal', async () => {
    const staff = await sessionOf(hospital, await idOf('staff'));
    const words = `Asked for by the board: § 4, ${call.name}`;
    const { status, type } = await take(call, { ...staff, ...reason(words) });
    expect([status, type]).toEqual([200, expect.stringMatching(/^(text\/csv|application\/zip)/)]);
    const rows = (await downloads()).slice(before);
    expect(rows.length).toBeGreaterThan(0);
    for (const { entity, content, seen } of rows) {
      const said = Object.fromEntries(
        JSON.parse(content).map(({ field, after }: { field: string; after: string }) => [field, after]),
      );
      expect([entity, said.reason, said.ids ?? null]).toEqual([entity, words, seen]);
      if (entity !== 'hospital') expect(seen).toMatch(/\[\d+,\d+\)/);
    }
    const kinds = new Set(rows.map(({ entity }) => entity));
    const { shows } = call.route;
    if (shows === 'hospital') expect(kinds).toEqual(new Set(['hospital', ...personalEntities]));
    // A file of one patient holds all kinds.
    else if (shows === 'patient') expect(kinds).toContain('patient');
    else if (shows !== 'activity') expect(kinds).toEqual(new Set([shows]));
    await sealActivity(hospital.services);
    expect((await verifyActivity(hospital.services)).findings).toEqual([]);
    // Readers of the trail without access to patients see the reason.
    const trail = await hospital.get('/admin/activity?action=read&limit=100', staff);
    expect(trail.body.data.filter((row: { reason: string }) => row.reason === words)).toHaveLength(
      rows.length,
    );
  });
});

test('a list on a page needs neither', async () => {
  for (const { route, path } of exports.filter(({ route }) => route.list))
    expect([path, (await hospital.get(path, await unconfirmed())).status, route.shows !== undefined]).toEqual(
      [path, 200, true],
    );
});

test('a program needs the reason alone, and never gets the whole hospital', async () => {
  const made = await hospital.call(
    'POST',
    '/admin/tokens',
    {
      name: 'Figures',
      roles: ['desk', 'manager', 'auditor'].map((role) => ({ role, departmentIds: null })),
      readsOnly: false,
      validUntil: '2026-05-01',
    },
    await hospital.signIn(),
  );
  expect([made.body.errors, made.status]).toEqual([undefined, 201]);
  const program = { Authorization: `Bearer ${made.body.data.token}` };
  for (const call of exports) {
    const isWhole = call.route.sensitive === true;
    expect([call.name, (await take(call, program)).status]).toEqual([call.name, isWhole ? 403 : 422]);
    expect([call.name, (await take(call, { ...program, ...forAReason })).status]).toEqual([
      call.name,
      isWhole ? 403 : 200,
    ]);
  }
});

test('the reason is in no line of the log', async () => {
  const words = 'qzx reason of mine';
  for (const call of exports) await take(call, { ...(await hospital.signIn()), ...reason(words) });
  expect(log.join(' ')).not.toMatch(/qzx|%20reason/);
});

test('who looked at a visit includes the files that it was in, and its history does not', async () => {
  const id = await idOf('appointment');
  const staff = await hospital.signIn();
  for (const call of exports) await take(call, { ...staff, ...forAReason });
  const looked = await hospital.get(
    `/admin/activity?entity=appointment&entityId=${id}&action=read&limit=100`,
    staff,
  );
  const files = looked.body.data.filter(({ action }: { action: string }) => action === 'download');
  expect(files.length).toBeGreaterThanOrEqual(2);
  const { body } = await hospital.get(`/appointment/${id}/history`, staff);
  expect(body.data.map(({ action }: { action: string }) => action)).toEqual(['cancelled', 'create']);
});
