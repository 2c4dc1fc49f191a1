import { dropSession } from '#web/admin/session/session.ts';
import { Mark } from '#web/admin/ui/mark.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';
import { SignInForm } from './sign-in-form.tsx';

/** The sign-in form instead of a page, of which nothing is loaded yet. */
export function SignInPage() {
  return (
    <main className="entrance" id="main">
      <title>{t('{page} · Staff', { page: t('Sign in') })}</title>
      <div className="entrance-card">
        <Mark />
        <h1>{t('Staff area')}</h1>
        <p className="quiet">{t('Sign in to manage the hospital’s pages and appointments.')}</p>
        <SignInForm />
        <p className="entrance-links">
          <a href="/admin/reset">{t('Forgotten password?')}</a>
          <a href="/">{t('Back to the website')}</a>
        </p>
      </div>
    </main>
  );
}

/** The same form over a page whose session ended; its unsaved work stays. */
export function SignInDialog() {
  return (
    <Dialog title={t('Sign in again')} mustAnswer>
      <p>
        {t('Your session has ended. Nothing on this page is lost. Sign in and continue where you left off.')}
      </p>
      <SignInForm keepsPage />
      <p className="entrance-links">
        {/* In a new tab, as this page holds unsaved work. */}
        <a href="/admin/reset" target="_blank" rel="noreferrer">
          {t('Forgotten password?')}
        </a>
        <button type="button" className="link-button" onClick={dropSession}>
          {t('Leave and discard unsaved changes')}
        </button>
      </p>
    </Dialog>
  );
}
