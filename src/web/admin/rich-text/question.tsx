import type { ReactNode } from 'react';
import { Button } from '#web/admin/ui/button.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';

interface QuestionProps {
  title: string;
  answer: string;
  onAnswer(): void;
  onClose(): void;
  extra?: ReactNode;
  children: ReactNode;
}

/**
 * A dialog with a few fields. It is inside the page's form, which cannot contain another form, so Enter is handled
 * here.
 */
export function Question({ title, answer, onAnswer, onClose, extra, children }: QuestionProps) {
  return (
    <Dialog title={title} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in a text field presses the button below. */}
      <div
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          onAnswer();
        }}
      >
        {children}
      </div>
      <div className="dialog-actions">
        {extra}
        <Button onClick={onClose}>{t('Cancel|dialog')}</Button>
        <Button variant="primary" onClick={onAnswer}>
          {answer}
        </Button>
      </div>
    </Dialog>
  );
}

interface LineProps {
  label: string;
  value: string;
  onChange(value: string): void;
  hint?: string;
  error?: string | null;
  maxLength: number;
  autoFocus?: boolean;
}

export function Line({ label, value, onChange, hint, error, maxLength, autoFocus = false }: LineProps) {
  return (
    <Field
      label={label}
      mark=""
      hint={hint}
      error={error ?? undefined}
      maxLength={maxLength}
      value={value}
      autoComplete="off"
      autoFocus={autoFocus}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}
