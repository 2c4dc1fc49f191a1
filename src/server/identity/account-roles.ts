/** The roles of accounts: which may be given, the last administrator, and their wording. */

import { and, eq, inArray, isNotNull, isNull, ne, or } from 'drizzle-orm';
import { type Problem, problem } from '#contract/errors.ts';
import { type Grant, isAdministrator, roleWords } from '#contract/roles.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { joined } from '#words/joined.ts';
import { t } from '#words/say.ts';
import type { Holder } from './rights.ts';

const { staff, department, doctor } = schema;

/** Undefined if the account may have these roles. */
export async function refusedRoles(
  orm: Orm,
  { id, roles, doctorId }: Holder & { id?: number },
): Promise<Problem<'invalid'> | undefined> {
  const isDoctor = roles.some(({ role }) => role === 'doctor');
  if (isDoctor && doctorId === null)
    return invalid('doctorId', t('Choose the doctor whose account this is.'));
  if (doctorId !== null) {
    const [found] = await orm
      .select({ id: doctor.id })
      .from(doctor)
      .where(and(eq(doctor.id, doctorId), isNull(doctor.deletedAt)))
      .for('share');
    if (!found) return invalid('doctorId', t('This entry does not exist.'));
    const [taken] = await orm
      .select({ name: staff.name })
      .from(staff)
      .where(and(eq(staff.doctorId, doctorId), isNull(staff.leftAt), id ? ne(staff.id, id) : undefined));
    if (taken) return invalid('doctorId', t('Another account already belongs to this doctor.'));
  }
  const wanted = [...new Set(roles.flatMap(({ departmentIds }) => departmentIds ?? []))];
  const known = await departmentNames(orm, wanted);
  return wanted.every((one) => known.has(one))
    ? undefined
    : invalid('roles', t('A department does not exist.'));
}

/** Whether another administrator could still sign in. Locks the rows, so that two cannot leave at the same time. */
export async function othersCanAdminister(orm: Orm, staffId: number): Promise<boolean> {
  const rows = await orm
    .select({ id: staff.id, passwordHash: staff.passwordHash, roles: staff.roles })
    .from(staff)
    .where(isNull(staff.disabledAt))
    .orderBy(staff.id)
    .for('update');
  return rows.some(
    ({ id, passwordHash, roles }) => id !== staffId && passwordHash !== null && isAdministrator(roles),
  );
}

/** Other administrators who can sign in. */
export async function otherAdministrators(orm: Orm, staffId: number) {
  const rows = await orm
    .select({ name: staff.name, email: staff.email, language: staff.language, roles: staff.roles })
    .from(staff)
    .where(
      and(
        ne(staff.id, staffId),
        isNull(staff.disabledAt),
        or(isNotNull(staff.passwordHash), isNotNull(staff.ssoSubject)),
      ),
    );
  return rows.filter(({ roles }) => isAdministrator(roles));
}

/** Such as "editor (Cardiology, Paediatrics)". */
export async function rolesInWords(orm: Orm, roles: readonly Grant[]): Promise<string[]> {
  const names = await departmentNames(
    orm,
    roles.flatMap(({ departmentIds }) => departmentIds ?? []),
  );
  return roles.map(({ role, departmentIds }) => {
    if (departmentIds === null) return t(roleWords[role]);
    return t('{role} ({departments})', {
      role: t(roleWords[role]),
      departments: joined(departmentIds.map((id) => names.get(id) ?? t('a former department'))),
    });
  });
}

async function departmentNames(orm: Orm, ids: number[]) {
  if (ids.length === 0) return new Map<number, string>();
  const rows = await orm
    .select({ id: department.id, name: department.name })
    .from(department)
    .where(and(inArray(department.id, ids), isNull(department.deletedAt)));
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function invalid(path: string, message: string) {
  return problem('invalid', { errors: [{ path, message }] });
}
