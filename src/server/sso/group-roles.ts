/** The roles of a person's groups at the issuer, by the hospital's table. */
import { type Grant, Role } from '#contract/roles.ts';
import type { SignInPolicy } from '#contract/sign-in-policy.ts';

/** A role given twice applies in all named departments, or in the whole hospital. */
export function rolesOfGroups(
  claims: Record<string, unknown>,
  { ssoGroups, ssoGroupsClaim }: Pick<SignInPolicy, 'ssoGroups' | 'ssoGroupsClaim'>,
): Grant[] {
  const listed = claims[ssoGroupsClaim];
  const groups = new Set(Array.isArray(listed) ? listed : [listed]);
  const given = ssoGroups.filter(({ group }) => groups.has(group));
  return Role.options.flatMap((role) => {
    const grants = given.filter((grant) => grant.role === role);
    if (grants.length === 0) return [];
    const ids = grants.flatMap(({ departmentIds }) => departmentIds ?? []);
    const isWhole = grants.some(({ departmentIds }) => departmentIds === null);
    return [{ role, departmentIds: isWhole ? null : [...new Set(ids)].sort((a, b) => a - b) }];
  });
}
