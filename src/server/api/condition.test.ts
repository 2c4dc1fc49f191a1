import { expect, test } from 'vitest';
import { crudRules } from '#server/content/crud-rules.ts';

const rules = crudRules({
  path: '/conditions',
  valid: (number) => ({ title: `Condition ${number}`, departmentId: 1 }),
  change: {
    callNow: 'You cannot breathe.\nYour lips are blue.',
    reviewedOn: '2026-01-01',
    reviewDueOn: '2028-01-01',
  },
  invalid: [
    [{ departmentId: 99_999 }, 'departmentId'],
    [{ reviewedOn: '2026-05-01', reviewDueOn: '2026-05-01' }, 'reviewDueOn'],
  ],
  isPublic: true,
  hasSlug: true,
});

test('conditions are listed by department and found by slug and by their other names', async () => {
  const { get } = rules.hospital;
  const { body } = await get('/conditions?department=cardiology&limit=100');
  expect(body.data.map(({ slug }: { slug: string }) => slug)).toContain('palpitations');
  for (const condition of body.data) expect(condition.department.slug).toBe('cardiology');
  const found = await get('/conditions/slug/palpitations');
  expect(found.body.data.title).toBe('Palpitations');
  const searched = await get('/search?q=hypertension');
  expect(searched.body.data[0]).toMatchObject({
    type: 'condition',
    slug: 'high-blood-pressure',
    image: null,
  });
});

test('a condition whose review is due is on the dashboard, from that day on', async () => {
  const { call, get, clock, signIn } = rules.hospital;
  clock.now = Date.parse('2026-11-20T09:00:00Z');
  const staff = await signIn();
  const gout = { title: 'Gout', summary: 'A painful joint.', reviewedOn: '2024-11-20' };
  const { id } = (await call('POST', '/conditions', { ...gout, reviewDueOn: '2026-11-21' }, staff)).body.data;
  const found = async () =>
    (await get('/admin/dashboard', staff)).body.data.gaps.find(
      ({ name }: { name: string }) => name === 'Gout',
    );
  expect(await found()).toBeUndefined();
  await call('PUT', `/conditions/${id}`, { reviewDueOn: '2026-11-20' }, staff);
  expect(await found()).toEqual({
    resource: 'condition',
    id,
    name: 'Gout',
    lacksPicture: false,
    lacksSummary: false,
    isReviewDue: true,
  });
});
