import { expect, test } from 'vitest';
import { crudRules } from '#server/content/crud-rules.ts';

const rules = crudRules({
  path: '/services',
  valid: (number) => ({ title: `Service ${number}`, departmentId: 1 }),
  change: { priceFrom: 9_900, durationMinutes: 45, preparation: 'Nothing.\nReally.' },
  invalid: [
    [{ title: '' }, 'title'],
    [{ priceFrom: -1 }, 'priceFrom'],
    [{ priceFrom: '12' }, 'priceFrom'],
    [{ departmentId: 99_999 }, 'departmentId'],
    [{ preparation: 'x'.repeat(2001) }, 'preparation'],
    [{ publishedAt: 'tomorrow' }, 'publishedAt'],
  ],
  isPublic: true,
  hasSlug: true,
});

test('services are listed by department and found by slug', async () => {
  const { body } = await rules.hospital.get('/services?department=cardiology&limit=100');
  expect(body.meta.total).toBeGreaterThan(0);
  for (const service of body.data) expect(service.department.slug).toBe('cardiology');
  const found = await rules.hospital.get(`/services/slug/${body.data[0].slug}`);
  // Only one entry says where it stands in each language.
  const { addresses, ...service } = found.body.data;
  expect(service).toEqual(body.data[0]);
  expect(addresses['']).toBe(service.slug);
});
