import { expect, test, vi } from 'vitest';
import { type Grant, type Role, rolesTable } from '#contract/roles.ts';
import routes from '#web/routes.ts';
import type { AccountRights } from './kept-rights.ts';
import { addressOf, type MenuName, menu } from './menu.ts';
import { mayOpen, pageAt } from './rights.ts';

vi.stubGlobal('localStorage', { getItem: () => null });

function held(...roles: Grant[]): AccountRights {
  const rights = Object.assign({}, ...roles.map(({ role }) => rolesTable[role])) as AccountRights['rights'];
  return { rights, roles, doctorId: roles.some(({ role }) => role === 'doctor') ? 7 : null };
}
const everywhere = (role: Role) => held({ role, departmentIds: null });
const bound = (role: Role) => held({ role, departmentIds: [3] });
const sidebarOf = (who: AccountRights) =>
  (Object.keys(menu) as MenuName[]).filter(
    (place) => !menu[place].under && mayOpen(who, addressOf(place), 'read'),
  );

test('every page of the staff area says whose it is', () => {
  const area = (routes as { path?: string; children?: { path?: string }[] }[]).find(
    ({ path }) => path === 'admin',
  )!;
  const addresses = area.children!.flatMap(({ path }) =>
    path && path !== '*' ? [`/admin/${path}`.replaceAll('?', '').replaceAll(':id', '5')] : [],
  );
  expect(addresses.length).toBeGreaterThan(30);
  expect(addresses.filter((address) => !pageAt(address))).toEqual([]);
});

test('an administrator finds every page and may change it', () => {
  const all = Object.keys(menu) as MenuName[];
  expect(all.filter((place) => !mayOpen(everywhere('administrator'), addressOf(place), 'change'))).toEqual(
    [],
  );
});

test('an account limited to departments has no page whose entries belong to the whole hospital', () => {
  expect(sidebarOf(bound('editor'))).toEqual([
    'dashboard',
    'doctor',
    'package',
    'service',
    'testimonial',
    'department',
    'settings',
  ]);
  expect(mayOpen(bound('editor'), addressOf('department', 'new'), 'change')).toBe(false);
  expect(mayOpen(bound('editor'), addressOf('doctor', 'new'), 'change')).toBe(true);
  expect(mayOpen(bound('manager'), addressOf('visitType'), 'read')).toBe(true);
  expect(mayOpen(bound('manager'), addressOf('visitType'), 'change')).toBe(false);
  expect(mayOpen(bound('manager'), addressOf('closure'), 'change')).toBe(true);
});

test('a receptionist reads a doctor’s hours, and opens neither the profile nor the accounts', () => {
  const desk = everywhere('desk');
  expect(mayOpen(desk, '/admin/doctors/5/hours', 'read')).toBe(true);
  expect(mayOpen(desk, '/admin/doctors/5/hours', 'change')).toBe(false);
  expect(mayOpen(desk, '/admin/doctors/5', 'read')).toBe(false);
  expect(mayOpen(desk, '/admin/settings/staff', 'read')).toBe(false);
  expect(mayOpen(desk, '/admin/settings/security', 'read')).toBe(true);
});

test('a doctor cannot create doctors', () => {
  expect(mayOpen(everywhere('doctor'), addressOf('doctor', 7), 'change')).toBe(true);
  expect(mayOpen(everywhere('doctor'), addressOf('doctor', 'new'), 'change')).toBe(false);
});
