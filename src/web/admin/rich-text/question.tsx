import { type ReactNode, useId } from 'react';
import { Dialog } from '#web/admin/ui/dialog.tsx';

/**
 * A dialog with a few lines to fill in. It stands within the form of the page, where no other form may stand, so Enter
 * is answered here.
 */
export function Question({
  title,
  answer,
  onAnswer,
  onClose,
  extra,
  children,
}: {
  title: string;
  /** The words of the button that answers. */
  answer: string;
  onAnswer(): void;
  onClose(): void;
  /** A further way out, beside the two. */
  extra?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Dialog title={title} onClose={onClose}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter in one of the lines is the button below. */}
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
        <button type="button" className="button" onClick={onClose}>
          Cancel
        </button>
        <button type="button" className="button button-primary" onClick={onAnswer}>
          {answer}
        </button>
      </div>
    </Dialog>
  );
}

export function Line({
  label,
  value,
  onChange,
  hint,
  error,
  maxLength,
  autoFocus = false,
}: {
  label: string;
  value: string;
  onChange(value: string): void;
  hint?: string;
  error?: string | null;
  maxLength: number;
  autoFocus?: boolean;
}) {
  const id = useId();
  return (
    <div className="field">
      <label htmlFor={id} className="label">
        {label}
      </label>
      <input
        id={id}
        className="input"
        maxLength={maxLength}
        value={value}
        autoComplete="off"
        // biome-ignore lint/a11y/noAutofocus: the first line of a dialog that was just asked for.
        autoFocus={autoFocus}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? `${id}-more` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {error || hint ? (
        <p id={`${id}-more`} className={error ? 'field-error' : 'hint'} role={error ? 'alert' : undefined}>
          {error || hint}
        </p>
      ) : null}
    </div>
  );
}
