import { beforeEach, expect, test } from 'vitest';
import { colleague } from '#server/security/every-call.ts';
import { forAReason } from '#server/test-hospital.ts';
import { testInquiries } from './test-inquiries.ts';

const { now, asked } = testInquiries();
type Headers = Record<string, string>;
interface Asked {
  id: number;
  reference: string;
}
let receptionist: Headers | undefined;
let ofDepartment: Asked;
let ofDoctor: Asked;
/** About another department, its doctor, and neither. */
let foreign: Asked[];

beforeEach(async () => {
  const idOf = async (path: string): Promise<number> => (await now.hospital.get(path)).body.data.id;
  const cardiology = await idOf('/department/slug/cardiology');
  receptionist ??= (
    await colleague(now.hospital, 'reception@openward.example', {
      roles: [{ role: 'desk', departmentIds: [cardiology] }],
    })
  ).headers;
  ofDepartment = await asked({ departmentId: cardiology });
  ofDoctor = await asked({ doctorId: await idOf('/doctor/slug/clara-hensley') });
  foreign = [
    await asked({ departmentId: await idOf('/department/slug/neurology') }),
    await asked({ doctorId: await idOf('/doctor/slug/karim-belhadi') }),
    await asked(),
  ];
});

const get = async (path: string) => (await now.hospital.get(path, { ...receptionist, ...forAReason })).body;
const idsIn = (body: { data: Asked[] }) => body.data.map(({ id }) => id).sort((one, other) => one - other);

test('a receptionist of one department lists, counts, finds and exports only its inquiries', async () => {
  const reached = [ofDepartment.id, ofDoctor.id];
  for (const query of ['', 'q=dog', 'status=new', 'sort=name', 'from=2026-01-01']) {
    const body = await get(`/inquiries?${query}`);
    expect([query, idsIn(body), body.meta.total]).toEqual([query, reached, 2]);
  }
  expect((await get('/inquiries?limit=1')).meta.total).toBe(2);
  const file = await get('/inquiries?format=csv');
  expect(file).toContain(ofDoctor.reference);
  for (const { reference } of foreign) {
    expect((await get(`/inquiries?q=${reference}`)).meta.total).toBe(0);
    expect(file).not.toContain(reference);
  }
});

test('an inquiry out of reach cannot be opened, answered, changed or deleted', async () => {
  for (const { id } of foreign) {
    const path = `/inquiries/${id}`;
    const change = (body: object, key?: string) =>
      now.hospital.call('PUT', path, body, { ...receptionist, ...(key && { 'Idempotency-Key': key }) });
    expect((await now.hospital.get(path, receptionist)).status).toBe(404);
    expect((await now.hospital.get(`${path}/history`, receptionist)).status).toBe(404);
    expect((await change({ note: 'Mine now' })).status).toBe(404);
    expect((await change({ reply: 'Yes' })).status).toBe(404);
    expect((await now.hospital.call('DELETE', path, undefined, receptionist)).status).toBe(404);
    const sameKey = { 'Idempotency-Key': `the same request ${id}` };
    await now.hospital.call('PUT', path, { status: 'closed' }, { ...now.staff, ...sameKey });
    expect((await change({ status: 'closed' }, sameKey['Idempotency-Key'])).status).toBe(404);
    const { data } = (await now.hospital.get(path, now.staff)).body;
    expect(data).toMatchObject({ note: '', status: 'closed', replies: [] });
  }
});

test('one within reach can', async () => {
  for (const { id } of [ofDepartment, ofDoctor]) {
    const path = `/inquiries/${id}`;
    const body = { reply: 'Yes, please.' };
    expect((await now.hospital.call('PUT', path, body, receptionist)).body.data.replies).toHaveLength(1);
    const history = await now.hospital.get(`${path}/history`, receptionist);
    expect(history.body.data).toMatchObject([{ action: 'reply', actorName: 'Colleague' }]);
    expect((await now.hospital.call('DELETE', path, undefined, receptionist)).status).toBe(204);
  }
});

test('a doctor’s account reads no inquiries, not even of the doctor', async () => {
  const { headers } = await colleague(now.hospital, `doctor-${ofDoctor.id}@openward.example`, {
    roles: [{ role: 'doctor', departmentIds: null }],
    doctorId: 1,
  });
  expect((await now.hospital.get(`/inquiries/${ofDoctor.id}`, headers)).status).toBe(403);
});
