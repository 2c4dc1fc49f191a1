import { isAdministrator } from '#contract/roles.ts';
import { useOptions } from '#web/admin/field/options.ts';
import { useMe } from '#web/admin/session/me.ts';
import { t } from '#words/say.ts';
import { roleSays, rolesInWords } from '../account/role-words.ts';

export function OwnRoles() {
  const { data: me } = useMe();
  const isLimited = me !== undefined && !isAdministrator(me.roles);
  const isBound = isLimited && me.roles.some(({ departmentIds }) => departmentIds !== null);
  const { options } = useOptions(isBound ? 'department' : undefined);
  if (!isLimited || (isBound && !options)) return null;
  const nameOf = (id: number) => options?.find((one) => one.id === id)?.label;
  return (
    <div className="notice own-roles">
      <p>{t('Your account is limited to what your work needs. Ask an administrator to change it.')}</p>
      <ul>
        {me.roles.map((grant) => (
          <li key={grant.role}>
            <strong>{rolesInWords({ roles: [grant], doctor: null }, nameOf)}</strong>
            <span className="second">{t(roleSays[grant.role])}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
