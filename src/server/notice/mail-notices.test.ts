import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { sendDue } from '#server/mail/outbox.ts';
import { patient, testNotices } from './test-notices.ts';

const { its, run, account, inquiry, request, stranded, undelivered, read, choose, mail, mailed, pass } =
  testNotices();
const hospitalName = async () => (await its.hospital.get('/settings')).body.data.name;
const put = (path: string, body: object) => its.hospital.call('PUT', path, body, its.hospital.staff);

describe('mail as it happens', () => {
  test('says how much waits and where, once, and not who asks', async () => {
    const { headers, email } = await account('desk');
    await choose(headers, { inquiry: 'mail', request: 'mail', stranded: 'mail', undelivered: 'mail' });
    expect(await mailed()).toEqual([]);
    await inquiry();
    await inquiry({ departmentId: its.cardiology });
    await request();
    await stranded('karim-belhadi');
    await undelivered();
    pass(1);
    const subject =
      '2 new inquiries, 1 appointment to approve, 1 appointment to rebook and 1 message that could not be delivered';
    expect(await mailed()).toEqual([[email, `${subject} | ${await hospitalName()}`]]);
    const { source, headers: sent } = its.mailbox.received[0]!;
    const text = source.replace(/=\r\n/g, '').replaceAll('=3D', '=');
    for (const word of [
      'http://hospital.test/admin/inquiries?status=new',
      'http://hospital.test/admin/appointments?days=all&status=requested',
      'http://hospital.test/admin/appointments/rebooking',
      'http://hospital.test/admin/settings/mail?status=dead',
    ])
      expect(text).toContain(word);
    for (const word of [...Object.values(patient), 'Quagmire', 'Cardiology', 'Belhadi'])
      expect(text).not.toContain(word);
    expect(sent.get('auto-submitted')).toBe('auto-generated');
    pass(11);
    expect(await mailed()).toHaveLength(1);
  });

  test('does not begin with what waited before, nor say what was read or done meanwhile', async () => {
    const { headers } = await account('desk');
    await inquiry();
    await stranded();
    await choose(headers, { inquiry: 'mail', stranded: 'mail' });
    expect(await mailed()).toEqual([]);
    await inquiry();
    await read(headers);
    expect(await mailed()).toEqual([]);
    const id = await inquiry();
    await put(`/inquiries/${id}`, { status: 'open' });
    expect(await mailed()).toEqual([]);
  });

  test('is gathered: at most one message in ten minutes, and nothing is lost', async () => {
    const { headers } = await account('desk');
    await choose(headers, { inquiry: 'mail' });
    const name = await hospitalName();
    const subjects = async () => (await mailed()).map(([, subject]) => subject);
    await inquiry();
    expect(await subjects()).toEqual([`1 new inquiry | ${name}`]);
    for (let minute = 1; minute < 10; minute++) {
      pass(1);
      await inquiry();
      expect(await subjects()).toHaveLength(1);
    }
    pass(1);
    expect((await subjects()).slice(1)).toEqual([`9 new inquiries | ${name}`]);
  });

  test('is written once by two nodes at a time', async () => {
    const { headers } = await account('desk');
    await choose(headers, { inquiry: 'mail', request: 'digest' });
    await inquiry();
    await request();
    pass(24 * 60);
    await Promise.all([mail(), mail(), mail()]);
    await sendDue(its.mailbox.post(its.hospital));
    expect(its.mailbox.received).toHaveLength(2);
  });

  test('is sent later if the process ended between the mark and the message', async () => {
    const { headers } = await account('desk');
    await choose(headers, { inquiry: 'mail', request: 'digest' });
    await inquiry();
    await request();
    pass(24 * 60);
    await run(
      `create function broken() returns trigger language plpgsql as $$ begin raise 'crashed'; end $$`,
    );
    await run('create trigger broken before insert on outbox for each row execute function broken()');
    await expect(mail()).rejects.toThrow();
    await run('drop function broken cascade');
    expect((await run('select from notice_mark where mailed_at is not null')).rows).toEqual([]);
    expect(await mailed()).toHaveLength(2);
  });

  test('says nothing of invented patients, nor of other mail about notices', async () => {
    const { headers } = await account('desk');
    await choose(headers, { inquiry: 'mail', request: 'mail', undelivered: 'mail', stranded: 'digest' });
    const [asked, asking, lost] = [await inquiry(), await request('karim-belhadi'), await stranded()];
    await run(`update inquiry set is_demo = true where id = ${asked}`);
    await run(`update appointment set is_demo = true where id in (${asking}, ${lost})`);
    await run(`update outbox set unique_key = 'notice 1 x' where id = ${await undelivered()}`);
    pass(24 * 60);
    expect(await mailed()).toEqual([]);
  });
});

