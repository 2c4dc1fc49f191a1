import type { Account } from '#contract/account.ts';
import { type Role, roleWords } from '#contract/roles.ts';
import { capital } from '#web/admin/ui/capital.ts';

/** What each role allows, beside its name. */
export const roleSays: Record<Role, string> = {
  administrator: 'Everything, including staff accounts, the activity log and all data.',
  manager: 'Content, working hours, settings, the newsletter and figures. No patients and no accounts.',
  editor: 'Departments, doctors, services, news and pictures. No patients.',
  desk: 'Appointments, the waiting list, inquiries and mail. Reads working hours.',
  doctor:
    'Their own appointments. Reads their own page and working hours, and changes them if the hospital allows it.',
  auditor: 'Reads the activity log and figures. Changes nothing.',
};

/** The roles of an account, each with its departments or its doctor in brackets: "Editor (Cardiology)". */
export function rolesInWords(
  { roles, doctor }: Pick<Account, 'roles' | 'doctor'>,
  departmentName: (id: number) => string | undefined,
): string {
  const words = roles.map(({ role, departmentIds }) => {
    const of =
      role === 'doctor'
        ? [doctor?.name]
        : (departmentIds ?? []).map((id) => departmentName(id) ?? 'a former department');
    const bounds = of.filter(Boolean).join(', ');
    return bounds ? `${roleWords[role]} (${bounds})` : roleWords[role];
  });
  return capital(words.join(', '));
}
