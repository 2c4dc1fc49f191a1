import type { Ref } from 'react';
import type { Limits } from '#web/admin/ui/field-schema.ts';
import type { Listed } from '../list/list-query.ts';

/** What every control is given; it answers with the value that the contract wants, or '' for nothing. */
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
  /** Whose entries can be chosen. */
  of: Listed | undefined;
  /** Words to choose from where any may be typed. */
  suggestions: string[] | undefined;
  /** How a stored value is shown. */
  shown: (value: string) => string;
}

/** The attributes that tie an input to its label, hint and error. */
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
