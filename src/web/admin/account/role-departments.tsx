import { useId } from 'react';
import type { Role } from '#contract/roles.ts';
import { useOptions } from '#web/admin/field/options.ts';
import { roleNamesWithin } from '#web/admin/session/role-names.ts';
import { Checkbox } from '#web/admin/ui/checkbox.tsx';
import { Field, FieldFrame } from '#web/ui/core/field.tsx';
import { t } from '#words/say.ts';

interface RoleDepartmentsProps {
  role: Role;
  /** Null for the whole hospital. */
  chosen: number[] | null;
  error: string | undefined;
  onChange(ids: number[] | null): void;
}

/**
 * Where a role applies. "In departments" is a choice of its own, so that removing the last department leaves nothing
 * chosen instead of the whole hospital.
 */
export function RoleDepartments({ role, chosen, error, onChange }: RoleDepartmentsProps) {
  const id = useId();
  const { options } = useOptions('department');
  // Deleted departments stay listed for removal, since the server refuses them.
  const former = options ? (chosen ?? []).filter((one) => !options.some((known) => known.id === one)) : [];
  const listed = [...(options ?? []), ...former.map((one) => ({ id: one, label: t('A former department') }))];
  return (
    <div className="stack role-bounds">
      <Field
        as="select"
        label={t('Where, as {role}', { role: t(roleNamesWithin[role]) })}
        required
        value={chosen === null ? 'all' : 'some'}
        onChange={(event) => onChange(event.target.value === 'all' ? null : [])}
      >
        <option value="all">{t('Whole hospital')}</option>
        <option value="some">{t('Only in some departments')}</option>
      </Field>
      {chosen === null ? null : (
        <FieldFrame id={id} label={t('Departments')} required isGroup error={error}>
          <div className="role-departments">
            {listed.map((one) => (
              <Checkbox
                key={one.id}
                aria-invalid={error ? true : undefined}
                checked={chosen.includes(one.id)}
                onChange={(isChecked) =>
                  onChange(isChecked ? [...chosen, one.id] : chosen.filter((other) => other !== one.id))
                }
              >
                {one.label}
              </Checkbox>
            ))}
          </div>
        </FieldFrame>
      )}
    </div>
  );
}
