import { Link, useLocation } from 'react-router';
import { t } from '#words/say.ts';
import { useBackup } from './use-backup.ts';

export function LateNotice() {
  const { pathname } = useLocation();
  const state = useBackup()?.state;
  // The backup page says more.
  if (!state?.isLate || pathname === '/admin/settings/data') return null;
  return (
    <p className="notice notice-danger">
      {t('There is no recent backup.')}{' '}
      <Link to="/admin/settings/data#backups" className="link-button">
        {t('See the backups')}
      </Link>
    </p>
  );
}
