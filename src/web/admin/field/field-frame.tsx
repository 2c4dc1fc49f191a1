import type { ReactNode } from 'react';
import { Svg } from '#web/ui/core/svg.tsx';
import circleAlert from '~icons/lucide/circle-alert?raw';

/** Label, hint, control and error. Groups of controls are named by their label instead of being one input's. */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  required,
  isGroup = false,
  count,
  className = '',
  children,
}: {
  id: string;
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  required: boolean;
  isGroup?: boolean;
  /** Letters used and allowed. */
  count?: string | undefined;
  className?: string;
  children: ReactNode;
}) {
  const words = (
    <>
      {label}
      {required ? <span className="needed"> needed</span> : null}
      {count ? <span className="count">{count}</span> : null}
    </>
  );
  return (
    <div
      className={`field ${className}`}
      {...(isGroup ? { role: 'group', 'aria-labelledby': `${id}-label` } : {})}
    >
      {label === '' ? null : isGroup ? (
        // biome-ignore lint/a11y: pressing the words is a shortcut to the control, as it is with a label.
        <span id={`${id}-label`} className="label" onClick={() => document.getElementById(id)?.focus()}>
          {words}
        </span>
      ) : (
        <label htmlFor={id} className="label">
          {words}
        </label>
      )}
      {children}
      {hint ? (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} className="field-error">
          <Svg source={circleAlert} className="icon-small" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
