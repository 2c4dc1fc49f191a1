/** What the fields of one form share: the contract's fields, the entry as it was read, and how each is shown. */
import { createContext, use } from 'react';
import type { z } from 'zod';
import type { Listed } from '#web/admin/list/list-query.ts';
import type { Values } from '#web/admin/rich-text/merge.ts';
import type { Kind } from '#web/admin/ui/field-schema.ts';

/** How a field is shown by its form; whatever else shows its value does the same. */
export interface ShownField {
  label: string;
  /** Another control than the contract suggests. */
  as?: Kind | undefined;
  /** For a choice: whose entries. */
  of?: Listed | undefined;
  /** How a stored value, such as a language tag, is shown. */
  shown?: ((value: string) => string) | undefined;
}

export interface FormScope {
  fields: z.ZodObject;
  /** Null while an entry is new. */
  entry: Values | null;
  /** By field name. */
  shownFields: Map<string, ShownField>;
  /** Inputs and buttons are disabled by the form; whatever else can be changed asks for this. */
  isReadOnly: boolean;
}

export const FormScopeContext = createContext<FormScope | null>(null);

export function useFormScope(): FormScope {
  const scope = use(FormScopeContext);
  if (!scope) throw new Error('A field is outside a form.');
  return scope;
}
