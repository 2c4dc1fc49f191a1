import type { ReactNode } from 'react';
import { useFieldArray, useFormState } from 'react-hook-form';
import type { z } from 'zod';
import { Svg } from '#web/ui/svg.tsx';
import arrowUp from '~icons/lucide/arrow-up?raw';
import plus from '~icons/lucide/plus?raw';
import trash from '~icons/lucide/trash-2?raw';
import { FieldFrame } from './field-frame.tsx';
import { bare, blankInForm, kindOf } from './field-schema.ts';

/** A list of rows with a field for each key of the contract's row, such as questions and answers. */
export function RowsField({
  name,
  label,
  hint,
  schema,
  field,
}: {
  name: string;
  label: string;
  hint?: ReactNode;
  schema: z.ZodType;
  /** Draws the field of that name; a row's fields are fields like any other. */
  field(name: string): ReactNode;
}) {
  const { fields: rows, append, remove, move } = useFieldArray({ name });
  const { errors } = useFormState({ name });
  const { shape } = bare((bare(schema) as z.ZodArray<z.ZodObject>).element) as z.ZodObject;
  const keys = Object.keys(shape);
  // Short rows stand close together under one line of labels.
  const isFlat = keys.every((key) => kindOf(shape[key] as z.ZodType) !== 'textarea');
  const message = (errors[name] as { root?: { message?: string }; message?: string } | undefined) ?? {};
  function add() {
    append(Object.fromEntries(keys.map((key) => [key, blankInForm(shape[key] as z.ZodType)])));
  }
  return (
    <FieldFrame
      id={`field-${name}`}
      label={label}
      hint={hint}
      error={message.root?.message ?? message.message}
      required={false}
      isGroup
      className="field-rows"
    >
      <div className="rows">
        {rows.map((row, index) => (
          <fieldset
            key={row.id}
            className={isFlat ? 'row row-flat' : 'row'}
            aria-label={`${label}, ${index + 1}`}
          >
            <div className={isFlat ? `row-fields row-fields-${keys.length}` : 'row-fields'}>
              {keys.map((key) => field(`${name}.${index}.${key}`))}
            </div>
            <div className="row-actions">
              <button
                type="button"
                className="button button-quiet button-icon"
                aria-label={`Move row ${index + 1} up`}
                disabled={index === 0}
                onClick={() => move(index, index - 1)}
              >
                <Svg source={arrowUp} className="icon" />
              </button>
              <button
                type="button"
                className="button button-quiet button-icon"
                aria-label={`Remove row ${index + 1}`}
                onClick={() => remove(index)}
              >
                <Svg source={trash} className="icon" />
              </button>
            </div>
          </fieldset>
        ))}
        <button type="button" className="button button-small" onClick={add}>
          <Svg source={plus} className="icon" />
          Add a row
        </button>
      </div>
    </FieldFrame>
  );
}
