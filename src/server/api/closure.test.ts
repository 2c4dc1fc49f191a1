import { crudRules } from './crud-rules.ts';

crudRules({
  path: '/closure',
  valid: () => ({ from: '2026-12-24T12:00', to: '2026-12-27T00:00' }),
  change: { note: 'Holidays', to: '2026-12-28T00:00' },
  invalid: [
    [{ from: '2026-02-30T09:00' }, 'from'],
    [{ from: '2026-12-24T12:00Z' }, 'from'],
    [{ to: '2026-12-24T12:00' }, 'to'],
    [{ departmentId: 99_999 }, 'departmentId'],
  ],
  isPublic: false,
  hasSlug: false,
});
