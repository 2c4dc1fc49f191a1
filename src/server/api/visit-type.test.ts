import { crudRules } from './crud-rules.ts';

crudRules({
  path: '/visit-type',
  valid: (number) => ({ name: `Visit ${number}`, durationMinutes: 20 }),
  change: { places: 3, doctorIds: [1, 2], needsApproval: true },
  invalid: [
    [{ name: '' }, 'name'],
    [{ durationMinutes: 0 }, 'durationMinutes'],
    [{ places: 0 }, 'places'],
    [{ mode: 'fax' }, 'mode'],
    [{ doctorIds: [99_999] }, 'doctorIds'],
  ],
  isPublic: true,
  hasSlug: false,
});
