import { longestGroup } from '#contract/lengths.ts';
import { isBindable, Role } from '#contract/roles.ts';
import type { GroupGrant } from '#contract/sign-in-policy.ts';
import { roleNames } from '#web/admin/session/role-names.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Options } from '#web/admin/ui/options.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { hidden, Phrase } from '#web/ui/core/phrase.tsx';
import { t } from '#words/say.ts';
import { RoleDepartments } from '../account/role-departments.tsx';
import { departmentsOf } from './group-grants.ts';

interface SsoGroupsProps {
  groups: GroupGrant[];
  onChange(groups: GroupGrant[]): void;
  errors: Record<string, string>;
}

/** Maps groups of the identity provider to roles, one per line. */
export function SsoGroups({ groups, onChange, errors }: SsoGroupsProps) {
  const put = (at: number, more: Partial<GroupGrant>) =>
    onChange(groups.map((grant, index) => (index === at ? { ...grant, ...more } : grant)));
  return (
    <fieldset className="stack sso-groups">
      <legend>{t('Groups and roles')}</legend>
      <p className="hint">
        {t(
          'At every sign-in, and every ten minutes after it, people have the roles of their groups. Anyone whose groups give no role cannot enter.',
        )}
      </p>
      {groups.map(({ group, role, departmentIds }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity, and are fully controlled.
        <div key={at} className="sso-group">
          <Field
            label={t('Group')}
            error={errors[`ssoGroups.${at}.group`]}
            name={`ssoGroups.${at}.group`}
            value={group}
            onChange={({ currentTarget }) => put(at, { group: currentTarget.value })}
            required
            maxLength={longestGroup}
            autoComplete="off"
            spellCheck={false}
          />
          <Field
            as="select"
            label={t('Role')}
            error={errors[`ssoGroups.${at}.role`]}
            name={`ssoGroups.${at}.role`}
            value={role}
            required
            onChange={({ currentTarget }) => put(at, { role: currentTarget.value as Role })}
          >
            <Options of={Role.options.map((one) => [one, t(roleNames[one])])} />
          </Field>
          <Button small onClick={() => onChange(groups.filter((_, index) => index !== at))}>
            <Phrase message="Remove<hidden> the group {name}</hidden>" name={group} hidden={hidden} />
          </Button>
          {isBindable(role) ? (
            <RoleDepartments
              role={role}
              chosen={departmentIds}
              error={errors[departmentsOf(at)]}
              onChange={(ids) => put(at, { departmentIds: ids })}
            />
          ) : null}
        </div>
      ))}
      <div>
        <Button
          small
          onClick={() => onChange([...groups, { group: '', role: 'editor', departmentIds: null }])}
        >
          {t('Add a group')}
        </Button>
      </div>
    </fieldset>
  );
}
