/** Shared by the fields of one form: the contract's fields, the entry as loaded, and how each is shown. */
import { createContext, use } from 'react';
import type { z } from 'zod';
import type { Listed } from '#web/admin/list/list-query.ts';
import type { Values } from '#web/admin/session/merge.ts';
import type { Kind } from '#web/admin/ui/field-schema.ts';

/** How a field is shown by its form, for other views of its value. */
export interface ShownField {
  label: string;
  /** Overrides the control that the contract suggests. */
  as?: Kind | undefined;
  /** For a choice: the resource. */
  of?: Listed | undefined;
  /** Formats a stored value, such as a language tag. */
  shown?: ((value: string) => string) | undefined;
}

export interface FormScope {
  fields: z.ZodObject;
  /** Null while an entry is new. */
  entry: Values | null;
  shownFields: Map<string, ShownField>;
  /** Inputs and buttons are disabled by the form; other controls check this. */
  isReadOnly: boolean;
}

export const FormScopeContext = createContext<FormScope | null>(null);

export function useFormScope(): FormScope {
  const scope = use(FormScopeContext);
  if (!scope) throw new Error('A field is outside a form.');
  return scope;
}
