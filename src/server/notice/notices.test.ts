import { describe, expect, test } from 'vitest';
import { ChosenKind } from '#contract/notice.ts';
import { patient, testNotices } from './test-notices.ts';

const { its, run, account, inquiry, request, stranded, call, undelivered, list, shown, read, choose, pass } =
  testNotices();
const change = (path: string, body: object) => its.hospital.call('PUT', path, body, its.hospital.staff);

/**
 * One of each here, in cardiology, and there, in neurology; mail and an inquiry about nothing are the whole hospital's.
 */
async function everything() {
  const here = [
    `inquiry ${await inquiry({ departmentId: its.cardiology })}`,
    `request ${await request('clara-hensley', 0)}`,
    `stranded ${await stranded('clara-hensley', -1 + 40)}`,
    `call ${await call('clara-hensley')}`,
  ];
  const there = [
    `inquiry ${await inquiry({ departmentId: its.neurology })}`,
    `request ${await request('karim-belhadi', 0)}`,
    `stranded ${await stranded('karim-belhadi', 39)}`,
    `call ${await call('karim-belhadi')}`,
  ];
  const ofAll = [`inquiry ${await inquiry()}`, `undelivered ${await undelivered()}`];
  return { here: here.sort(), all: [...here, ...there, ...ofAll].sort() };
}

describe('what an account is told', () => {
  test('is what waits in its areas and departments, and nothing else', async () => {
    const { here, all } = await everything();
    const doctorId = (await its.hospital.get('/doctor/slug/clara-hensley')).body.data.id;
    const who = {
      administrator: await account('administrator'),
      receptionist: await account('desk'),
      ofOne: await account('desk', [its.cardiology]),
      doctor: await account('doctor', null, doctorId),
      manager: await account('manager'),
      editor: await account('editor'),
      auditor: await account('auditor'),
    };
    const told = Object.fromEntries(
      await Promise.all(Object.entries(who).map(async ([name, { headers }]) => [name, await shown(headers)])),
    );
    expect(told).toEqual({
      administrator: all,
      receptionist: all,
      ofOne: here,
      doctor: here.filter((one) => !one.startsWith('inquiry')),
      manager: [],
      editor: [],
      auditor: [],
    });
    expect((await list(who.ofOne.headers)).meta).toMatchObject({ total: 4, unread: 4 });
  });

  test('says whose it is and nothing about the patient', async () => {
    await everything();
    const answer = JSON.stringify(await list(its.hospital.staff));
    for (const word of ['Clara Hensley', 'Cardiology', 'inquiry', 'stranded']) expect(answer).toContain(word);
    for (const word of [...Object.values(patient), 'Quagmire', '7946']) expect(answer).not.toContain(word);
  });

  test('moves with its matter from one department to another', async () => {
    const [here, there] = [await account('desk', [its.cardiology]), await account('desk', [its.neurology])];
    const id = await inquiry({ departmentId: its.cardiology });
    await read(here.headers);
    await run(
      `update inquiry set department_id = ${its.neurology}, owner_department_id = ${its.neurology} where id = ${id}`,
    );
    expect([await shown(here.headers), await shown(there.headers)]).toEqual([[], [`inquiry ${id}`]]);
    expect((await list(there.headers)).meta.unread).toBe(1);
  });
});

describe('a notice is there as long as its matter', () => {
  test('an answered inquiry, an approved or passed request, a decided visit and discarded mail drop out', async () => {
    const [asked, requested, late] = [await inquiry(), await request(), await request('clara-hensley', 1)];
    const [lost, dead] = [await stranded('clara-hensley', 39), await undelivered()];
    const left = () => shown(its.hospital.staff);
    expect(await left()).toHaveLength(5);
    await change(`/inquiries/${asked}`, { status: 'open' });
    expect(await left()).toHaveLength(4);
    await change(`/appointment/${requested}`, { status: 'booked' });
    expect(await left()).toEqual([`request ${late}`, `stranded ${lost}`, `undelivered ${dead}`]);
    const decision = { resolution: 'keep', appointmentIds: [lost] };
    await its.hospital.call('POST', '/rebooking', decision, its.hospital.staff);
    // At once, although stranded visits are looked up only twice a minute.
    expect(await left()).toEqual([`request ${late}`, `undelivered ${dead}`]);
    await run(`update outbox set status = 'discarded' where id = ${dead}`);
    expect(await left()).toEqual([`request ${late}`]);
    pass(60 * 24 * 60);
    const later = (await account('desk')).headers;
    expect(await shown(later)).toEqual([]);
  });

  test('an inquiry and given-up mail are shown for thirty days', async () => {
    const id = await inquiry();
    const dead = await undelivered();
    pass(30 * 24 * 60 - 1);
    expect(await shown((await account('desk')).headers)).toEqual([`overdue ${id}`, `undelivered ${dead}`]);
    pass(2);
    expect(await shown((await account('desk')).headers)).toEqual([]);
  });
});

