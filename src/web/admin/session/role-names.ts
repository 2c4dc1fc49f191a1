import type { Role } from '#contract/roles.ts';
import type { PlainMessage } from '#words/catalogue.ts';

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
