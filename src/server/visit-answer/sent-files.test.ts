/** What the server keeps of files that patients send: nothing before the link is known, and no more than its budget. */
import { sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createApp } from '#server/http/app.ts';
import { limits } from '#server/kernel/limits.ts';
import { mailsOf } from '#server/security/test-links.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { noLimits } from '#server/test-limits.ts';

let hospital: TestHospital;
/** The API address of the questions of a visit, with its link. */
let path: string;

beforeAll(async () => {
  hospital = await testHospital({
    limits: {
      ...noLimits,
      fileMegabytesOfLinkPerDay: limits.fileMegabytesOfLinkPerDay,
      fileMegabytesOfNewLinkPerDay: limits.fileMegabytesOfNewLinkPerDay,
      fileMegabytesOfAllPerDay: { ...limits.fileMegabytesOfAllPerDay, most: 60 },
    },
  });
  const { body } = await hospital.get(
    '/appointment/slots?doctor=clara-hensley&from=2026-03-23&to=2026-03-31',
  );
  const { startsAt, doctorId, visitTypeId } = body.data[0];
  const questions = [
    { linkId: 'scan', text: 'Add your letter.', kind: 'file' },
    { linkId: 'weight', text: 'What is your weight?', kind: 'number' },
  ];
  await hospital.call('PUT', `/visit-type/${visitTypeId}`, { questions }, hospital.staff);
  const patient = { name: 'Ann Example', email: 'ann@example.org' };
  const booking = { startsAt, doctorId, visitTypeId, ...patient };
  const booked = await hospital.call('POST', '/appointment', booking, hospital.visitor);
  path = `/appointment/manage/${booked.body.data.manageUrl.split('/').at(-1)}`;
});
afterAll(() => hospital.close());

const send = (to: string, body: BodyInit) =>
  hospital.app.request(`http://hospital.test/api${to}/files`, {
    method: 'POST',
    body,
    headers: hospital.visitor,
    duplex: 'half',
  } as RequestInit);

test('nothing is received for a link or a question that does not exist, and no more than a file may hold', async () => {
  let pulled = 0;
  const endless = () =>
    new ReadableStream({
      pull(controller) {
        pulled++;
        controller.enqueue(new Uint8Array(100_000));
      },
    });
  const made = path.replace(/[\w-]{43}$/, 'x'.repeat(43));
  for (const to of [`${made}/questions/scan`, `${path}/questions/weight`, `${path}/questions/none`]) {
    const { status, headers } = await send(to, endless());
    expect([to, status, headers.get('Connection')]).toEqual([to, 404, 'close']);
  }
  // A stream fetches one part ahead.
  expect(pulled).toBeLessThanOrEqual(3);
  expect((await send(`${path}/questions/scan`, endless())).status).toBe(413);
  expect(pulled).toBeLessThan(120);
});

test('the form of a link that does not open is refused before its body is read', async () => {
  let pulled = 0;
  const body = new ReadableStream({
    pull(controller) {
      pulled++;
      controller.enqueue(new Uint8Array(100_000));
    },
  });
  const address = `http://hospital.test/appointment/manage/${'x'.repeat(43)}/questions`;
  const headers = { ...hospital.visitor, 'Content-Type': 'multipart/form-data; boundary=x' };
  const { services } = hospital;
  const pages = async () => new Response('read');
  const app = createApp({ services, log: pino({ level: 'silent' }), trustProxy: false, pages });
  const answer = await app.request(address, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
  expect([answer.status, answer.headers.get('Connection'), pulled]).toEqual([404, 'close', 1]);
});

/** Sends and removes this many files of ten megabytes; returns how many were accepted. */
async function sendMany(count: number) {
  let taken = 0;
  for (let sent = 0; sent < count; sent++) {
    const answer = await send(`${path}/questions/scan`, `%PDF-1.4\n${' '.repeat(9_900_000)}\n%%EOF\n`);
    if (answer.status === 429) continue;
    taken++;
    const { data } = await answer.json();
    await hospital.call('DELETE', `${path}/files/${data.id}`, undefined, hospital.visitor);
  }
  return taken;
}
const warnings = async () =>
  (await mailsOf(hospital)).filter(({ subject }) => subject.startsWith('Unusually many files')).length;

test('files count by their bytes, those that are taken back as well; a proven contact may send more', async () => {
  expect(await sendMany(4)).toBe(3);
  expect(await warnings()).toBe(0);
  await hospital.orm.execute(sql`update appointment set contact_proven_at = now()`);
  expect(await sendMany(4)).toBe(3);
});

test('administrators are mailed once when three quarters of what all may send are used', async () => {
  expect(await warnings()).toBe(1);
});
