import { type Grant, isBindable, Role } from '#contract/roles.ts';
import { t } from '#words/say.ts';

/** Roles being chosen: each ticked or not, in the whole hospital or in departments. */
export interface Choice {
  roles: Role[];
  /** Null for the whole hospital. */
  departments: Partial<Record<Role, number[] | null>>;
  doctorId: number | null;
}

export function choiceOf({ roles, doctor }: { roles: Grant[]; doctor: { id: number } | null }): Choice {
  return {
    roles: roles.map(({ role }) => role),
    departments: Object.fromEntries(roles.map(({ role, departmentIds }) => [role, departmentIds])),
    doctorId: doctor?.id ?? null,
  };
}

export const everything: Choice = { roles: ['administrator'], departments: {}, doctorId: null };

export function grantsOf({ roles, departments, doctorId }: Choice): {
  roles: Grant[];
  doctorId: number | null;
} {
  return {
    roles: Role.options
      .filter((role) => roles.includes(role))
      .map((role) => ({ role, departmentIds: isBindable(role) ? (departments[role] ?? null) : null })),
    doctorId: roles.includes('doctor') ? doctorId : null,
  };
}

export function problemsOf({ roles, departments, doctorId }: Choice): Record<string, string> {
  const problems: Record<string, string> = {};
  if (roles.length === 0) problems.roles = t('Choose at least one role.');
  for (const role of roles)
    if (isBindable(role) && departments[role]?.length === 0)
      problems[role] = t('Choose at least one department.');
  if (roles.includes('doctor') && doctorId === null)
    problems.doctorId = t('Choose the doctor whose account this is.');
  return problems;
}
