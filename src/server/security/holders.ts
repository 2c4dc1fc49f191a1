/**
 * Accounts with every kind of roles, and what each may do, written a second time: here in words and plain code, so that
 * a test finds a mistake in the table of the contract, or in the conditions made from it.
 */
import type { Area, Grant, Level, Role } from '#contract/roles.ts';
import type { TestHospital } from '#server/test-hospital.ts';
import { colleague, letDoctorsChangeTheirOwn } from './every-call.ts';

/** The roles that may do what, for the whole hospital or within their reach. */
export const whoMay: Record<Area, Record<Level, readonly Role[]>> = {
  content: {
    read: ['administrator', 'manager', 'editor', 'doctor'],
    change: ['administrator', 'manager', 'editor', 'doctor'],
  },
  hours: {
    read: ['administrator', 'manager', 'desk', 'doctor'],
    change: ['administrator', 'manager', 'doctor'],
  },
  visits: { read: ['administrator', 'desk', 'doctor'], change: ['administrator', 'desk', 'doctor'] },
  inquiries: { read: ['administrator', 'desk'], change: ['administrator', 'desk'] },
  messages: { read: ['administrator', 'desk'], change: ['administrator', 'desk'] },
  subscribers: { read: ['administrator', 'manager'], change: ['administrator', 'manager'] },
  figures: { read: ['administrator', 'manager', 'desk', 'doctor', 'auditor'], change: ['administrator'] },
  settings: { read: ['administrator', 'manager'], change: ['administrator', 'manager'] },
  trail: { read: ['administrator', 'auditor'], change: ['administrator'] },
  administration: { read: ['administrator'], change: ['administrator'] },
};
/** Only rows of these areas belong to departments. */
const ofDepartments: readonly Area[] = ['content', 'hours', 'visits', 'inquiries', 'figures'];

export interface Account {
  name: string;
  roles: Grant[];
  doctorId: number | null;
}
export interface Holder extends Account {
  headers: Record<string, string>;
  id: number;
}

/** Some departments here and others there, and doctors who are in no other: two here, one there or more. */
export interface Places {
  here: number[];
  there: number[];
  doctorsHere: number[];
  doctorsThere: number[];
}

export async function findPlaces({ database }: TestHospital): Promise<Places> {
  const { rows } = await database.pool.query<{ department: number; doctors: number[] }>(`
    select x.department_id as department, array_agg(x.doctor_id order by x.doctor_id) as doctors
    from doctor_department x join doctor d on d.id = x.doctor_id
    where d.bookable and d.deleted_at is null and exists (select from schedule s where s.doctor_id = d.id)
      and (select count(*) from doctor_department y where y.doctor_id = x.doctor_id) = 1
    group by 1 order by count(*) desc, 1 limit 2`);
  const [one, other] = rows as [(typeof rows)[0], (typeof rows)[0]];
  return {
    here: [one.department],
    there: [other.department],
    doctorsHere: one.doctors,
    doctorsThere: other.doctors,
  };
}

/** Each role in the whole hospital, bound to one department and to two, tied to a doctor; several at once, and none. */
export function everyAccount({ here, there, doctorsHere, doctorsThere }: Places): Account[] {
  const one = (role: Role, departmentIds: number[] | null = null): Grant => ({ role, departmentIds });
  const account = (name: string, roles: Grant[], doctorId: number | null = null) => ({
    name,
    roles,
    doctorId,
  });
  return [
    account('administrator', [one('administrator')]),
    account('manager', [one('manager')]),
    account('manager here', [one('manager', here)]),
    account('editor', [one('editor')]),
    account('editor here', [one('editor', here)]),
    account('editor here and there', [one('editor', [...here, ...there])]),
    account('receptionist', [one('desk')]),
    account('receptionist here', [one('desk', here)]),
    account('receptionist there', [one('desk', there)]),
    account('doctor here', [one('doctor')], doctorsHere[0]!),
    account('doctor without an entry', [one('doctor')]),
    account('auditor', [one('auditor')]),
    account('editor here who is receptionist there', [one('editor', here), one('desk', there)]),
    account('doctor here who is receptionist there', [one('doctor'), one('desk', there)], doctorsHere[1]!),
    account('manager here who is auditor', [one('manager', here), one('auditor')]),
    account('manager here who is editor everywhere', [one('manager', here), one('editor')]),
    // The entry alone gives no right.
    account('account without roles', [], doctorsThere[0]!),
  ];
}

export async function hire(hospital: TestHospital, accounts: readonly Account[]): Promise<Holder[]> {
  await letDoctorsChangeTheirOwn(hospital);
  const hired: Holder[] = [];
  for (const [index, account] of accounts.entries()) {
    const { id, headers } = await colleague(hospital, `holder${index}@openward.example`, account);
    hired.push({ ...account, id, headers });
  }
  return hired;
}

/** Empty for rows of the whole hospital. */
export interface Owners {
  departments: readonly number[];
  doctors: readonly number[];
}

function gives(
  { role, departmentIds }: Grant,
  { doctorId }: Account,
  area: Area,
  level: Level,
): 'everything' | Owners | null {
  if (!whoMay[area][level].includes(role)) return null;
  if (role === 'doctor') return doctorId === null ? null : { departments: [], doctors: [doctorId] };
  if (departmentIds === null) return 'everything';
  return ofDepartments.includes(area) ? { departments: departmentIds, doctors: [] } : null;
}

export function mayEnter(account: Account, area: Area, level: Level): boolean {
  return account.roles.some((grant) => gives(grant, account, area, level) !== null);
}

export function mayEverywhere(account: Account, area: Area, level: Level): boolean {
  return account.roles.some((grant) => gives(grant, account, area, level) === 'everything');
}

export function reaches(account: Account, area: Area, level: Level, owners: Owners): boolean {
  return account.roles.some((grant) => {
    const given = gives(grant, account, area, level);
    if (given === null || given === 'everything') return given === 'everything';
    return (
      owners.departments.some((id) => given.departments.includes(id)) ||
      owners.doctors.some((id) => given.doctors.includes(id))
    );
  });
}
