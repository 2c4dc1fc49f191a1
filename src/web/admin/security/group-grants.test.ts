import { expect, test } from 'vitest';
import type { GroupGrant } from '#contract/sign-in-policy.ts';
import { grantsOf, problemsOf } from '../account/grants.ts';
import { groupsToSend, problemsOfGroups } from './group-grants.ts';

const line = (role: GroupGrant['role'], departmentIds: number[] | null): GroupGrant => ({
  group: 'ward',
  role,
  departmentIds,
});

test('a role without its last department asks for one, for groups as for accounts', () => {
  const groups = groupsToSend([line('editor', null), line('desk', [])]);
  expect(groups[1]!.departmentIds).toEqual([]);
  expect(problemsOfGroups(groups)).toEqual({
    'ssoGroups.1.departmentIds': 'Choose at least one department.',
  });
  const choice = { roles: ['desk' as const], departments: { desk: [] }, doctorId: null };
  expect(grantsOf(choice).roles[0]!.departmentIds).toEqual([]);
  expect(problemsOf(choice)).toEqual({ desk: 'Choose at least one department.' });
});

test('a line that briefly had another role keeps its departments, and sends them only if they apply', () => {
  const auditor = line('auditor', [3]);
  expect(groupsToSend([auditor])[0]!.departmentIds).toBeNull();
  expect(groupsToSend([{ ...auditor, role: 'desk' }])[0]!.departmentIds).toEqual([3]);
});
