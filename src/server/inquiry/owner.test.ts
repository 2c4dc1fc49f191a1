import { sql } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { colleague } from '#server/security/every-call.ts';
import { testInquiries } from './test-inquiries.ts';

const { now, asked, change, list } = testInquiries();
type Headers = Record<string, string>;
interface Account {
  id: number;
  headers: Headers;
}
let cardiology: number;
let neurology: number;
/** Accounts for the whole hospital, and for one department each. */
let anna: Account;
let heart: Account;
let nerve: Account;

beforeEach(async () => {
  await now.hospital.orm.execute(sql`delete from staff where email like '%@desk.example'`);
  const idOf = async (slug: string) => (await now.hospital.get(`/department/slug/${slug}`)).body.data.id;
  cardiology = await idOf('cardiology');
  neurology = await idOf('neurology');
  const desk = (name: string, departmentIds: number[] | null) =>
    colleague(now.hospital, `${name}@desk.example`, { roles: [{ role: 'desk', departmentIds }] });
  anna = await desk('anna', null);
  heart = await desk('heart', [cardiology]);
  nerve = await desk('nerve', [neurology]);
  await now.hospital.orm.execute(
    sql`update staff set name = initcap(split_part(email, '@', 1)) where email like '%@desk.example'`,
  );
});

const as = ({ headers }: Account, id: number, body: object, more: Headers = {}) =>
  now.hospital.call('PUT', `/inquiries/${id}`, body, { ...headers, ...more });
const seen = async ({ headers }: Account, query = '') =>
  ((await now.hospital.get(`/inquiries?${query}`, headers)).body.data as { id: number }[]).map(
    ({ id }) => id,
  );
const historyOf = async (id: number) =>
  (await now.hospital.get(`/inquiries/${id}/history`, now.staff)).body.data as {
    action: string;
    changes: { field: string; after: unknown }[];
  }[];

describe('an inquiry goes to a department', () => {
  test.each([
    ['a department', async () => ({ departmentId: cardiology })],
    ['a doctor', async () => ({ doctorId: await entry('/doctor/slug/clara-hensley') })],
    ['a package', async () => ({ packageId: await entry('/package/slug/heart-check') })],
  ])('by itself, if it is about %s', async (_, about) => {
    const inquiry = await asked(await about());
    expect(inquiry).toMatchObject({ owner: null, ownerDepartment: { id: cardiology, name: 'Cardiology' } });
    expect(await seen(heart)).toEqual([inquiry.id]);
    expect(await seen(nerve)).toEqual([]);
  });

  test('only where one is known: one about nothing is the whole hospital’s', async () => {
    const { id, ownerDepartment } = await asked();
    expect(ownerDepartment).toBeNull();
    expect([await seen(heart), await seen(anna)]).toEqual([[], [id]]);
  });
  const entry = async (path: string) => (await now.hospital.get(path)).body.data.id;
});

describe('taking', () => {
  test('makes it one’s own and begins it', async () => {
    const { id } = await asked();
    expect((await as(anna, id, { ownerId: anna.id })).body.data).toMatchObject({
      owner: { id: anna.id, name: 'Anna' },
      status: 'open',
    });
    expect(await historyOf(id)).toMatchObject([
      { action: 'take', changes: [{ field: 'owner', after: 'Anna' }] },
    ]);
  });

  test('by two at once is done by one, and the other sees who', async () => {
    const { id } = await asked({ departmentId: cardiology });
    const answers = await Promise.all(
      [anna, heart].map((one) => as(one, id, { ownerId: one.id }, { 'If-Match': '"1"' })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412]);
    const [done, refused] = [200, 412].map((code) => answers.find(({ status }) => status === code)!.body);
    expect(refused.current.owner).toEqual(done.data.owner);
  });
});

describe('handing over', () => {
  test('to a colleague makes it new for them, with a note that the history shows and no one else sees', async () => {
    const { id } = await asked();
    await as(anna, id, { ownerId: anna.id });
    const handOverNote = 'They ask about the invoice.';
    const administrator = (await now.hospital.get('/admin/me', now.staff)).body.data.id;
    const { body } = await as(anna, id, { ownerId: administrator, handOverNote });
    expect(body.data).toMatchObject({ owner: { id: administrator }, status: 'new', note: '' });
    expect((await historyOf(id))[0]).toMatchObject({
      action: 'hand-over',
      changes: [
        { field: 'owner', after: 'Administrator' },
        { field: 'handOverNote', after: handOverNote },
      ],
    });
  });

  test('to a department lets its staff read and answer it, and choose the owner', async () => {
    const { id } = await asked();
    await as(anna, id, { ownerId: anna.id });
    const { body } = await as(anna, id, { ownerDepartmentId: neurology });
    expect(body.data).toMatchObject({ owner: null, ownerDepartment: { id: neurology }, status: 'new' });
    expect(await seen(nerve)).toEqual([id]);
    expect((await as(nerve, id, { ownerId: nerve.id })).status).toBe(200);
    expect((await as(nerve, id, { reply: 'Yes.' })).body.data.status).toBe('replied');
  });

  test('out of one’s own reach is answered once more, and then it is gone', async () => {
    const { id } = await asked();
    await as(anna, id, { ownerDepartmentId: cardiology });
    const { status, body } = await as(heart, id, { ownerDepartmentId: neurology, handOverNote: 'Yours?' });
    expect([status, body.data.ownerDepartment.id]).toEqual([200, neurology]);
    expect([await seen(heart), await seen(nerve)]).toEqual([[], [id]]);
    expect((await as(heart, id, { ownerId: heart.id })).status).toBe(404);
  });

  test('is offered to those who may answer it, and refused for others', async () => {
    const { id } = await asked({ departmentId: cardiology });
    const editor = await colleague(now.hospital, 'editor@desk.example', {
      roles: [{ role: 'editor', departmentIds: null }],
    });
    const { data } = (await now.hospital.get(`/inquiries/${id}/owners`, heart.headers)).body;
    const ids = data.colleagues.map((one: { id: number }) => one.id);
    expect(ids).toEqual(expect.arrayContaining([anna.id, heart.id]));
    for (const other of [nerve.id, editor.id]) {
      expect(ids).not.toContain(other);
      const refused = await as(anna, id, { ownerId: other });
      expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'ownerId']);
    }
    const gone = await as(anna, id, { ownerDepartmentId: 99_999 });
    expect(gone.body.errors[0].path).toBe('ownerDepartmentId');
    expect((await now.hospital.get(`/inquiries/${id}/owners`, nerve.headers)).status).toBe(404);
  });
});

