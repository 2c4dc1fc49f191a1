import { crudRules } from '#server/content/crud-rules.ts';

crudRules({
  path: '/services',
  valid: (number) => ({ title: `Service ${number}`, departmentId: 1 }),
  change: { priceFrom: 9_900, durationMinutes: 45, preparation: 'Nothing.\nReally.' },
  invalid: [
    [{ departmentId: 99_999 }, 'departmentId'],
    [{ publishedAt: 'tomorrow' }, 'publishedAt'],
  ],
  isPublic: true,
  hasSlug: true,
});
