import { useState } from 'react';
import { useNavigate } from 'react-router';
import { inWords } from '#web/admin/session/error-words.ts';
import { forgetLocalDrafts } from '#web/admin/session/local-draft.ts';
import { signOut } from '#web/admin/session/session.ts';
import { said } from '#web/admin/ui/toasts.tsx';
import { hasUnsavedWork, LeaveDialog } from '#web/admin/ui/unsaved.tsx';
import { forgetRecent } from './recent.ts';

/** Signing out, with a question if work would be lost; render `question` wherever it is offered. */
export function useLeaving() {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  async function leaveAtOnce() {
    setAsking(false);
    forgetLocalDrafts();
    forgetRecent();
    // Toasts may name a patient.
    said.nothing();
    await signOut().catch((error) => said.failed(inWords(error)));
    await navigate('/admin', { replace: true });
  }
  return {
    leave: () => (hasUnsavedWork() ? setAsking(true) : void leaveAtOnce()),
    question: isAsking ? (
      <LeaveDialog onStay={() => setAsking(false)} onLeave={() => void leaveAtOnce()} />
    ) : null,
  };
}
