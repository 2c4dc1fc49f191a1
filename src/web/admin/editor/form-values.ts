/** Converts between an entry of the API and the values of its form. */
import type { z } from 'zod';
import type { Values } from '#web/admin/session/merge.ts';
import { blankInForm, blankOf } from '#web/admin/ui/field-schema.ts';

/** Every field of the contract with the entry's value; pictures are read as objects and written by id. */
export function valuesOf(fields: z.ZodObject, entry: Values | null): Values {
  return Object.fromEntries(
    Object.entries(fields.shape).map(([name, schema]) => {
      const picture =
        entry && name.endsWith('Id')
          ? (entry[name.slice(0, -2)] as { id: number } | null | undefined)
          : undefined;
      const value = entry?.[name] ?? picture?.id;
      return [name, value ?? blankInForm(schema as z.ZodType)];
    }),
  );
}

/**
 * A form has '' for every empty input. Fields that the contract wants omitted are omitted; a required one stays empty,
 * so that its message appears.
 */
export function withoutBlanks(fields: z.ZodObject, values: Values): Values {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => {
      const schema = fields.shape[name] as z.ZodType;
      const isEmpty = value === '' || value === null || value === undefined;
      return [name, isEmpty && schema.safeParse(undefined).success ? blankOf(schema) : value];
    }),
  );
}
