import { expect, test } from 'vitest';
import { relatedDepartments } from './related-departments.ts';

const departments = [1, 2, 3, 4, 5, 6].map((id) => ({ id }));

test('a department is never related to itself', () => {
  expect(relatedDepartments(departments, 3, [{ departmentIds: [3] }])).not.toContainEqual({ id: 3 });
});

test('departments that share doctors come first, those that share more before those that share fewer', () => {
  const doctors = [{ departmentIds: [1, 6] }, { departmentIds: [1, 5] }, { departmentIds: [1, 5] }];
  expect(relatedDepartments(departments, 1, doctors).map(({ id }) => id)).toEqual([5, 6, 2]);
});

test('without shared doctors the neighbours are shown', () => {
  expect(relatedDepartments(departments, 3, []).map(({ id }) => id)).toEqual([2, 4, 1]);
});
