/** What roles are called, in the language of the page. */
import { listed } from '#contract/listed.ts';
import type { Role } from '#contract/roles.ts';
import type { PlainMessage } from '#words/catalogue.ts';
import { t } from '#words/say.ts';

/** At the beginning of a line. */
export const roleNames = {
  administrator: 'Administrator',
  manager: 'Manager',
  editor: 'Editor',
  desk: 'Receptionist',
  doctor: 'Doctor',
  auditor: 'Auditor',
} as const satisfies Record<Role, PlainMessage>;

/** Within a sentence. */
export const roleNamesWithin = {
  administrator: 'administrator',
  manager: 'manager',
  editor: 'editor',
  desk: 'receptionist',
  doctor: 'doctor',
  auditor: 'auditor',
} as const satisfies Record<Role, PlainMessage>;

const persons = {
  administrator: 'an administrator',
  manager: 'a manager',
  editor: 'an editor',
  desk: 'a receptionist',
  doctor: 'a doctor',
  auditor: 'an auditor',
} as const satisfies Record<Role, PlainMessage>;

/** One of these roles within a sentence: "an administrator or a manager". */
export function oneOf(roles: readonly Role[]): string {
  return listed(
    roles.map((role) => t(persons[role])),
    { type: 'disjunction' },
  );
}
