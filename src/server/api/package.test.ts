import { expect, test } from 'vitest';
import { crudRules } from '#server/content/crud-rules.ts';

const groups = [
  { title: 'Blood', items: ['Full blood count', 'Cholesterol and blood fats'] },
  { title: 'Talk', items: ['Consultation with a doctor'] },
];
const rules = crudRules({
  path: '/package',
  valid: (number) => ({ title: `Package ${number}`, price: 20_000 }),
  change: { discountPrice: 17_500, groups, audience: 'women', durationMinutes: 90, featured: true },
  invalid: [
    [{ discountPrice: 20_000 }, 'discountPrice'],
    [{ groups: [{ title: 'Blood', items: [] }] }, 'groups.0.items'],
    [{ groups: [{ title: 'Blood', items: ['One'], price: 1 }] }, 'groups.0.price'],
    [{ departmentId: 99_999 }, 'departmentId'],
  ],
  isPublic: true,
  hasSlug: true,
});

const post = async (more: Record<string, unknown> = {}) =>
  (
    await rules.hospital.call(
      'POST',
      '/package',
      { title: 'Check', price: 30_000, ...more },
      rules.hospital.staff,
    )
  ).body.data;
const put = (id: number, body: Record<string, unknown>, headers: Record<string, string> = {}) =>
  rules.hospital.call('PUT', `/package/${id}`, body, { ...rules.hospital.staff, ...headers });
const ids = async (query: string) =>
  (await rules.hospital.get(`/package?limit=100&${query}`)).body.data.map((one: { id: number }) => one.id);

test('a discount stays below the price when either of the two changes', async () => {
  const { id } = await post({ discountPrice: 25_000 });
  const refusals = [{ price: 25_000 }, { discountPrice: 30_000 }, { price: 10_000, discountPrice: 12_000 }];
  for (const body of refusals) {
    const answer = await put(id, body);
    expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([422, 'discountPrice']);
  }
  expect((await put(id, { title: 'Check-up' })).body.data).toMatchObject({
    price: 30_000,
    discountPrice: 25_000,
  });
  expect((await put(id, { price: 20_000, discountPrice: 15_000 })).status).toBe(200);
  expect((await put(id, { discountPrice: null, price: 15_000 })).body.data.discountPrice).toBeNull();
});

test('two people who change one price each at the same time leave a true discount', async () => {
  for (let round = 0; round < 5; round++) {
    const { id } = await post({ discountPrice: 10_000 });
    const answers = await Promise.all([put(id, { price: 20_000 }), put(id, { discountPrice: 25_000 })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422]);
    const { data } = (await rules.hospital.get(`/package/${id}`)).body;
    expect(data.discountPrice).toBeLessThan(data.price);
  }
});

test('packages are listed by department and by audience, and both together', async () => {
  const heart = await post({ departmentId: 1, audience: 'men' });
  const other = await post({ departmentId: 2, audience: 'men' });
  const { slug } = heart.department;
  expect(await ids(`department=${slug}`)).toContain(heart.id);
  expect(await ids(`department=${slug}`)).not.toContain(other.id);
  expect(await ids('audience=men')).toEqual(expect.arrayContaining([heart.id, other.id]));
  expect(await ids('audience=children')).not.toContain(heart.id);
  expect(await ids(`department=${slug}&audience=men`)).not.toContain(other.id);
  expect((await rules.hospital.get('/package?audience=pets')).status).toBe(422);
});

test('a package is found by the name of one of its checks, and not by the JSON of the list', async () => {
  const { id } = await post({ groups: [{ title: 'Blood', items: ['Fasting glücose'] }] });
  expect(await ids('q=fasting glucose')).toEqual([id]);
  expect(await ids('q=items')).not.toContain(id);
});
