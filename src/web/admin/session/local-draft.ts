/**
 * Unsaved work, kept in this browser, so that a crash, a dead battery or a closed tab loses nothing. It is never sent
 * to the server, and is offered, not applied, when the entry is opened again.
 */
import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { changedFields, type Values } from './merge.ts';
import { deskOwner } from './session.ts';

export interface LocalDraft {
  /** Epoch milliseconds. */
  keptAt: number;
  /** The original values of the changed fields, to detect changes by others since. */
  base: Values;
  values: Values;
}

/** Keeps a form's unsaved work; returns that of an earlier visit until it is taken or discarded. */
export function useLocalDraft({
  key,
  form,
  stored,
}: {
  /** The form's address, as its key. */
  key: string;
  form: UseFormReturn;
  stored: Values;
}) {
  const [found, setFound] = useState(() => read(key, stored));
  const { isDirty } = form.formState;
  useEffect(() => {
    if (!isDirty) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const keep = () => {
      const values = changedFields(stored, form.getValues());
      const base = Object.fromEntries(Object.keys(values).map((name) => [name, stored[name]]));
      write(key, { keptAt: Date.now(), base, values });
    };
    keep();
    const { unsubscribe } = form.watch(() => {
      clearTimeout(timer);
      timer = setTimeout(keep, 800);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [key, form, isDirty, stored]);
  return {
    found: isDirty ? null : found,
    forget() {
      forgetLocalDraft(key);
      setFound(null);
    },
    take() {
      setFound(null);
    },
  };
}

export function forgetLocalDraft(key: string) {
  localStorage.removeItem(prefix() + key);
}

/** At a shared desk, no work stays behind after signing out. */
export function forgetLocalDrafts() {
  const own = prefixOfOwner();
  for (const key of Object.keys(localStorage)) if (key.startsWith(own)) localStorage.removeItem(key);
}

/** By owner: a colleague who signs in at the same desk is not offered it. */
const prefixOfOwner = () => `unsaved.${deskOwner() ?? ''}.`;
/** Incremented when a field's shape changes: older drafts could not be saved. */
const shape = 2;
const prefix = () => `${prefixOfOwner()}${shape}.`;
const keptMs = 14 * 86_400_000;

function read(key: string, stored: Values): LocalDraft | null {
  try {
    const draft = JSON.parse(localStorage.getItem(prefix() + key) ?? 'null') as LocalDraft | null;
    const isOver = draft && Date.now() - draft.keptAt > keptMs;
    // Values saved meanwhile, here or elsewhere, are not unsaved work.
    const isSaved = draft && Object.keys(changedFields(stored, draft.values)).length === 0;
    if (isOver || isSaved) forgetLocalDraft(key);
    return isOver || isSaved ? null : draft;
  } catch {
    return null;
  }
}

function write(key: string, draft: LocalDraft) {
  try {
    localStorage.setItem(prefix() + key, JSON.stringify(draft));
  } catch {
    // Full or forbidden storage costs the safety net, not the work in the form.
  }
}
