import { dropSession } from '#web/admin/session/session.ts';
import { Mark } from '#web/admin/ui/mark.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** The sign-in form instead of a page: nothing of the page is there yet. */
export function SignInPage() {
  return (
    <main className="entrance" id="main">
      <title>Sign in · Staff</title>
      <div className="entrance-card">
        <Mark />
        <h1>Staff area</h1>
        <p className="quiet">Sign in to manage the hospital’s pages and appointments.</p>
        <SignInForm />
        <p className="entrance-links">
          <a href="/admin/reset">Forgotten password?</a>
          <a href="/">Back to the website</a>
        </p>
      </div>
    </main>
  );
}

/** The same form over a page whose session ended; its unsaved work stays. */
export function SignInDialog() {
  return (
    <Dialog title="Sign in again" mustAnswer>
      <p>Your session has ended. Nothing on this page is lost. Sign in and continue where you left off.</p>
      <SignInForm keepsPage />
      <p className="entrance-links">
        {/* In a new tab, as this page holds unsaved work. */}
        <a href="/admin/reset" target="_blank" rel="noreferrer">
          Forgotten password?
        </a>
        <button type="button" className="link-button" onClick={dropSession}>
          Leave and discard unsaved changes
        </button>
      </p>
    </Dialog>
  );
}
