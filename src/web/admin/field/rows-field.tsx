import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { useFieldArray, useFormState } from 'react-hook-form';
import type { z } from 'zod';
import { bare } from '#contract/bare.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { blankInForm, type Kind, kindOf, limitsOf } from '#web/admin/ui/field-schema.ts';
import { FieldFrame } from '#web/ui/core/field.tsx';
import { t } from '#words/say.ts';
import arrowDown from '~icons/lucide/arrow-down?raw';
import arrowUp from '~icons/lucide/arrow-up?raw';
import plus from '~icons/lucide/plus?raw';
import trash from '~icons/lucide/trash-2?raw';
import { type RowKind, rowWords } from './row-words.ts';

/** A list of rows with a field for each key of the contract's row, such as questions and answers. */
export function RowsField({
  name,
  label,
  hint,
  one = 'row',
  className = '',
  schema,
  field,
  row: drawRow,
  blank,
}: {
  name: string;
  label: string;
  hint?: ReactNode;
  one?: RowKind;
  className?: string | undefined;
  schema: z.ZodType;
  field(name: string): ReactNode;
  /** Overrides how the row at a path is rendered. */
  row?: ((path: string) => ReactNode) | undefined;
  /** A new row, or its factory; by default every field starts empty. */
  blank?: object | (() => object) | undefined;
}) {
  const { fields: rows, append, remove, move } = useFieldArray({ name });
  const { list, said, moveRow, press } = useRowMoves(rows.length, move);
  const { errors } = useFormState({ name });
  const { shape } = bare((bare(schema) as z.ZodArray<z.ZodObject>).element) as z.ZodObject;
  const keys = Object.keys(shape);
  // Short rows are close together below one line of labels.
  const isFlat = !drawRow && keys.every((key) => !tall.has(kindOf(shape[key] as z.ZodType)));
  const message = (errors[name] as { root?: { message?: string }; message?: string } | undefined) ?? {};
  function add() {
    append(
      typeof blank === 'function'
        ? blank()
        : (blank ?? Object.fromEntries(keys.map((key) => [key, blankInForm(shape[key] as z.ZodType)]))),
    );
  }
  return (
    <FieldFrame
      id={`field-${name}`}
      label={label}
      hint={hint}
      error={message.root?.message ?? message.message}
      required={!limitsOf(schema).optional}
      isGroup
      className={`field-rows ${className}`}
    >
      <div className="stack rows" ref={list}>
        {rows.map((row, index) => (
          <fieldset
            key={row.id}
            className={isFlat ? 'row row-flat' : 'row'}
            aria-label={t('{field}, {number}', { field: label, number: index + 1 })}
            onKeyDown={(event) => press(event, index)}
          >
            <div className={isFlat ? `row-fields row-fields-${keys.length}` : 'row-fields'}>
              {drawRow ? drawRow(`${name}.${index}`) : keys.map((key) => field(`${name}.${index}.${key}`))}
            </div>
            <RowActions
              words={rowWords[one]}
              number={index + 1}
              isFirst={index === 0}
              isLast={index === rows.length - 1}
              onMove={(step) => moveRow(index, step)}
              onRemove={() => remove(index)}
            />
          </fieldset>
        ))}
        <Button small icon={plus} onClick={add}>
          {t(rowWords[one].add)}
        </Button>
        <span role="status" className="unseen">
          {said}
        </span>
      </div>
    </FieldFrame>
  );
}

const tall = new Set<Kind>(['textarea', 'lines']);

interface RowActionsProps {
  words: (typeof rowWords)[RowKind];
  number: number;
  isFirst: boolean;
  isLast: boolean;
  onMove(step: 1 | -1): void;
  onRemove(): void;
}

function RowActions({ words, number, isFirst, isLast, onMove, onRemove }: RowActionsProps) {
  return (
    <div className="row-actions">
      <Button
        variant="quiet"
        icon={arrowUp}
        aria-label={t(words.up, { number })}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      />
      <Button
        variant="quiet"
        icon={arrowDown}
        aria-label={t(words.down, { number })}
        disabled={isLast}
        onClick={() => onMove(1)}
      />
      <Button variant="quiet" icon={trash} aria-label={t(words.remove, { number })} onClick={onRemove} />
    </div>
  );
}

/** Moves rows by button or by Alt with an arrow; the focus follows the row, and its new place is announced. */
function useRowMoves(count: number, move: (from: number, to: number) => void) {
  const list = useRef<HTMLDivElement>(null);
  const following = useRef<{ row: number; control: number } | null>(null);
  const [said, setSaid] = useState('');
  useLayoutEffect(() => {
    if (!following.current) return;
    const { row, control } = following.current;
    following.current = null;
    const controls = controlsOf(list.current, row);
    // At the end of the list the pressed button is disabled; the one beside it moves back.
    const isAble = (element: HTMLElement | undefined) => element && !element.matches(':disabled');
    [controls[control], controls[control - 1], controls[control + 1], controls[0]].find(isAble)?.focus();
  });

  function moveRow(index: number, step: 1 | -1) {
    const next = index + step;
    if (next < 0 || next >= count) return;
    const control = controlsOf(list.current, index).indexOf(document.activeElement as HTMLElement);
    following.current = { row: next, control };
    move(index, next);
    setSaid(t('{number} of {count}.', { number: next + 1, count }));
  }
  function press(event: KeyboardEvent, index: number) {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    moveRow(index, event.key === 'ArrowUp' ? -1 : 1);
  }
  return { list, said, moveRow, press };
}

function controlsOf(list: HTMLElement | null, row: number) {
  const rows = list?.querySelectorAll<HTMLElement>(':scope > fieldset') ?? [];
  return [...(rows[row]?.querySelectorAll<HTMLElement>('input, textarea, select, button') ?? [])];
}
