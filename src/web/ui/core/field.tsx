import { type ComponentProps, type ReactNode, useId } from 'react';
import circleAlert from '~icons/lucide/circle-alert?raw';
import { Svg } from './svg.tsx';

interface Frame {
  label: string;
  /** A sentence below the label that says what is wanted. */
  hint?: ReactNode;
  /** What is wrong and what to do about it. */
  error?: string;
  /** Stands behind the label in place of "(optional)", such as where one of two is needed. */
  mark?: string;
  className?: string;
}
type InputField = { as?: 'input' } & ComponentProps<'input'>;
type TextareaField = { as: 'textarea' } & ComponentProps<'textarea'>;
type SelectField = { as: 'select' } & ComponentProps<'select'>;

/**
 * A form field: label, hint, control and error, tied together for assistive technology. `as` chooses the control;
 * everything else goes to it. Optional fields say so, needed ones do not, since most are.
 */
export function Field({
  label,
  hint,
  error,
  mark,
  className = '',
  ...control
}: Frame & (InputField | TextareaField | SelectField)) {
  const made = useId();
  const id = control.id ?? made;
  const describedBy =
    [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined;
  return (
    <div className={className}>
      <label htmlFor={id} className="block font-semibold">
        {label}
        {control.required && !mark ? null : (
          <span className="font-normal text-ink-muted"> {mark ?? '(optional)'}</span>
        )}
      </label>
      {hint ? (
        <p id={`${id}-hint`} className="mt-0.5 text-sm text-ink-muted">
          {hint}
        </p>
      ) : null}
      <div className="mt-2">
        <Control
          {...control}
          id={id}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
        />
      </div>
      {error ? (
        <p id={`${id}-error`} className="mt-2 flex gap-2 text-sm font-semibold text-danger">
          <Svg source={circleAlert} className="mt-0.5 size-4 shrink-0" />
          {error}
        </p>
      ) : null}
    </div>
  );
}

function Control(props: InputField | TextareaField | SelectField) {
  if (props.as === 'textarea') {
    const { as: _, ...rest } = props;
    return <textarea className="control" {...rest} />;
  }
  if (props.as === 'select') {
    const { as: _, ...rest } = props;
    return <select className="control" {...rest} />;
  }
  const { as: _, ...rest } = props;
  return <input className="control" {...rest} />;
}
