/** The frame of every form: heading with state and actions, notices, the fields, and an optional side column. */

import { zodResolver } from '@hookform/resolvers/zod';
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { FormProvider, type Resolver, useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import type { z } from 'zod';
import { plainNumber } from '#contract/words/formats.ts';
import { type FormScope, FormScopeContext } from '#web/admin/field/form-scope.ts';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { Page } from '#web/admin/frame/page.tsx';
import type { Crumb } from '#web/admin/frame/top-bar.tsx';
import { useHospital } from '#web/admin/session/hospital.ts';
import { useCommandKey } from '#web/admin/session/keys.ts';
import { type LocalDraft, useLocalDraft } from '#web/admin/session/local-draft.ts';
import type { Values } from '#web/admin/session/merge.ts';
import { useMayOpen } from '#web/admin/session/rights.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { ReadOnly } from '#web/admin/ui/read-only.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { useUnsaved } from '#web/admin/ui/unsaved.tsx';
import { say, type Words } from '#web/admin/ui/words.ts';
import { t } from '#words/say.ts';
import saveIcon from '~icons/lucide/save?raw';
import { ConflictNotice } from './conflict.tsx';
import { valuesOf, withoutBlanks } from './form-values.ts';
import { focusFirstInvalid, type Stored, useSave } from './use-save.ts';

export interface EditorFormProps {
  title: Words;
  trail?: Crumb[];
  tabs?: ReactNode;
  entity: string;
  fields: z.ZodObject;
  entry: Stored | null;
  /** By default, the account's rights at this address. */
  mayChange?: boolean;
  initial?: Values;
  save(changes: Values, ifMatch: number | undefined): Promise<Values>;
  /** Further actions in the heading, given the loaded version. */
  actions?(base: Stored | null): ReactNode;
  aside?: ReactNode;
  /** Below the form, for other forms. */
  after?: ReactNode;
  children: ReactNode;
}

export function EditorForm({
  title,
  trail,
  tabs,
  entity,
  fields,
  entry,
  mayChange: mayChangeIt,
  initial,
  save,
  actions,
  aside,
  after,
  children,
}: EditorFormProps) {
  const check = useMemo(() => zodResolver(fields as never) as unknown as Resolver, [fields]);
  const form = useForm({
    defaultValues: { ...valuesOf(fields, entry), ...initial },
    resolver: (values, context, options) => check(withoutBlanks(fields, values), context, options),
    mode: 'onTouched',
    shouldFocusError: false,
  });
  const { isDirty, isSubmitting } = form.formState;
  const [begun] = useState(initial);
  const { pathname: key } = useLocation();
  const mayChangeHere = useMayOpen()(key, 'change');
  const mayChange = mayChangeIt ?? mayChangeHere;
  const { base, problem, conflict, submit, refresh, recover, settle } = useSave({
    form,
    fields,
    entry,
    async save(changes, ifMatch) {
      const saved = await save(changes, ifMatch);
      // An ignored draft is not offered over what was just saved.
      draft.forget();
      return saved;
    },
  });
  useUnsaved(isDirty);
  const stored = useMemo(
    () => ({ ...valuesOf(fields, base), ...(base ? {} : begun) }),
    [fields, base, begun],
  );
  const draft = useLocalDraft({ key, form, stored });
  // biome-ignore lint/correctness/useExhaustiveDependencies: only an entry newer than the form's may replace it.
  useEffect(() => {
    if (entry?.version && base?.version && entry.version > base.version) refresh(entry);
  }, [entry?.version]);

  useFirstField(entry === null);
  const sending = useRef(false);
  const send = form.handleSubmit(submit, focusFirstInvalid);
  async function sendOnce() {
    if (sending.current || !mayChange) return;
    sending.current = true;
    await send().finally(() => {
      sending.current = false;
    });
  }
  useCommandKey('s', () => void sendOnce());

  // Lives as long as the form: a conflict notice renders before the fields do.
  const [shownFields] = useState<FormScope['shownFields']>(() => new Map());
  const scope = useMemo<FormScope>(
    () => ({ fields, entry: base, shownFields, isReadOnly: !mayChange }),
    [fields, base, shownFields, mayChange],
  );
  return (
    <FormProvider {...form}>
      <FormScopeContext value={scope}>
        <Page
          title={title}
          trail={trail}
          tabs={tabs}
          note={mayChange ? <SavedState base={base} isDirty={isDirty} isSaving={isSubmitting} /> : undefined}
          actions={
            <>
              {actions?.(base)}
              {mayChange ? <SaveButton isSaving={isSubmitting} /> : null}
            </>
          }
        >
          <Refusal>{problem}</Refusal>
          {mayChange ? null : <ReadOnly />}
          {draft.found && mayChange ? (
            <DraftNotice
              draft={draft.found}
              onTake={() => {
                recover(draft.found!);
                draft.take();
              }}
              onForget={draft.forget}
            />
          ) : null}
          {conflict && base ? (
            <ConflictNotice
              conflict={conflict}
              who={{ entity, entityId: Number(base.id) }}
              onSettle={settle}
            />
          ) : null}
          <form
            id="editor"
            aria-label={say(title)}
            className={aside ? 'editor editor-with-aside' : 'editor'}
            noValidate
            onSubmit={(event) => {
              event.preventDefault();
              void sendOnce();
            }}
          >
            <fieldset disabled={!mayChange} className="stack-wide editor-part">
              {children}
            </fieldset>
            {aside ? (
              <fieldset disabled={!mayChange} className="stack-wide editor-part">
                {aside}
              </fieldset>
            ) : null}
          </form>
          {after ? <div className="stack-wide editor-after">{after}</div> : null}
        </Page>
      </FormScopeContext>
    </FormProvider>
  );
}

/** Focuses the name of a new entry, unless the focus is in the form already. */
function useFirstField(isNew: boolean) {
  useEffect(() => {
    // On a phone the keyboard would cover the page.
    const editor = document.getElementById('editor');
    if (isNew && matchMedia('(pointer: fine)').matches && !editor?.contains(document.activeElement))
      editor?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [isNew]);
}

function SaveButton({ isSaving }: { isSaving: boolean }) {
  return (
    <Button
      form="editor"
      type="submit"
      variant="primary"
      icon={saveIcon}
      // Not disabled, or the focus would be lost; a second press does nothing.
      aria-disabled={isSaving || undefined}
      aria-keyshortcuts="Control+S"
    >
      {isSaving ? t('Saving …') : t('Save')}
    </Button>
  );
}

interface DraftNoticeProps {
  draft: LocalDraft;
  onTake(): void;
  onForget(): void;
}

function DraftNotice({ draft, onTake, onForget }: DraftNoticeProps) {
  const { timeZone, locale } = useHospital();
  return (
    <section className="cluster notice notice-action" aria-label={t('Unsaved work')}>
      <p role="status">
        {t('You have unsaved work on this page from {time}, kept in this browser.', {
          time: momentInWords(new Date(draft.keptAt).toISOString(), timeZone, locale),
        })}
      </p>
      <Button variant="primary" small onClick={onTake}>
        {t('Restore it')}
      </Button>
      <Button small onClick={onForget}>
        {t('Discard it')}
      </Button>
    </section>
  );
}

interface SavedStateProps {
  base: Stored | null;
  isDirty: boolean;
  isSaving: boolean;
}

function SavedState({ base, isDirty, isSaving }: SavedStateProps) {
  const { timeZone, locale } = useHospital();
  const number = plainNumber(base?.version ?? 0);
  const stored = !base
    ? t('Not saved yet')
    : base.version
      ? base.updatedAt
        ? t('Version {number}, saved {time}', {
            number,
            time: momentInWords(base.updatedAt, timeZone, locale),
          })
        : t('Version {number}', { number })
      : t('All changes are saved');
  return (
    <span className={isDirty ? 'saved-state saved-state-dirty' : 'saved-state'}>
      {isSaving ? t('Saving …') : isDirty ? t('Unsaved changes') : stored}
    </span>
  );
}
