import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { crudRules } from '#server/content/crud-rules.ts';
import { colleague } from '#server/security/every-call.ts';
import { type TestDay, testDay } from './test-day.ts';

crudRules({
  path: '/waiting-area',
  valid: (number) => ({ name: `Floor ${number}` }),
  change: { takesCheckIn: false },
  invalid: [
    [{ name: '' }, 'name'],
    [{ departmentId: 99_999 }, 'departmentId'],
  ],
  isPublic: false,
  hasSlug: false,
});

let day: TestDay;
let departmentId: number;
beforeAll(async () => {
  day = await testDay();
  const { rows } = await day.hospital.orm.execute<{ id: number }>(
    sql`select department_id as id from doctor_department where doctor_id = ${day.doctor} order by position limit 1`,
  );
  departmentId = rows[0]!.id;
});
afterAll(() => day.hospital.close());
beforeEach(async () => {
  await day.itIs('09:00');
  await day.hospital.empty('appointment', 'allocation', 'outbox', 'delay', 'waiting_area');
});

const write = (method: string, path: string, body?: unknown, headers = day.staff) =>
  day.hospital.call(method, path, body, headers);
const tokenIn = (address: string) => /[\w-]{43}/.exec(address)![0];

/** A waiting area of the doctor's department, with the call of its screen. */
async function area(fields: object = { departmentId }) {
  const { body } = await write('POST', '/waiting-area', { name: 'By the lift', ...fields });
  const path = `/waiting-area/${body.data.id}`;
  const { body: addresses } = await day.hospital.get(`${path}/addresses`, day.staff);
  return { path, board: `/board/${tokenIn(addresses.data.board[0].url)}`, sheet: addresses.data.sheet };
}
const shown = async (board: string) => (await day.hospital.get(board)).body.data;

describe('the screen of a waiting area', () => {
  test('shows the doctors with visits of the day, who is called and who comes next, and nothing of a patient', async () => {
    const { board } = await area();
    expect((await shown(board)).doctors).toEqual([]);
    const [first, second, third] = [
      await day.visit('09:00', { reason: 'Chest pain' }),
      await day.visit('09:30'),
      await day.visit('10:00'),
    ];
    // In another order than that of their appointments.
    const numbers = [];
    for (const { id } of [second, first])
      numbers.push((await day.become(id, 'arrived')).body.data.callNumber);
    const [ofSecond, ofFirst] = numbers;
    expect((await shown(board)).doctors).toMatchObject([
      {
        id: day.doctor,
        name: { text: 'Dr Clara Hensley' },
        room: '',
        delayMinutes: 0,
        called: [],
        next: [ofFirst, ofSecond],
      },
    ]);
    await day.become(first.id, 'in_progress');
    await day.say(20);
    const now = await shown(board);
    expect(now.doctors).toMatchObject([{ delayMinutes: 20, called: [ofFirst], next: [ofSecond] }]);
    const text = JSON.stringify(now);
    for (const secret of ['Ann', 'example.org', 'Chest', first.reference, third.reference])
      expect([secret, text.includes(secret)]).toEqual([secret, false]);
  });

  test('shows the doctors of its department alone, or of the whole hospital', async () => {
    const { rows } = await day.hospital.orm.execute<{
      id: number;
    }>(sql`select id from department where id not in (
      select department_id from doctor_department where doctor_id = ${day.doctor}) limit 1`);
    const elsewhere = await area({ name: 'Elsewhere', departmentId: rows[0]!.id });
    const everywhere = await area({ name: 'Hall', departmentId: null });
    await day.visit('09:30');
    expect((await shown(elsewhere.board)).doctors).toEqual([]);
    expect((await shown(everywhere.board)).doctors).toHaveLength(1);
    expect((await shown(everywhere.board)).department).toBeNull();
  });

  test('leaves out visits that are over, cancelled, of another day or not at the hospital, and hidden doctors', async () => {
    const { board } = await area();
    const one = await day.visit('09:30');
    const isEmpty = async () => (await shown(board)).doctors.length === 0;
    expect(await isEmpty()).toBe(false);
    await day.hospital.orm.execute(
      sql`update appointment set visit_type = visit_type || '{"mode":"phone"}' where id = ${one.id}`,
    );
    expect(await isEmpty()).toBe(true);
    await day.hospital.orm.execute(
      sql`update appointment set visit_type = visit_type || '{"mode":"in-person"}' where id = ${one.id}`,
    );
    await day.hospital.orm.execute(sql`update doctor set status = 'draft' where id = ${day.doctor}`);
    expect(await isEmpty()).toBe(true);
    await day.hospital.orm.execute(sql`update doctor set status = 'published' where id = ${day.doctor}`);
    // No one recorded its outcome.
    await day.itIs('11:00');
    expect(await isEmpty()).toBe(true);
    await day.itIs('2026-03-03T09:00:00Z');
    expect(await isEmpty()).toBe(true);
  });

  test('is notified within two seconds when its content changes, and of nothing else', async () => {
    const { board } = await area();
    const one = await day.visit('09:30');
    const { heard, leave } = await day.follow(`${board}/events`);
    // Booked for later today: the doctor is on the screen already.
    await day.visit('14:00');
    await new Promise((resolve) => setTimeout(resolve, 400));
    expect(heard).toHaveLength(1);
    for (const change of [() => day.say(40), () => day.become(one.id, 'arrived')]) {
      const before = heard.length;
      await change();
      await vi.waitFor(() => expect(heard.slice(before)).toEqual(['event: changed\ndata: {}']), {
        timeout: 2_000,
      });
    }
    await leave();
  });
});

describe('the addresses of a waiting area', () => {
  test('open nothing once they are renewed or the area is deleted, and a stream ends', async () => {
    const { path, board } = await area();
    const stream = await day.follow(`${board}/events`);
    const { body } = await write('PUT', `${path}/addresses`);
    const renewed = `/board/${tokenIn(body.data.board[0].url)}`;
    expect(renewed).not.toBe(board);
    expect([(await day.hospital.get(board)).status, (await day.hospital.get(renewed)).status]).toEqual([
      404, 200,
    ]);
    await stream.leave();
    await write('DELETE', path);
    expect((await day.hospital.get(renewed)).status).toBe(404);
  });

  test('are out of reach for a manager of another department', async () => {
    const { path } = await area();
    const roles = [{ role: 'manager' as const, departmentIds: [departmentId + 1] }];
    const { headers } = await colleague(day.hospital, 'area@openward.example', { roles });
    expect((await day.hospital.get(`${path}/addresses`, headers)).status).toBe(404);
    expect((await write('PUT', `${path}/addresses`, undefined, headers)).status).toBe(404);
  });

  test('are not each other’s, and in no answer, revision or row of the trail', async () => {
    const { path, board, sheet } = await area();
    const [ofBoard, ofDoor] = [tokenIn(board), tokenIn(sheet)];
    expect((await day.hospital.get(`/board/${ofDoor}`)).status).toBe(404);
    await write('PUT', path, { name: 'By the stairs' });
    const { rows } = await day.hospital.orm.execute<{ content: string }>(
      sql`select content::text from revision union all select content from activity_change`,
    );
    const said = JSON.stringify([rows, (await day.hospital.get(path, day.staff)).body]);
    expect([ofBoard, ofDoor].filter((token) => said.includes(token))).toEqual([]);
  });
});
