/**
 * How far the roles of an account reach. A call is refused as a whole if no role allows it; which rows it then finds is
 * a condition within the query itself, so that nothing out of reach is ever read, counted or locked.
 */
import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { isOfStaff, type Method, type Route } from '#contract/base.ts';
import { type Problem, problem } from '#contract/errors.ts';
import {
  type Area,
  allows,
  areas,
  departmentAreas,
  type Grant,
  type Level,
  oneOf,
  type Rights,
  rolesThatMay,
} from '#contract/roles.ts';
import { t } from '#words/say.ts';

/** The roles of an account, and the doctor it belongs to. */
export interface Holder {
  roles: readonly Grant[];
  doctorId: number | null;
  doctorsChange?: DoctorsChange;
  program?: Program;
}

/** Areas of their own entry that doctors may change, besides reading them. */
export type DoctorsChange = Partial<Record<Area, boolean>>;

/** A program has the rights of its roles, for reading alone or also for changes. */
export interface Program {
  readsOnly: boolean;
}

/** The default of every account. */
export const administrator: Grant[] = [{ role: 'administrator', departmentIds: null }];

/** Everywhere, or some departments and doctors. */
export type Reach = 'all' | { departments: readonly number[]; doctors: readonly number[] };

/** Null without such a right. */
export function reachOf(
  { roles, doctorId, doctorsChange = {}, program }: Holder,
  area: Area,
  level: Level,
): Reach | null {
  if (program?.readsOnly && level === 'change') return null;
  const departments: number[] = [];
  const doctors: number[] = [];
  for (const { role, departmentIds } of roles) {
    if (!allows(role, area, level)) continue;
    if (role === 'doctor') {
      const isOwn = level === 'read' || area === 'visits' || doctorsChange[area];
      if (doctorId !== null && isOwn) doctors.push(doctorId);
    } else if (departmentIds === null) return 'all';
    else if (departmentAreas.some((one) => one === area)) departments.push(...departmentIds);
  }
  return departments.length + doctors.length === 0 ? null : { departments, doctors };
}

export function may(holder: Holder, area: Area, level: Level): boolean {
  return reachOf(holder, area, level) !== null;
}

/** For the staff area. */
export function rightsOf(holder: Holder): Rights {
  const rights: Rights = {};
  for (const area of areas) {
    if (may(holder, area, 'change')) rights[area] = 'change';
    else if (may(holder, area, 'read')) rights[area] = 'read';
  }
  return rights;
}

export function levelOf(method: Method): Level {
  return method === 'GET' ? 'read' : 'change';
}

/** Whether a program may make a staff call that its roles allow. */
export function isForPrograms({
  access,
  events,
  forPeople,
  forPrograms,
}: Pick<Route, 'access' | 'events' | 'forPeople' | 'forPrograms'>) {
  return !events && !forPeople && (access !== 'staff' || Boolean(forPrograms));
}

/** Undefined if a role of the caller allows the call. */
export function keptOut(
  holder: Holder,
  route: Pick<Route, 'access' | 'method' | 'events' | 'forPeople' | 'forPrograms'>,
): Problem<'forbidden'> | undefined {
  const { access, method } = route;
  if (holder.program && isOfStaff(access) && !isForPrograms(route))
    return problem('forbidden', { detail: t('Only a person who has signed in may do this.') });
  if (!isOfStaff(access) || access === 'staff' || may(holder, access, levelOf(method))) return undefined;
  return forbidden(access, levelOf(method));
}

/** Names the roles that could. */
export function forbidden(area: Area, level: Level): Problem<'forbidden'> {
  const roles = rolesThatMay(area, level);
  return problem('forbidden', {
    detail: t('Only {roles} may do this.', { roles: oneOf(roles) }),
    extra: { roles },
  });
}

/** A condition for the doctors within reach; undefined if all are. */
export function reachesDoctor(reach: Reach | null, doctorId: AnyPgColumn | SQL): SQL | undefined {
  if (reach === 'all') return undefined;
  if (reach === null) return sql`false`;
  return sql`(${doctorId} = any(${ids(reach.doctors)}) or ${doctorId} in (
    select doctor_id from doctor_department where department_id = any(${ids(reach.departments)})))`;
}

/**
 * A condition for the departments within reach. An entry without one belongs to the whole hospital, and is out of
 * reach.
 */
export function reachesDepartment(reach: Reach | null, departmentId: AnyPgColumn | SQL): SQL | undefined {
  if (reach === 'all') return undefined;
  if (reach === null) return sql`false`;
  return sql`coalesce(${departmentId} = any(${ids(reach.departments)}), false)`;
}

/** For rows that name a doctor, a department or both. */
export function reachesEither(
  reach: Reach | null,
  { doctorId, departmentId }: Record<'doctorId' | 'departmentId', AnyPgColumn | SQL>,
): SQL | undefined {
  if (reach === 'all') return undefined;
  return sql`(coalesce(${reachesDoctor(reach, doctorId)}, false) or ${reachesDepartment(reach, departmentId)})`;
}

function ids(numbers: readonly number[]) {
  return sql`${`{${numbers.join(',')}}`}::int[]`;
}
