import { useEffect, useRef } from 'react';
import { longestLanguage } from '#contract/lengths.ts';
import { type Need, needNames, needWords } from '#contract/words/needs-words.ts';
import type { Details, FormState } from '#web/site/booking/data/form.ts';
import { Field } from '#web/ui/core/field.tsx';
import { t, translated } from '#words/say.ts';

/** Special needs for the visit. Most visitors have none, so it is folded unless it has a value or an error. */
export function NeedsFold({
  state,
  details,
  language,
}: {
  state: FormState | undefined;
  details: Details;
  /** The interpreter's language, with its error if any. */
  language: { id: string; name: string; label: string; defaultValue: string; error: string | undefined };
}) {
  const isOpen =
    needNames.some((need) => details[need]) ||
    language.error !== undefined ||
    state?.edit === 'needsInterpreter';
  const fold = useRef<HTMLDetailsElement>(null);
  // Each answer reopens it, as the visitor may have closed it over an error.
  useEffect(() => {
    if (state && isOpen) fold.current?.setAttribute('open', '');
  }, [state, isOpen]);
  const box = (need: Need, hint?: string) => (
    <div>
      <label className="flex min-h-11 items-center gap-3">
        <input
          type="checkbox"
          name={need}
          value="1"
          defaultChecked={Boolean(details[need])}
          aria-describedby={hint ? `${need}-hint` : undefined}
          className="size-5 shrink-0 accent-primary"
        />
        {translated(needWords[need])}
      </label>
      {hint ? (
        <p id={`${need}-hint`} className="ps-8 text-sm text-ink-muted">
          {hint}
        </p>
      ) : null}
    </div>
  );
  return (
    <details ref={fold} open={isOpen} className="fold rounded-sm border border-line-strong">
      <summary className="px-4 py-3">
        <span className="font-semibold">{t('Do you need anything for your visit?')}</span>{' '}
        <span className="label-mark">{t('(optional)')}</span>
        <span className="block text-sm text-ink-muted">
          {t('An interpreter, step-free access, help with hearing or sight, a chaperone')}
        </span>
      </summary>
      <fieldset className="grid gap-1 border-t border-line px-4 py-3">
        <legend className="sr-only">{t('What you need for your visit')}</legend>
        {box('needsInterpreter')}
        <Field
          {...language}
          className="only-for-interpreter mb-3 ms-8"
          required
          maxLength={longestLanguage}
          hint={t('For example, Polish or British Sign Language.')}
        />
        {box('needsStepFree')}
        {box('needsHearingHelp')}
        {box('needsSightHelp')}
        {box('needsChaperone', t('Someone from our staff who stays with you while you are examined.'))}
        <p className="mt-3 text-sm text-ink-muted">
          {t('Reception and the people who treat you see this. We delete it the day after your visit.')}
        </p>
      </fieldset>
    </details>
  );
}
