/** Every call of the contract as a request, so that a new route is covered by this folder automatically. */

import { sql } from 'drizzle-orm';
import { isOfStaff, type Route } from '#contract/base.ts';
import { routes } from '#contract/routes.ts';
import { hashPassword } from '#server/identity/password.ts';
import { administrator, type Holder } from '#server/identity/rights.ts';
import { confirmSession, createSession, findStaff } from '#server/identity/session.ts';
import type { TestHospital } from '#server/test-hospital.ts';

export interface Call {
  name: string;
  route: Route;
  resource: string;
  /** Below /api; parameters name something existing, or a token that no one has. */
  path: string;
}

/** A well-formed token that opens nothing. */
export const guess = 'guess'.repeat(9).slice(0, 43);

export function everyCall(): Call[] {
  return routes().map(({ resource, route }) => ({
    name: `${route.method} ${route.path}`,
    route,
    resource,
    path: route.path
      .replaceAll('{token}', guess)
      .replaceAll('{slug}', 'x')
      .replaceAll('{kind}', 'booked')
      .replaceAll('{resource}', 'department')
      .replaceAll('{language}', 'de')
      .replaceAll(/\{\w+\}/g, '1'),
  }));
}

export const adminCalls = () => everyCall().filter(({ route }) => isOfStaff(route.access));
export const publicWrites = () => everyCall().filter(({ route }) => route.access === 'publicWrite');
export const readCalls = () => everyCall().filter(({ route }) => route.method === 'GET' && !route.events);
export const callsWithBody = () => everyCall().filter(({ route }) => route.body);

/** Only an authorised caller learns what an empty body lacks. */
export const emptyBody = ({ route }: Call) => (route.body ? {} : undefined);

export const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
export const colleaguePassword = 'four green lamps sing';

/** One more member of staff, with a password and a freshly confirmed session; an administrator unless limited. */
export async function colleague(
  hospital: TestHospital,
  email: string,
  { roles = administrator, doctorId = null }: Partial<Holder> = {},
) {
  const hash = await hashPassword(colleaguePassword);
  const { rows } = await hospital.orm.execute<{ id: number }>(
    sql`insert into staff (name, email, password_hash, roles, doctor_id)
      values ('Colleague', ${email}, ${hash}, ${JSON.stringify(roles)}, ${doctorId}) returning id`,
  );
  const { id } = rows[0]!;
  return { id, email, headers: await sessionOf(hospital, id) };
}

export async function letDoctorsChangeTheirOwn({ orm }: Pick<TestHospital, 'orm'>) {
  await orm.execute(
    sql`update sign_in_policy set doctors_change_profile = true, doctors_change_hours = true`,
  );
}

/** A session without hashing a password, started `hoursAgo`. */
export async function sessionOf({ orm, clock }: TestHospital, staffId: number, hoursAgo = 0) {
  const at = clock.now - hoursAgo * 3_600_000;
  const { token } = await createSession(orm, staffId, 'A browser', at);
  const session = await findStaff(orm, token, at);
  await confirmSession(orm, session!.sessionId, at);
  return bearer(token);
}
