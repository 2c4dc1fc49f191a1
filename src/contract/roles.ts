/**
 * Who on the staff may do what: a table of roles and areas. Every route of the staff area names its area; a GET reads
 * and any other method changes. The server decides by this table alone, and the staff area shows what it allows.
 */

import { z } from 'zod';
import type { PlainMessage } from '#words/catalogue.ts';
import { t } from '#words/say.ts';
import { Id } from './base.ts';
import { listed } from './listed.ts';
import { said } from './validation-message.ts';

/**
 * `figures` counts visits and names no one. `visits` holds appointments, the waiting list and rebooking;
 * `administration` holds accounts, sign-in rules, retention, and the hospital as a file.
 */
export const areas = [
  'content',
  'hours',
  'visits',
  'inquiries',
  'messages',
  'subscribers',
  'figures',
  'settings',
  'trail',
  'administration',
] as const;
export type Area = (typeof areas)[number];
/** `change` includes `read`. */
export type Level = 'read' | 'change';

export const Role = z.enum(
  ['administrator', 'manager', 'editor', 'desk', 'doctor', 'auditor'],
  said('Choose a role.'),
);
export type Role = z.output<typeof Role>;

/** Within a sentence. */
export const roleWords = {
  administrator: 'administrator',
  manager: 'manager',
  editor: 'editor',
  desk: 'receptionist',
  doctor: 'doctor',
  auditor: 'auditor',
} as const satisfies Record<Role, PlainMessage>;

export const rolesTable: Record<Role, Partial<Record<Area, Level>>> = {
  administrator: {
    content: 'change',
    hours: 'change',
    visits: 'change',
    inquiries: 'change',
    messages: 'change',
    subscribers: 'change',
    figures: 'change',
    settings: 'change',
    trail: 'change',
    administration: 'change',
  },
  manager: {
    content: 'change',
    hours: 'change',
    subscribers: 'change',
    figures: 'read',
    settings: 'change',
  },
  editor: { content: 'change' },
  desk: { hours: 'read', visits: 'change', inquiries: 'change', messages: 'change', figures: 'read' },
  // Only the doctor's own entry; hours and profile may be changed if the hospital allows it.
  doctor: { content: 'change', hours: 'change', visits: 'change', figures: 'read' },
  auditor: { figures: 'read', trail: 'read' },
};

/** Areas whose rows belong to departments. A role limited to departments has no right in the others. */
export const departmentAreas = [
  'content',
  'hours',
  'visits',
  'inquiries',
  'figures',
] as const satisfies Area[];

/** Areas with patients' data. */
export const patientAreas = ['visits', 'inquiries', 'messages'] as const satisfies Area[];

/** Roles that can be limited to departments. */
export const boundRoles = ['manager', 'editor', 'desk'] as const satisfies Role[];

export function isBindable(role: Role) {
  return boundRoles.some((bound) => bound === role);
}

const chooseDepartment = 'Choose at least one department.' satisfies PlainMessage;

/**
 * A role of an account: in these departments, or in the whole hospital if `departmentIds` is null. Null must be
 * explicit: neither an empty nor a missing list gives the whole hospital.
 */
export const Grant = z
  .strictObject({
    role: Role,
    departmentIds: z
      .array(Id, said('Give departments, or null for the whole hospital.'))
      .min(1, said(chooseDepartment))
      .max(100, said('Choose at most 100 departments.'))
      .nullable(),
  })
  .refine(({ role, departmentIds }) => departmentIds === null || isBindable(role), {
    path: ['departmentIds'],
    ...said('This role always applies to the whole hospital.'),
  });
export type Grant = z.output<typeof Grant>;

export const Grants = z
  .array(Grant)
  .min(1, said('Choose at least one role.'))
  .max(Role.options.length, said('Choose each role once.'))
  .refine(
    (grants) => new Set(grants.map(({ role }) => role)).size === grants.length,
    said('Choose each role once.'),
  );

export function isAdministrator(roles: readonly Grant[]) {
  return roles.some(({ role }) => role === 'administrator');
}

/** Missing areas are closed to the account. */
export const Rights = z.partialRecord(z.enum(areas), z.enum(['read', 'change']));
export type Rights = z.output<typeof Rights>;

/** Within a sentence: "an administrator or a manager". */
export function oneOf(roles: readonly Role[]): string {
  return listed(
    roles.map((role) => t(someone[role])),
    { type: 'disjunction' },
  );
}
const someone = {
  administrator: 'an administrator',
  manager: 'a manager',
  editor: 'an editor',
  desk: 'a receptionist',
  doctor: 'a doctor',
  auditor: 'an auditor',
} as const satisfies Record<Role, PlainMessage>;

/** In the order of the table. */
export function rolesThatMay(area: Area, level: Level): Role[] {
  return Role.options.filter((role) => allows(role, area, level));
}

export function allows(role: Role, area: Area, level: Level) {
  const allowed = rolesTable[role][area];
  return allowed === 'change' || allowed === level;
}
