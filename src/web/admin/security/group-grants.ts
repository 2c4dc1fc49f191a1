import { isBindable } from '#contract/roles.ts';
import type { GroupGrant } from '#contract/sign-in-policy.ts';
import { t } from '#words/say.ts';

/** The field of the departments of one line, as the API names it. */
export const departmentsOf = (at: number) => `ssoGroups.${at}.departmentIds`;

/** As the API takes them: what was chosen for another role of the same line does not count. */
export function groupsToSend(groups: GroupGrant[]): GroupGrant[] {
  return groups.map((grant) => (isBindable(grant.role) ? grant : { ...grant, departmentIds: null }));
}

/** What has to be chosen before the groups can be sent, by field. */
export function problemsOfGroups(groups: GroupGrant[]): Record<string, string> {
  return Object.fromEntries(
    groups.flatMap(({ departmentIds }, at) =>
      departmentIds?.length === 0 ? [[departmentsOf(at), t('Choose at least one department.')]] : [],
    ),
  );
}
