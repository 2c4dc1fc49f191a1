import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { colleague } from '#server/security/every-call.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
let doctorId: number;
let startsAt: string;
beforeAll(async () => {
  hospital = await testHospital();
  doctorId = (await hospital.get('/doctor/slug/clara-hensley')).body.data.id;
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now = monday;
  await hospital.orm.execute(sql`truncate appointment, allocation cascade`);
  const { body } = await hospital.get(
    '/appointment/slots?doctor=clara-hensley&from=2026-03-03&to=2026-03-10',
  );
  startsAt = body.data[0].startsAt;
});

/** Listens like a page; `heard` is everything received so far. */
async function listen(headers: Record<string, string> = hospital.staff) {
  const response = await hospital.app.request('http://hospital.test/api/appointment/events', { headers });
  const reader = response.body!.getReader();
  const listening = { response, heard: '', isOver: false, leave: () => reader.cancel() };
  const text = new TextDecoder();
  void (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) break;
      listening.heard += text.decode(value);
    }
    listening.isOver = true;
  })();
  await vi.waitFor(() => expect(listening.heard).toContain('event: ready'), { timeout: 20_000 });
  return listening;
}
/** The calendar, other desk events, and the end of sessions. */
const topicsHeard = 3;
const until = (check: () => void) => vi.waitFor(check, { timeout: 20_000, interval: 20 });
const changesIn = (heard: string) => heard.match(/event: changed\ndata: .*/g) ?? [];

const bookPublicly = () =>
  hospital.call(
    'POST',
    '/appointment',
    { doctorId, startsAt, name: 'Ann Secret', email: 'ann@example.org' },
    hospital.visitor,
  );

test('a booking on the website reaches the desk within a second, with only a doctor and a date', async () => {
  const desk = await listen();
  const before = Date.now();
  await bookPublicly();
  await until(() => expect(changesIn(desk.heard)).toHaveLength(1));
  expect(Date.now() - before).toBeLessThan(2_000);
  const [, data] = /data: (.*)/.exec(changesIn(desk.heard)[0]!)!;
  expect(JSON.parse(data!)).toEqual({ doctorId, localDate: startsAt.slice(0, 10) });
  await desk.leave();
});

test('changes of state, leave and closures arrive', async () => {
  const { id } = (await bookPublicly()).body.data;
  const desk = await listen();
  await hospital.call('PUT', `/appointment/${id}`, { status: 'arrived' }, hospital.staff);
  await until(() => expect(changesIn(desk.heard)).toHaveLength(1));
  const leave = { kind: 'leave', from: '2026-05-01T09:00', to: '2026-05-01T10:00' };
  await hospital.call('POST', `/doctor/${doctorId}/timeoff`, leave, hospital.staff);
  await until(() => expect(desk.heard).toContain(`{"doctorId":${doctorId},"localDate":null}`));
  const closure = { from: '2026-05-01T09:00', to: '2026-05-01T10:00' };
  await hospital.call('POST', '/closure', closure, hospital.staff);
  await until(() => expect(desk.heard).toMatch(/event: changed\ndata: {"doctorId":null,"localDate":null}/));
  await desk.leave();
});

test('a rolled-back change does not arrive', async () => {
  const desk = await listen();
  await bookPublicly();
  await until(() => expect(changesIn(desk.heard)).toHaveLength(1));
  expect((await bookPublicly()).status).toBe(409);
  await new Promise((resolve) => setTimeout(resolve, 300));
  expect(changesIn(desk.heard)).toHaveLength(1);
  await desk.leave();
});

test('no one listens without signing in, and a stream ends as soon as its session does', async () => {
  expect((await hospital.get('/appointment/events')).status).toBe(401);
  expect((await hospital.get('/appointment/events', { Authorization: 'Bearer x' })).status).toBe(401);
  const headers = await hospital.signIn();
  const [ending, staying] = [await listen(headers), await listen()];
  await hospital.call('POST', '/admin/logout', undefined, headers);
  await until(() => expect(ending.isOver).toBe(true));
  expect(staying.isOver).toBe(false);
  await staying.leave();
  await until(() => expect(hospital.database.notifications.listeners).toBe(0));
});

test.each([
  ['its session is revoked', () => hospital.call('DELETE', '/admin/sessions', undefined, hospital.staff)],
  [
    'the password changes',
    async () => {
      const body = { currentPassword: 'correct horse battery', password: 'correct horse battery' };
      const { data } = (await hospital.call('PUT', '/admin/me', body, hospital.staff)).body;
      hospital.staff.Authorization = `Bearer ${data.session.token}`;
    },
  ],
  ['the account is disabled', () => hospital.orm.execute(sql`update staff set disabled_at = now()`)],
])('a stream ends when %s', async (_, end) => {
  const desk = await listen(await hospital.signIn());
  await end();
  await until(() => expect(desk.isOver).toBe(true));
  await hospital.orm.execute(sql`update staff set disabled_at = null`);
  hospital.staff.Authorization = (await hospital.signIn()).Authorization;
});

