import { useState } from 'react';
import { useNavigate } from 'react-router';
import { forgetLocalDrafts } from '../editor/local-draft.ts';
import { inWords } from '../error-words.ts';
import { signOut } from '../session.ts';
import { said } from '../toasts.tsx';
import { hasUnsavedWork, LeaveDialog } from '../unsaved.tsx';
import { forgetRecent } from './recent.ts';

/** Signing out, which asks first where work would be lost; render `question` wherever it is offered. */
export function useLeaving() {
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  async function leaveAtOnce() {
    setAsking(false);
    forgetLocalDrafts();
    forgetRecent();
    // They may name a patient.
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
