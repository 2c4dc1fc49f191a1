import { type ComponentProps, type ReactNode, useId } from 'react';
import { t } from '#words/say.ts';
import circleAlert from '~icons/lucide/circle-alert?raw';
import { callable } from './callable.tsx';
import { Svg } from './svg.tsx';

interface Words {
  label: string;
  hint?: ReactNode;
  error?: string | undefined;
  /** Replaces "(optional)" after the label, for example where one of two fields is enough. */
  mark?: string | undefined;
  className?: string;
}

/**
 * Label, hint and error around the control of every field, on the site and in the staff area. Optional fields are
 * marked, required ones are not, since most are. Each area's stylesheet sets the look.
 */
export function FieldFrame({
  id,
  label,
  hint,
  error,
  mark,
  required,
  isGroup = false,
  count,
  className = '',
  children,
}: Words & {
  /** Id of the control, which `fieldWords` describes. */
  id: string;
  required: boolean;
  /** Set if the label names several controls together. */
  isGroup?: boolean;
  /** Characters used and allowed. */
  count?: string | undefined;
  children: ReactNode;
}) {
  const said = mark ?? (required ? '' : t('(optional)'));
  const words = (
    <>
      {label}
      {said ? <span className="label-mark"> {said}</span> : null}
      {count ? <span className="count">{count}</span> : null}
    </>
  );
  return (
    <div
      className={`field ${className}`}
      {...(isGroup ? { role: 'group', 'aria-labelledby': `${id}-label` } : {})}
    >
      {label === '' ? null : isGroup ? (
        // biome-ignore lint/a11y: pressing the words is a shortcut to the control, as with a label.
        <span id={`${id}-label`} className="label" onClick={() => document.getElementById(id)?.focus()}>
          {words}
        </span>
      ) : (
        <label htmlFor={id} className="label">
          {words}
        </label>
      )}
      {hint ? (
        <p id={`${id}-hint`} className="hint">
          {hint}
        </p>
      ) : null}
      {children}
      {error ? (
        <p id={`${id}-error`} className="field-error">
          <Svg source={circleAlert} className="field-error-icon" />
          <span>{callable(error)}</span>
        </p>
      ) : null}
    </div>
  );
}

export function fieldWords(id: string, { hint, error }: Pick<Words, 'hint' | 'error'>) {
  return {
    'aria-describedby':
      [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined,
    'aria-invalid': error ? true : undefined,
  };
}

type InputField = { as?: 'input' } & ComponentProps<'input'>;
type TextareaField = { as: 'textarea' } & ComponentProps<'textarea'>;
type SelectField = { as: 'select' } & ComponentProps<'select'>;

/** A field with a native control, chosen by `as`; other props go to the control. */
export function Field({
  label,
  hint,
  error,
  mark,
  className,
  ...control
}: Words & (InputField | TextareaField | SelectField)) {
  const made = useId();
  const id = control.id ?? made;
  return (
    <FieldFrame
      id={id}
      label={label}
      hint={hint}
      error={error}
      required={control.required ?? false}
      mark={mark}
      {...(className ? { className } : {})}
    >
      <Control {...control} id={id} {...fieldWords(id, { hint, error })} />
    </FieldFrame>
  );
}

function Control(props: InputField | TextareaField | SelectField) {
  if (props.as === 'textarea') {
    const { as: _, ...rest } = props;
    return <textarea className="control" {...rest} />;
  }
  if (props.as === 'select') {
    const { as: _, required, ...rest } = props;
    // A selected option may still be loading: with `required`, the browser would refuse to send the form.
    const isChosen = Boolean(rest.value || rest.defaultValue);
    return <select className="control" {...rest} required={required && !isChosen} aria-required={required} />;
  }
  const { as: _, ...rest } = props;
  return <input className="control" {...rest} />;
}