describe('what was read', () => {
  test('counts no more for the account that read it, and still does for others', async () => {
    const [one, other] = [await account('desk'), await account('desk')];
    const first = await inquiry();
    expect((await read(one.headers)).status).toBe(204);
    expect((await read(one.headers)).status).toBe(204);
    const second = await inquiry();
    const { data, meta } = await list(one.headers);
    expect(data.map(({ entityId, isRead }) => [entityId, isRead])).toEqual([
      [second, false],
      [first, true],
    ]);
    expect(meta).toMatchObject({ total: 2, unread: 1 });
    expect((await list(other.headers)).meta).toMatchObject({ total: 2, unread: 2 });
  });

  test('is what was sent alone: what came in a moment ago has not been seen', async () => {
    const [seen, unseen] = [await inquiry(), await inquiry()];
    const { data } = await list(its.hospital.staff);
    const { kind, entityId, occasion } = data.find((one) => one.entityId === seen)!;
    const body = { notices: [{ kind, entityId, occasion }] };
    await its.hospital.call('POST', '/admin/notices/read', body, its.hospital.staff);
    const left = (await list(its.hospital.staff)).data.filter(({ isRead }) => !isRead);
    expect(left.map((one) => one.entityId)).toEqual([unseen]);
  });

  test('is new again if the visit has another time since', async () => {
    const id = await request();
    await read(its.hospital.staff);
    expect((await list(its.hospital.staff)).meta.unread).toBe(0);
    await run(
      `update appointment set starts_at = starts_at + interval '7 days', ends_at = ends_at + interval '7 days' where id = ${id}`,
    );
    expect((await list(its.hospital.staff)).meta.unread).toBe(1);
  });

  test('is kept for no account of what it may not read, or of what is not there', async () => {
    const bound = await account('desk', [its.neurology]);
    await inquiry({ departmentId: its.cardiology });
    const { data } = await list(its.hospital.staff);
    const notices = data.map(({ kind, entityId, occasion }) => ({ kind, entityId, occasion }));
    const made = { kind: 'request', entityId: 99, occasion: '2026-03-10T09:00:00Z' };
    const sent = { notices: [...notices, ...notices, made] };
    expect((await its.hospital.call('POST', '/admin/notices/read', sent, bound.headers)).status).toBe(204);
    expect((await run('select from notice_mark')).rows).toEqual([]);
    expect((await its.hospital.call('POST', '/admin/notices/read', sent, its.hospital.staff)).status).toBe(
      204,
    );
    expect((await run('select from notice_mark')).rows).toHaveLength(1);
  });

  test('is forgotten with its matter', async () => {
    const { forgetMarks } = await import('./forget-marks.ts');
    const [kept, done] = [await inquiry(), await inquiry()];
    const lost = await stranded();
    await read(its.hospital.staff);
    await run(`update inquiry set status = 'spam' where id = ${done}`);
    await forgetMarks(its.hospital.services);
    const { rows } = await run('select kind, entity_id from notice_mark order by kind');
    expect(rows).toEqual([
      { kind: 'inquiry', entity_id: kept },
      { kind: 'stranded', entity_id: lost },
    ]);
  });

  test('and what was chosen go with the account', async () => {
    const [{ id, headers }, other] = [await account('desk'), await account('administrator')];
    await inquiry();
    await choose(headers, { inquiry: 'mail' });
    await read(headers);
    expect(
      (await its.hospital.call('DELETE', `/admin/accounts/${id}`, undefined, other.headers)).status,
    ).toBe(204);
    for (const table of ['notice_choice', 'notice_mark'])
      expect([table, (await run(`select from ${table} where staff_id = ${id}`)).rows]).toEqual([table, []]);
  });
});

describe('an account chooses for each kind', () => {
  test.each(ChosenKind.options)('nothing of the kind “%s”, and then it is not there', async (kind) => {
    const { headers } = await account('desk');
    await everything();
    const before = await shown(headers);
    expect((await choose(headers, { [kind]: 'none' })).status).toBe(200);
    expect((await its.hospital.get('/admin/notices/choices', headers)).body.data[kind]).toBe('none');
    expect(await shown(headers)).toEqual(before.filter((one) => !one.startsWith(kind)));
  });
});
