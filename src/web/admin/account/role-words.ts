import type { Account } from '#contract/account.ts';
import { listed } from '#contract/listed.ts';
import type { Role } from '#contract/roles.ts';
import { roleNamesWithin } from '#web/admin/session/role-names.ts';
import { capital } from '#web/admin/ui/capital.ts';
import type { PlainMessage } from '#words/catalogue.ts';
import { t } from '#words/say.ts';

export const roleSays = {
  administrator: 'Everything, including staff accounts, the activity log and all data.',
  manager: 'Content, working hours, settings, the newsletter and figures. No patients and no accounts.',
  editor: 'Departments, doctors, services, news and pictures. No patients.',
  desk: 'Appointments, the waiting list, inquiries and mail. Reads working hours.',
  doctor:
    'Their own appointments. Reads their own page and working hours, and changes them if the hospital allows it.',
  auditor: 'Reads the activity log and figures. Changes nothing.',
} as const satisfies Record<Role, PlainMessage>;

const commas = { type: 'unit' } as const;

/** An account's roles with departments or doctor in brackets: "Editor (Cardiology)". */
export function rolesInWords(
  { roles, doctor }: Pick<Account, 'roles' | 'doctor'>,
  departmentName: (id: number) => string | undefined,
): string {
  const words = roles.map(({ role, departmentIds }) => {
    const of =
      role === 'doctor'
        ? [doctor?.name]
        : (departmentIds ?? []).map((id) => departmentName(id) ?? t('a former department'));
    const bounds = listed(
      of.filter((one): one is string => Boolean(one)),
      commas,
    );
    const name = t(roleNamesWithin[role]);
    return bounds ? t('{role} ({bounds})', { role: name, bounds }) : name;
  });
  return capital(listed(words, commas));
}
