/** What the fields of one form share: the contract's fields, the entry as it was read, and the labels they gave themselves. */
import { createContext, use } from 'react';
import type { z } from 'zod';
import type { Values } from '#web/admin/rich-text/merge.ts';

export interface FormScope {
  fields: z.ZodObject;
  /** Null while an entry is new. */
  entry: Values | null;
  /** By field name; a notice outside the form calls the fields the same. */
  labels: Map<string, string>;
  /** Inputs and buttons are disabled by the form; whatever else can be changed asks for this. */
  isReadOnly: boolean;
}

export const FormScopeContext = createContext<FormScope | null>(null);

export function useFormScope(): FormScope {
  const scope = use(FormScopeContext);
  if (!scope) throw new Error('A field is outside a form.');
  return scope;
}
