import { expect, test } from 'vitest';
import { areas, boundRoles, type Grant, Role, rolesTable } from '#contract/roles.ts';
import { forbidden, type Holder, keptOut, reachOf, rightsOf } from './rights.ts';

const holder = (roles: Grant[], doctorId: number | null = null): Holder => ({ roles, doctorId });
const inAll = (role: Role): Grant => ({ role, departmentIds: null });

test('an administrator may do everything, everywhere', () => {
  for (const area of areas) expect(reachOf(holder([inAll('administrator')]), area, 'change')).toBe('all');
});

test('an account without a role may do nothing', () => {
  expect(rightsOf(holder([]))).toEqual({});
});

test('several roles together reach as far as each of them', () => {
  const both = holder([
    { role: 'editor', departmentIds: [1] },
    { role: 'desk', departmentIds: [2, 3] },
  ]);
  expect(reachOf(both, 'content', 'change')).toEqual({ departments: [1], doctors: [] });
  expect(reachOf(both, 'visits', 'read')).toEqual({ departments: [2, 3], doctors: [] });
  expect(reachOf(both, 'trail', 'read')).toBeNull();
  const wider = holder([...both.roles, inAll('manager')]);
  expect(reachOf(wider, 'content', 'change')).toBe('all');
});

test('a role in some departments has no right where nothing belongs to a department', () => {
  const bound = holder([{ role: 'manager', departmentIds: [1] }]);
  expect(rightsOf(bound)).toEqual({ content: 'change', hours: 'change', figures: 'read' });
  const desk = holder([{ role: 'desk', departmentIds: [1] }]);
  expect(rightsOf(desk)).toEqual({
    hours: 'read',
    visits: 'change',
    inquiries: 'change',
    figures: 'read',
  });
});

test('a role in no department reaches nothing', () => {
  for (const role of boundRoles) {
    const none = holder([{ role, departmentIds: [] }]);
    expect([role, rightsOf(none)]).toEqual([role, {}]);
    for (const area of areas) expect([role, reachOf(none, area, 'read')]).toEqual([role, null]);
  }
});

test('a doctor’s role reaches the own entry and nothing else, and nothing without one', () => {
  expect(reachOf(holder([inAll('doctor')], 7), 'visits', 'change')).toEqual({
    departments: [],
    doctors: [7],
  });
  expect(rightsOf(holder([inAll('doctor')]))).toEqual({});
});

test('a doctor changes the own page and hours only where the hospital allows it', () => {
  const doctor = holder([inAll('doctor')], 7);
  expect(rightsOf(doctor)).toEqual({ content: 'read', hours: 'read', visits: 'change', figures: 'read' });
  expect(rightsOf({ ...doctor, doctorsChange: { content: true, hours: false } })).toEqual({
    content: 'change',
    hours: 'read',
    visits: 'change',
    figures: 'read',
  });
});

test('only administrators enter the area of accounts, and patients are closed to who writes pages or reads figures', () => {
  for (const role of Role.options) {
    expect([role, 'administration' in rolesTable[role]]).toEqual([role, role === 'administrator']);
    const seesPatients = ['visits', 'inquiries', 'messages'].some((area) => area in rolesTable[role]);
    expect([role, seesPatients]).toEqual([role, ['administrator', 'desk', 'doctor'].includes(role)]);
  }
});

test('a refusal names the roles that could', () => {
  expect(forbidden('administration', 'read').detail).toBe('Only an administrator may do this.');
  expect(forbidden('visits', 'change').detail).toBe(
    'Only an administrator, a receptionist or a doctor may do this.',
  );
  expect(keptOut(holder([inAll('editor')]), { access: 'visits', method: 'GET' })?.extra).toEqual({
    roles: ['administrator', 'desk', 'doctor'],
  });
  expect(keptOut(holder([]), { access: 'staff', method: 'POST' })).toBeUndefined();
});