test('the list shows mine, my department’s and those without an owner, also after the owner has left', async () => {
  const free = await asked();
  const ours = await asked({ departmentId: cardiology });
  const annas = await asked({ departmentId: cardiology });
  await as(anna, annas.id, { ownerId: anna.id });
  expect(await seen(anna, 'whose=mine')).toEqual([annas.id]);
  expect(await seen(heart, 'whose=mine')).toEqual([]);
  expect((await seen(heart, 'whose=department')).sort()).toEqual([ours.id, annas.id]);
  expect((await seen(anna, 'whose=nobody')).sort()).toEqual([free.id, ours.id]);
  expect(await seen(heart, 'whose=nobody')).toEqual([ours.id]);
  expect((await seen(anna, 'whose=free')).sort()).toEqual([free.id, ours.id, annas.id]);
  expect(await seen(heart, 'whose=free')).toEqual([ours.id]);
  await now.hospital.orm.execute(sql`update staff set disabled_at = now() where id = ${anna.id}`);
  expect((await seen(heart, 'whose=nobody')).sort()).toEqual([ours.id, annas.id]);
});

describe('an inquiry is to be answered', () => {
  const at = (moment: string) => {
    now.hospital.clock.now = Date.parse(moment);
  };
  const due = async (moment: string) => {
    at(moment);
    return ((await asked({})) as { dueAt: string }).dueAt;
  };

  test.each([
    ['in the evening, by the next morning', '2026-03-02T18:00:00Z', '2026-03-03T14:00:00.000Z'],
    ['on Saturday, with Sunday left out', '2026-03-07T10:00:00Z', '2026-03-09T12:00:00.000Z'],
    ['before the clocks change', '2026-03-28T10:00:00Z', '2026-03-30T11:00:00.000Z'],
  ])('if it came %s', async (_, came, by) => {
    at(came);
    now.staff = await now.hospital.signIn();
    expect(await due(came)).toBe(by);
  });

  test('within the hours of the settings', async () => {
    await now.hospital.call('PUT', '/settings/1', { inquiryHours: 2 }, now.hospital.staff);
    expect(await due('2026-03-02T09:00:00Z')).toBe('2026-03-02T11:00:00.000Z');
    await now.hospital.call('PUT', '/settings/1', { inquiryHours: 8 }, now.hospital.staff);
  });

  test('and is overdue after that until it is answered; the most urgent are first', async () => {
    at('2026-03-02T09:00:00Z');
    now.staff = await now.hospital.signIn();
    const [first, second, answered] = [await asked(), await asked(), await asked()];
    await change(answered.id, { status: 'closed' });
    at('2026-03-02T16:59:00Z');
    now.staff = await now.hospital.signIn();
    const third = await asked();
    expect(await list('due=overdue')).toEqual([]);
    at('2026-03-02T17:00:00Z');
    const order = (query: string) => list(query).then((rows) => rows.map(({ id }) => id));
    expect((await order('due=overdue')).sort()).toEqual([first.id, second.id]);
    expect(await order('sort=dueAt')).toEqual([second.id, first.id, third.id, answered.id]);
    expect(await order('')).toEqual([third.id, answered.id, second.id, first.id]);
    const dashboard = async () => (await now.hospital.get('/admin/dashboard', now.staff)).body.data;
    expect((await dashboard()).overdueInquiries).toBe(2);
    await change(first.id, { reply: 'Yes.' });
    expect(await order('due=overdue')).toEqual([second.id]);
    expect((await dashboard()).overdueInquiries).toBe(1);
    const again = (await change(first.id, { status: 'open' })).body.data;
    expect([again.isOverdue, again.dueAt]).toEqual([false, '2026-03-03T13:00:00.000Z']);
  });

  test('and what a colleague has taken is overdue for them alone', async () => {
    at('2026-03-02T09:00:00Z');
    const { id } = await asked({ departmentId: cardiology });
    await as(anna, id, { ownerId: anna.id });
    at('2026-03-02T17:30:00Z');
    await now.hospital.orm.execute(sql`update session set used_at = ${'2026-03-02T17:30:00Z'}`);
    const kinds = async ({ headers }: Account) =>
      (await now.hospital.get('/admin/notices', headers)).body.data.map((one: { kind: string }) => one.kind);
    expect(await kinds(anna)).toEqual(['overdue']);
    expect(await kinds(heart)).toEqual([]);
  });
});
