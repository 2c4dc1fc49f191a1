/** Saves a form: sends only what changed, with the version it is based on; refusals are returned as states. */
import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { z } from 'zod';
import { inWords } from '#web/admin/session/error-words.ts';
import type { LocalDraft } from '#web/admin/session/local-draft.ts';
import { type Clash, changedFields, merge, type Values } from '#web/admin/session/merge.ts';
import { said } from '#web/admin/ui/toasts.tsx';
import { ApiProblem } from '#web/api/client.ts';
import { t } from '#words/say.ts';
import type { Conflict } from './conflict.tsx';
import { valuesOf } from './form-values.ts';

/** An edited record. Working hours have no version. */
export type Stored = Values & { version?: number; updatedAt?: string };

export function useSave({
  form,
  fields,
  entry,
  save,
}: {
  form: UseFormReturn;
  fields: z.ZodObject;
  entry: Stored | null;
  save(changes: Values, ifMatch: number | undefined): Promise<Values>;
}) {
  const [base, setBase] = useState(entry);
  const [problem, setProblem] = useState<string | null>(null);
  const [conflict, setConflict] = useState<Conflict | null>(null);

  /** Takes an entry that arrived in the background, unless it would overwrite unsaved work. */
  function refresh(newer: Stored) {
    if (form.formState.isDirty || conflict) return;
    setBase(newer);
    form.reset(valuesOf(fields, newer));
  }

  /** Restores work on an earlier version into the form, merged with this one. */
  function recover(draft: LocalDraft) {
    const { values, clashes } = merge(draft.base, draft.values, valuesOf(fields, base));
    for (const name of Object.keys(draft.values)) form.setValue(name, values[name], { shouldDirty: true });
    if (clashes.length > 0) setConflict({ clashes, updatedAt: base?.updatedAt ?? '' });
  }

  async function submit(values: Values) {
    setProblem(null);
    const sent = structuredClone(form.getValues());
    const changes = changedFields(base ? valuesOf(fields, base) : {}, values);
    if (base && Object.keys(changes).length === 0) {
      form.reset(valuesOf(fields, base));
      return said.done(t('Nothing has changed since the last save.'));
    }
    try {
      const saved = (await save(changes, base?.version)) as Stored;
      // What was typed during the save is still unsaved.
      const since = changedFields(sent, form.getValues());
      setBase(saved);
      setConflict(null);
      form.reset(valuesOf(fields, saved));
      for (const [name, value] of Object.entries(since)) form.setValue(name, value, { shouldDirty: true });
      said.done(t('Saved.'));
    } catch (error) {
      refused(error);
    }
  }

  function refused(error: unknown) {
    if (error instanceof ApiProblem && error.is('stale-version') && base) {
      const current = error.body.current as Stored;
      takeOver(current);
    } else if (error instanceof ApiProblem && error.status === 401) {
      setProblem(t('Not saved yet. Sign in and save again.'));
    } else {
      const errors = error instanceof ApiProblem ? (error.body.errors ?? []) : [];
      const isPlaced = placeFieldErrors(form, errors);
      setProblem(isPlaced ? null : [inWords(error), ...errors.map(({ message }) => message)].join(' '));
    }
  }

  function takeOver(current: Stored) {
    const { values, clashes } = merge(valuesOf(fields, base), form.getValues(), valuesOf(fields, current));
    setBase(current);
    form.reset(valuesOf(fields, current));
    for (const [name, value] of Object.entries(values)) form.setValue(name, value, { shouldDirty: true });
    setConflict({ clashes, updatedAt: current.updatedAt ?? '' });
  }

  function settle(clash: Clash, take: 'theirs' | 'mine') {
    if (take === 'theirs') form.setValue(clash.name, clash.theirs, { shouldDirty: true });
    setConflict(
      (before) => before && { ...before, clashes: before.clashes.filter(({ name }) => name !== clash.name) },
    );
  }

  return { base, problem, conflict, submit, refresh, recover, settle };
}

/** Whether every message found its field; if not, all of them are shown above the form. */
function placeFieldErrors(form: UseFormReturn, errors: { path: string; message: string }[]) {
  for (const { path, message } of errors) form.setError(path || 'root.server', { message });
  focusFirstInvalid();
  return (
    errors.length > 0 &&
    errors.every(({ path }) => path && document.querySelector(`main [id^="field-${path.split('.')[0]}"]`))
  );
}

/** Runs after the messages have rendered; opens a closed section that hides the field. */
export function focusFirstInvalid() {
  setTimeout(() => {
    const field = document.querySelector<HTMLElement>('main [aria-invalid="true"]');
    const hiding = field?.closest('details');
    if (hiding) hiding.open = true;
    field?.focus();
  });
}
