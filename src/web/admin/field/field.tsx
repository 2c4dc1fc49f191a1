/**
 * One field of a form, from its name alone: the contract says whether it is required, how long it may be and which
 * control suits it. So a new field is one line in a form.
 */

import { lazy, type ReactElement, type ReactNode, Suspense, useEffect } from 'react';
import { type FieldError, useController } from 'react-hook-form';
import { z } from 'zod';
import { bare } from '#contract/bare.ts';
import { emptyRichText, type RichText } from '#contract/rich-text.ts';
import type { Listed } from '#web/admin/list/list-query.ts';
import { StillText } from '#web/admin/rich-text/still-text.tsx';
import { useDateForm } from '#web/admin/session/hospital.ts';
import { labelOf } from '#web/admin/ui/field-labels.ts';
import { type Kind, kindOf, limitsOf, schemaAt } from '#web/admin/ui/field-schema.ts';
import { say, sayIn, type Words } from '#web/admin/ui/words.ts';
import { type DateForm, dateProblem, readDate } from '#web/dates/typed/date-text.ts';
import { readTime, timeProblem } from '#web/dates/typed/time-text.ts';
import { readWall, wallProblem } from '#web/dates/typed/wall-text.ts';
import { FieldFrame } from '#web/ui/core/field.tsx';
import { t } from '#words/say.ts';
import { ChoiceField } from './choice-field.tsx';
import type { ControlProps } from './control.ts';
import * as dates from './date-fields.tsx';
import { useFormScope } from './form-scope.ts';
import { LinesField } from './lines-field.tsx';
import { MoneyField } from './money-field.tsx';
import { PictureField } from './picture-field.tsx';
import type { RowKind } from './row-words.ts';
import { RowsField } from './rows-field.tsx';
import * as simple from './simple-fields.tsx';
import { TokenBox } from './token-box.tsx';
import { WeekdaysField } from './weekdays-field.tsx';

interface FieldProps {
  name: string;
  label?: Words | undefined;
  hint?: Words | ReactElement;
  /** Overrides the control that the contract suggests. */
  as?: Kind;
  /** For a choice: the resource. */
  of?: Listed;
  /** For rows: the kind of row. */
  one?: RowKind;
  /** For tags: words used elsewhere. */
  suggestions?: string[] | undefined;
  /** For rows: labels of their fields, to override the contract's. */
  rowLabels?: Record<string, Words>;
  /** For rows: renders the fields of the row at a path, instead of one field per key. */
  row?(path: string): ReactNode;
  /** For rows: a new row, or its factory. */
  blank?: object | (() => object);
  /** Set if another field decides it. */
  isRequired?: boolean | undefined;
  /** Formats a stored value, such as a language tag. */
  shown?(value: string): string;
  className?: string;
}

export function Field(props: FieldProps) {
  const { fields, shownFields } = useFormScope();
  const { name, as, of, shown } = props;
  const label = props.label ? say(props.label) : labelOf(name);
  const hint = sayIn(props.hint);
  // Updated on every render, as `shown` may be a new function.
  useEffect(() => void shownFields.set(name, { label, as, of, shown }));
  const schema = schemaAt(fields, name);
  const kind = as ?? kindOf(schema);
  if (kind === 'rows')
    return (
      <RowsField
        {...props}
        label={label}
        hint={hint}
        schema={schema}
        field={(path) => <Field key={path} name={path} label={props.rowLabels?.[path.split('.').at(-1)!]} />}
      />
    );
  return <ControlledField {...props} label={label} hint={hint} kind={kind} schema={schema} />;
}

