import { useState } from 'react';
import { newKey } from '#web/admin/session/request-key.ts';

interface Draft {
  text: string;
  /** Idempotency key, so that a draft whose response was lost is not sent again. */
  key: string;
}

/** A reply in progress, kept in this browser until sent: a closed tab or an ended session loses nothing. */
export function useDraft(inquiryId: number) {
  const [draft, setDraft] = useState<Draft>(() => read(inquiryId));
  return {
    ...draft,
    write(text: string) {
      const next = { text, key: draft.key };
      setDraft(next);
      if (text.trim()) localStorage.setItem(nameOf(inquiryId), JSON.stringify(next));
      else forgetDraft(inquiryId);
    },
    forget() {
      forgetDraft(inquiryId);
      setDraft(empty());
    },
  };
}

export function forgetDraft(inquiryId: number) {
  localStorage.removeItem(nameOf(inquiryId));
}

function nameOf(inquiryId: number) {
  return `inquiryReply ${inquiryId}`;
}

function empty(): Draft {
  return { text: '', key: newKey() };
}

function read(inquiryId: number): Draft {
  try {
    const { text, key } = JSON.parse(localStorage.getItem(nameOf(inquiryId)) ?? '') as Partial<Draft>;
    return text && key ? { text, key } : empty();
  } catch {
    return empty();
  }
}
