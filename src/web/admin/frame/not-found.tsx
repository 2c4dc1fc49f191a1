import { Link } from 'react-router';
import { t } from '#words/say.ts';
import { Page } from './page.tsx';

export default function NotFoundPage() {
  return (
    <Page title="Page not found">
      <div className="empty">
        <p>{t('The staff area has no page at this address.')}</p>
        <Link to="/admin/dashboard" className="button">
          {t('Go to the dashboard')}
        </Link>
      </div>
    </Page>
  );
}
