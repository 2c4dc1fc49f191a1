/** Guards against leaving unsaved work. A form says whether it has some; one guard in the layout asks. */

import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { Button } from '#web/admin/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';

/** Marks the caller's work as unsaved. */
export function useUnsaved(isUnsaved: boolean) {
  useEffect(() => {
    if (!isUnsaved) return;
    const mark = {};
    unsaved.add(mark);
    return () => void unsaved.delete(mark);
  }, [isUnsaved]);
}

export function hasUnsavedWork() {
  return unsaved.size > 0;
}

/** Navigates after a save or a deletion, without asking about its form. */
export async function leaveUnasked(go: () => Promise<void> | void) {
  isLeaving = true;
  try {
    await go();
  } finally {
    isLeaving = false;
  }
}

export function LeaveGuard() {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !isLeaving && hasUnsavedWork() && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    // When a tab closes, only the browser can ask, in its own words.
    const ask = (event: BeforeUnloadEvent) => {
      if (hasUnsavedWork()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  if (blocker.state !== 'blocked') return null;
  return <LeaveDialog onStay={() => blocker.reset()} onLeave={() => blocker.proceed()} />;
}

export function LeaveDialog({ onStay, onLeave }: { onStay(): void; onLeave(): void }) {
  return (
    <Dialog title={t('Leave without saving?')} onClose={onStay}>
      <p>{t('Your changes on this page have not been saved and will be lost.')}</p>
      <div className="dialog-actions">
        <Button variant="danger" onClick={onLeave}>
          {t('Leave|verb')}
        </Button>
        <Button variant="primary" onClick={onStay}>
          {t('Stay here')}
        </Button>
      </div>
    </Dialog>
  );
}

const unsaved = new Set<object>();
let isLeaving = false;
