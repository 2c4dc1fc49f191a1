import type { Ref } from 'react';
import type { Limits } from '#web/admin/ui/field-schema.ts';
import type { Listed } from '../list/list-query.ts';

/** Props of every control; `onChange` gets the contract's value, or '' for none. */
export interface ControlProps {
  id: string;
  name: string;
  label: string;
  value: unknown;
  onChange(value: unknown): void;
  onBlur(): void;
  inputRef: Ref<never>;
  limits: Limits;
  isInvalid: boolean;
  describedBy: string | undefined;
  /** Several values instead of one. */
  isList: boolean;
  /** The resource whose entries can be chosen. */
  of: Listed | undefined;
  suggestions: string[] | undefined;
  /** Formats a stored value. */
  shown: (value: string) => string;
}

export function inputProps({ id, name, onBlur, inputRef, limits, isInvalid, describedBy }: ControlProps) {
  return {
    id,
    name,
    onBlur,
    ref: inputRef,
    required: limits.required,
    'aria-invalid': isInvalid || undefined,
    'aria-describedby': describedBy,
  };
}