test('a stream does not keep its session alive: an idle one ends, and the stream with it', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const desk = await listen(await hospital.signIn());
  await vi.advanceTimersByTimeAsync(16_000);
  vi.useRealTimers();
  await until(() => expect(desk.heard).toContain(': still here'));
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const idle = await listen(await hospital.signIn());
  hospital.clock.now += 2 * 3_600_000 + 1_000;
  await vi.advanceTimersByTimeAsync(16_000);
  vi.useRealTimers();
  await until(() => expect(idle.isOver).toBe(true));
  await desk.leave();
});

test('an inquiry, a waiting-list entry and failed mail reach the desk, without personal data', async () => {
  const desk = await listen();
  const heard = (about: string) =>
    until(() => expect(desk.heard).toContain(`event: waits\ndata: {"about":"${about}"}`));
  await hospital.orm.execute(sql`
    insert into inquiry (reference, receipt_token_hash, name, email, message)
    values ('LIVE', 'x', 'Ann Secret', 'ann@example.org', 'Hello')`);
  await heard('inquiry');
  await hospital.orm.execute(sql`
    insert into waitlist (doctor_id, from_date, to_date, name, email, link_key, link_token_hash)
    values (${doctorId}, '2026-03-03', '2026-03-10', 'Ann Secret', 'ann@example.org', 'k', 'y')`);
  await heard('waitlist');
  await hospital.orm.execute(sql`
    insert into outbox (recipient, subject, text_body, html_body) values ('ann@example.org', 'Secret', '', '')`);
  expect(desk.heard).not.toContain('"mail"');
  await hospital.orm.execute(sql`update outbox set status = 'dead' where subject = 'Secret'`);
  await heard('mail');
  expect(desk.heard).not.toMatch(/Secret|ann@/);
  await desk.leave();
});

test('an account learns of its own doctors, and of what waits in its areas', async () => {
  const other = (await hospital.get('/doctor/slug/karim-belhadi')).body.data.id;
  const { id } = (await hospital.get('/department/slug/cardiology')).body.data;
  const receptionist = await listen(
    (await colleague(hospital, 'one@openward.example', { roles: [{ role: 'desk', departmentIds: [id] }] }))
      .headers,
  );
  const doctor = await listen(
    (
      await colleague(hospital, 'two@openward.example', {
        roles: [{ role: 'doctor', departmentIds: null }],
        doctorId,
      })
    ).headers,
  );
  const everybody = await listen();
  await hospital.orm.execute(sql`
    insert into time_off (doctor_id, kind, starts_local, ends_local) values (${other}, 'leave', '2026-05-01', '2026-05-02')`);
  await hospital.orm.execute(sql`
    insert into inquiry (reference, receipt_token_hash, name, email, message)
    values ('REACH', 'z', 'Ann', 'ann@example.org', 'Hello')`);
  await hospital.orm.execute(sql`
    insert into outbox (recipient, subject, text_body, html_body) values ('ann@example.org', 'Hello', '', '')`);
  await hospital.orm.execute(sql`update outbox set status = 'dead' where subject = 'Hello'`);
  await bookPublicly();
  for (const one of [receptionist, doctor, everybody]) {
    await until(() => expect(one.heard).toContain(`"doctorId":${doctorId},`));
  }
  await until(() => expect(everybody.heard).toContain('"about":"mail"'));
  expect(everybody.heard).toContain(`"doctorId":${other},`);
  await until(() => expect(receptionist.heard).toContain('"about":"inquiry"'));
  for (const one of [receptionist, doctor])
    expect(one.heard).not.toMatch(new RegExp(`"doctorId":${other},|"mail"`));
  expect(doctor.heard).not.toContain('"inquiry"');
  for (const one of [receptionist, doctor, everybody]) await one.leave();
});

test('a dropped connection leaves no listener behind', async () => {
  const server = createServer(getRequestListener(hospital.app.fetch, { overrideGlobalObjects: false }));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const abort = new AbortController();
  const response = await fetch(`http://127.0.0.1:${port}/api/appointment/events`, {
    headers: { ...hospital.staff, 'Accept-Encoding': 'gzip' },
    signal: abort.signal,
  });
  // Compressed events would be buffered.
  expect([response.headers.get('Content-Type'), response.headers.get('Content-Encoding')]).toEqual([
    'text/event-stream; charset=utf-8',
    null,
  ]);
  const reader = response.body!.getReader();
  expect(new TextDecoder().decode((await reader.read()).value)).toContain('event: ready');
  expect(hospital.database.notifications.listeners).toBe(topicsHeard);
  abort.abort();
  await reader.closed.catch(() => {});
  await until(() => expect(hospital.database.notifications.listeners).toBe(0));
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});
