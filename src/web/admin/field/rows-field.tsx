import { useRef } from 'react';
import { useFieldArray, useFormState } from 'react-hook-form';
import { z } from 'zod';
import arrowUp from '~icons/lucide/arrow-up?raw';
import plus from '~icons/lucide/plus?raw';
import trash from '~icons/lucide/trash-2?raw';
import { Svg } from '#web/ui/svg.tsx';
import { Field } from '../field.tsx';
import { FieldFrame } from './field-frame.tsx';
import { bare, blankInForm, kindOf } from './field-schema.ts';

/** A list of rows with a field for each key of the contract's row, such as questions and answers. */
export function RowsField({ name, label, hint, schema }: { name: string; label: string; hint?: React.ReactNode; schema: z.ZodType }) {
  const { fields: rows, append, remove, move } = useFieldArray({ name });
  const { errors } = useFormState({ name });
  const group = useRef<HTMLDivElement>(null);
  const { shape } = bare((bare(schema) as z.ZodArray<z.ZodObject>).element) as z.ZodObject;
  const keys = Object.keys(shape);
  // Short rows stand close together under one line of labels.
  const isFlat = keys.every((key) => kindOf(shape[key] as z.ZodType) !== 'textarea');
  const message = (errors[name] as { root?: { message?: string }; message?: string } | undefined) ?? {};
  function add() {
    append(Object.fromEntries(keys.map((key) => [key, blankInForm(shape[key] as z.ZodType)])));
  }
  return (
    <FieldFrame id={`field-${name}`} label={label} hint={hint} error={message.root?.message ?? message.message} required={false} isGroup className="field-rows">
      <div ref={group} className="rows">
        {rows.map((row, index) => (
          <div key={row.id} className={isFlat ? 'row row-flat' : 'row'} role="group" aria-label={`${label}, ${index + 1}`}>
            <div className={isFlat ? `row-fields row-fields-${keys.length}` : 'row-fields'}>
              {keys.map((key) => (
                <Field key={key} name={`${name}.${index}.${key}`} />
              ))}
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
              <button type="button" className="button button-quiet button-icon" aria-label={`Remove row ${index + 1}`} onClick={() => remove(index)}>
                <Svg source={trash} className="icon" />
              </button>
            </div>
          </div>
        ))}
        <button type="button" className="button button-small" onClick={add}>
          <Svg source={plus} className="icon" />
          Add a row
        </button>
      </div>
    </FieldFrame>
  );
}