describe('whom it goes to', () => {
  test('is told what the account may read, as it is when the message is written', async () => {
    const bound = await account('desk', [its.cardiology]);
    const editor = await account('editor');
    const auditor = await account('auditor');
    for (const { headers } of [bound, editor, auditor])
      await choose(headers, { inquiry: 'mail', request: 'mail', stranded: 'mail', undelivered: 'mail' });
    await inquiry();
    await inquiry({ departmentId: its.neurology });
    await undelivered();
    expect(await mailed()).toEqual([]);
    await inquiry({ departmentId: its.cardiology });
    expect(await mailed()).toEqual([[bound.email, `1 new inquiry | ${await hospitalName()}`]]);
    pass(11);
    const roles = JSON.stringify([{ role: 'desk', departmentIds: [its.neurology] }]);
    await its.hospital.orm.execute(sql`update staff set roles = ${roles} where id = ${bound.id}`);
    await inquiry({ departmentId: its.cardiology });
    await run(`update inquiry set status = 'closed' where department_id = ${its.neurology}`);
    expect(await mailed()).toHaveLength(1);
  });

  test.each([
    ['loses its roles', `roles = '[{"role": "editor", "departmentIds": null}]'`],
    ['is disabled', 'disabled_at = now()'],
    ['has another address', `email = 'elsewhere@openward.example'`],
  ])('is not told any more if it %s while the message waits', async (_name, change) => {
    const { id, headers } = await account('desk');
    await choose(headers, { inquiry: 'mail' });
    await inquiry();
    await mail();
    await run(`update staff set ${change} where id = ${id}`);
    await sendDue(its.mailbox.post(its.hospital));
    expect(its.mailbox.received).toEqual([]);
    expect((await run('select status from outbox')).rows).toEqual([{ status: 'discarded' }]);
  });
});

describe('the daily mail', () => {
  /**
   * Sends what is due each quarter of an hour for some days, and returns when messages came, on the clock of a zone.
   */
  async function overDays(from: string, days: number, timeZone: string) {
    const arrived: string[] = [];
    const clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    its.hospital.clock.now = Date.parse(from);
    for (let quarter = 0; quarter < days * 96; quarter++) {
      if ((await mail()) > 0) arrived.push(clock.format(its.hospital.clock.now));
      pass(15);
    }
    return arrived;
  }

  test('says what waits at its hour, read or not, and not before the next morning', async () => {
    const { headers, email } = await account('desk');
    await request('clara-hensley', 30);
    await inquiry();
    await choose(headers, { inquiry: 'digest', request: 'digest' });
    await read(headers);
    expect(await mailed()).toEqual([]);
    const monday = its.hospital.clock.now;
    its.hospital.clock.now = Date.parse('2026-03-03T06:59:00Z');
    expect(await mailed()).toEqual([]);
    pass(1);
    const subject = `Today: 1 overdue inquiry and 1 appointment to approve | ${await hospitalName()}`;
    expect(await mailed()).toEqual([[email, subject]]);
    pass(60);
    expect(await mailed()).toHaveLength(1);
    its.hospital.clock.now = monday + 2 * 86_400_000;
    expect(await mailed()).toHaveLength(2);
  });

  test('is not sent on a morning with nothing to say, nor later that day', async () => {
    const { headers } = await account('desk');
    await choose(headers, { inquiry: 'digest' });
    its.hospital.clock.now = Date.parse('2026-03-03T07:00:00Z');
    expect(await mailed()).toEqual([]);
    await inquiry();
    pass(60);
    expect(await mailed()).toEqual([]);
    pass(24 * 60);
    expect(await mailed()).toHaveLength(1);
  });

  test('comes later if no process was there at its hour', async () => {
    const { headers } = await account('desk');
    await choose(headers, { inquiry: 'digest' });
    await inquiry();
    its.hospital.clock.now = Date.parse('2026-03-03T15:20:00Z');
    expect(await mailed()).toHaveLength(1);
  });

  test('begins tomorrow if it is chosen after its hour, also by an account that chose something before', async () => {
    for (const before of [undefined, { request: 'mail' }] as const) {
      const { id, headers, email } = await account('desk');
      if (before) await choose(headers, before);
      await run(`update notice_choice set digest_on = date '2026-01-01' where staff_id = ${id}`);
      await inquiry();
      await choose(headers, { inquiry: 'digest' });
      const told = async () => (await mailed()).filter(([to]) => to === email).length;
      expect(await told()).toBe(0);
      pass(24 * 60);
      expect(await told()).toBe(1);
      pass(-24 * 60);
    }
  });

  test('comes once a day, even if chosen repeatedly', async () => {
    const { headers } = await account('desk');
    await inquiry();
    await choose(headers, { inquiry: 'digest' }, 10);
    pass(60);
    expect(await mailed()).toHaveLength(1);
    await choose(headers, { inquiry: 'area' });
    await choose(headers, { inquiry: 'digest' }, 11);
    pass(60);
    expect(await mailed()).toHaveLength(1);
  });

  test.each([
    // The hour is skipped, comes twice, or the change is elsewhere in the night.
    [
      'Europe/London',
      '2026-03-28T00:00:00Z',
      1,
      ['2026-03-28 01:00', '2026-03-29 02:00', '2026-03-30 01:00'],
    ],
    [
      'Europe/London',
      '2026-10-24T00:00:00Z',
      1,
      ['2026-10-24 01:00', '2026-10-25 01:00', '2026-10-26 01:00'],
    ],
    // Midnight is skipped in spring.
    [
      'Africa/Cairo',
      '2026-04-22T22:00:00Z',
      0,
      ['2026-04-23 00:00', '2026-04-24 01:00', '2026-04-25 00:00', '2026-04-26 00:00'],
    ],
  ])(
    'comes once a day in %s from %s, at %d',
    async (timeZone, from, hour, expected) => {
      its.hospital.clock.now = Date.parse(from) - 3_600_000;
      const { headers } = await account('desk');
      await run(`update settings set time_zone = '${timeZone}'`);
      await inquiry();
      await choose(headers, { inquiry: 'digest' }, hour);
      await run("update notice_choice set digest_on = date '2026-01-01'");
      const arrived = await overDays(from, 3, timeZone);
      await run("update settings set time_zone = 'Europe/London'");
      expect(arrived).toEqual(expected);
    },
    60_000,
  );
});
