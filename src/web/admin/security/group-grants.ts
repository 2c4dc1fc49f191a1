import { isBindable } from '#contract/roles.ts';
import type { GroupGrant } from '#contract/sign-in-policy.ts';
import { t } from '#words/say.ts';

/** The API's field for the departments of one line. */
export const departmentsOf = (at: number) => `ssoGroups.${at}.departmentIds`;

/** In the API's form: departments chosen for a former role of the line are dropped. */
export function groupsToSend(groups: GroupGrant[]): GroupGrant[] {
  return groups.map((grant) => (isBindable(grant.role) ? grant : { ...grant, departmentIds: null }));
}

export function problemsOfGroups(groups: GroupGrant[]): Record<string, string> {
  return Object.fromEntries(
    groups.flatMap(({ departmentIds }, at) =>
      departmentIds?.length === 0 ? [[departmentsOf(at), t('Choose at least one department.')]] : [],
    ),
  );
}
