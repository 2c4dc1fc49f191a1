import { useId } from 'react';
import { isBindable, Role } from '#contract/roles.ts';
import { useOptions } from '#web/admin/field/options.ts';
import { roleNames } from '#web/admin/session/role-names.ts';
import { Checkbox } from '#web/admin/ui/checkbox.tsx';
import { Options } from '#web/admin/ui/options.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { t } from '#words/say.ts';
import type { Choice } from './grants.ts';
import { RoleDepartments } from './role-departments.tsx';
import { roleSays } from './role-words.ts';

interface RoleFieldsProps {
  choice: Choice;
  onChange(choice: Choice): void;
  errors: Record<string, string>;
  without?: readonly Role[];
}

export function RoleFields({ choice, onChange, errors, without = [] }: RoleFieldsProps) {
  const id = useId();
  function tick(role: Role, isTicked: boolean) {
    const others = choice.roles.filter((one) => one !== role);
    onChange({ ...choice, roles: isTicked ? [...others, role] : others });
  }
  return (
    <fieldset className="stack roles" aria-describedby={errors.roles ? `${id}-error` : undefined}>
      <legend className="unseen">{t('Roles')}</legend>
      {Role.options
        .filter((role) => !without.includes(role))
        .map((role) => (
          <div key={role}>
            <Checkbox
              aria-invalid={errors.roles ? true : undefined}
              checked={choice.roles.includes(role)}
              onChange={(isChecked) => tick(role, isChecked)}
            >
              <span>
                <strong>{t(roleNames[role])}</strong>
                <span className="second">{t(roleSays[role])}</span>
              </span>
            </Checkbox>
            {choice.roles.includes(role) && isBindable(role) ? (
              <RoleDepartments
                role={role}
                chosen={choice.departments[role] ?? null}
                error={errors[role]}
                onChange={(ids) =>
                  onChange({ ...choice, departments: { ...choice.departments, [role]: ids } })
                }
              />
            ) : null}
            {choice.roles.includes('doctor') && role === 'doctor' ? (
              <DoctorOf
                chosen={choice.doctorId}
                error={errors.doctorId}
                onChange={(doctorId) => onChange({ ...choice, doctorId })}
              />
            ) : null}
          </div>
        ))}
      {errors.roles ? (
        <p id={`${id}-error`} role="alert" className="field-error">
          {errors.roles}
        </p>
      ) : null}
    </fieldset>
  );
}

interface DoctorOfProps {
  chosen: number | null;
  error: string | undefined;
  onChange(id: number | null): void;
}

function DoctorOf({ chosen, error, onChange }: DoctorOfProps) {
  const { options } = useOptions('doctor');
  return (
    <div className="role-bounds">
      <Field
        as="select"
        label={t('Doctor')}
        hint={t(
          'They see the patients of this doctor. Whether they may also change this page and these hours is under Security.',
        )}
        error={error}
        required
        value={chosen ?? ''}
        onChange={(event) => onChange(event.target.value ? Number(event.target.value) : null)}
      >
        <option value="">{t('Choose a doctor')}</option>
        <Options of={options?.map(({ id, label }) => [id, label])} />
      </Field>
    </div>
  );
}