function ControlledField({
  name,
  label,
  hint,
  kind,
  schema,
  of,
  suggestions,
  shown,
  isRequired,
  className,
}: Omit<FieldProps, 'label' | 'hint'> & { label: string; hint: ReactNode; kind: Kind; schema: z.ZodType }) {
  const { field, fieldState, formState } = useController({ name });
  const limits = limitsOf(schema);
  // A new row shows no errors before it is filled in.
  const isSeen = fieldState.isTouched || formState.isSubmitted;
  const message = isSeen ? messageOf(fieldState.error) : undefined;
  const form = useDateForm();
  const error =
    message &&
    (kind === 'money' ? moneyMessage(field.value, message) : dateMessage(kind, field.value, message, form));
  const id = `field-${name}`;
  const Control = controls[kind];
  const isList = bare(schema) instanceof z.ZodArray;
  const control = (
    <Control
      id={id}
      name={name}
      label={label}
      value={field.value}
      onChange={field.onChange}
      onBlur={field.onBlur}
      inputRef={field.ref}
      limits={limits}
      isInvalid={error !== undefined}
      describedBy={
        [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ') || undefined
      }
      isList={isList}
      of={of}
      suggestions={suggestions}
      shown={shown ?? (kind === 'select' ? labelOf : String)}
    />
  );
  const frame = { id, hint, error, className: `field-${kind} ${className ?? ''}` };
  // A checkbox has its own label.
  if (kind === 'checkbox')
    return (
      <FieldFrame {...frame} label="" required>
        {control}
      </FieldFrame>
    );
  const length = typeof field.value === 'string' ? field.value.length : 0;
  const isNearlyFull =
    limits.maxLength !== undefined && (kind === 'textarea' || length > limits.maxLength * 0.8);
  return (
    <FieldFrame
      {...frame}
      label={label}
      required={isRequired ?? !limits.optional}
      isGroup={groups.has(kind)}
      count={
        isNearlyFull && length > 0
          ? t('{count} of {most}', { count: length, most: limits.maxLength! })
          : undefined
      }
    >
      <Suspense>{control}</Suspense>
    </FieldFrame>
  );
}

/** The contract's message is about minor units, the form has amounts. */
function moneyMessage(value: unknown, message: string) {
  return typeof value === 'string' || value === null ? t('Enter an amount such as 120 or 120.50.') : message;
}

const groups = new Set<Kind>(['picture', 'icon', 'lines', 'rich-text', 'weekdays']);

function messageOf(error: FieldError | undefined): string | undefined {
  if (!error) return undefined;
  if (typeof error.message === 'string' && error.message) return error.message;
  for (const inner of Object.values(error)) {
    const message =
      typeof inner === 'object' && inner !== null && !(inner instanceof Node)
        ? messageOf(inner as FieldError)
        : undefined;
    if (message) return message;
  }
  return undefined;
}

/** The medical icons are large; only forms that choose one load them. */
const IconField = lazy(() => import('./icon-field.tsx'));

const controls: Record<Exclude<Kind, 'rows'>, React.ComponentType<ControlProps>> & {
  rows: React.ComponentType<ControlProps>;
} = {
  text: simple.TextField,
  textarea: simple.TextareaField,
  number: simple.NumberField,
  checkbox: simple.CheckboxField,
  select: simple.SelectField,
  date: dates.DateField,
  time: dates.TimeField,
  'wall-time': dates.WallTimeField,
  money: MoneyField,
  moment: dates.MomentField,
  tags: TagsField,
  lines: LinesField,
  choice: ChoiceField,
  picture: PictureField,
  'rich-text': RichTextField,
  icon: IconField,
  weekdays: WeekdaysField,
  rows: TagsField,
};

/** The contract's message if the value could be parsed; otherwise what is wrong in the hospital's format. */
function dateMessage(kind: Kind, value: unknown, message: string, form: DateForm): string {
  const text = String(value ?? '');
  if (kind === 'date') return readDate(text, form) ? message : dateProblem(text, form)!;
  if (kind === 'time') return readTime(text, form.locale) ? message : timeProblem(form.locale);
  if (kind === 'wall-time') return readWall(text, form) ? message : wallProblem(text, form)!;
  if (kind === 'moment') return Number.isNaN(Date.parse(text)) ? wallProblem(text, form)! : message;
  return message;
}

/** The editor is large, so only forms with rich text load it; until then the text is readable. */
function RichTextField(props: ControlProps) {
  const document = (props.value || emptyRichText) as RichText;
  if (useFormScope().isReadOnly) return <StillText document={document} isReadOnly />;
  return (
    <Suspense fallback={<StillText document={document} />}>
      <RichTextEditor {...props} />
    </Suspense>
  );
}

const RichTextEditor = lazy(() => import('../rich-text/rich-text-editor.tsx'));

/** A list of words, typed or chosen from those used elsewhere. Case is ignored. */
function TagsField(props: ControlProps) {
  const { value, onChange, shown, suggestions } = props;
  const tags = Array.isArray(value) ? (value as string[]) : [];
  const has = (word: string) => tags.some((tag) => tag.toLowerCase() === word.toLowerCase());
  const add = (word: string) => {
    if (!has(word)) onChange([...tags, word]);
  };
  return (
    <TokenBox
      control={props}
      chosen={tags.map((tag) => ({ key: tag, label: shown(tag) }))}
      options={suggestions?.filter((word) => !has(word)).map((word) => ({ key: word, label: shown(word) }))}
      placeholder={suggestions ? t('Choose or type') : t('Type and press Enter')}
      onAdd={({ key }) => add(String(key))}
      onRemove={({ key }) => onChange(tags.filter((one) => one !== key))}
      onText={add}
    />
  );
}
