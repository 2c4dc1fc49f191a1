import { z } from 'zod';
import type { FieldError } from '#contract/errors.ts';

/** Validation errors by field. A missing field is recognised only with `reportInput`. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        path: [...issue.path, key].join('.'),
        message: 'This field does not exist.',
      }));
    }
    const missing = issue.code === 'invalid_type' && issue.input === undefined;
    return [{ path: issue.path.join('.'), message: missing ? 'This field is required.' : issue.message }];
  });
}

const kinds: Record<string, string> = {
  string: 'Enter text.',
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  boolean: 'Enter true or false.',
  array: 'Enter a list.',
  object: 'Enter the fields of an object.',
  record: 'Enter the fields of an object.',
};

/** Words for what a schema has no sentence of its own for: the library's are not written for people. */
z.config({
  customError(issue) {
    const { code, origin = '', expected = '', format, minimum, maximum, values, keys } = issue as Issue;
    const counted = origin === 'string' ? 'characters' : 'entries';
    if (code === 'too_big')
      return isNumber(origin) ? `Enter at most ${maximum}.` : `Use at most ${maximum} ${counted}.`;
    if (code === 'too_small')
      return isNumber(origin) ? `Enter ${minimum} or more.` : `Use at least ${minimum} ${counted}.`;
    if (code === 'invalid_value') return `Choose one of: ${values?.join(', ')}.`;
    if (code === 'invalid_type')
      return kinds[format ?? ''] ?? kinds[expected] ?? 'Enter something else here.';
    if (code === 'unrecognized_keys') return `Leave out ${keys?.join(', ')}.`;
    return 'Enter this in the form that is described.';
  },
});

interface Issue {
  code: string;
  origin?: string;
  expected?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
  values?: unknown[];
  keys?: string[];
}

function isNumber(origin: string) {
  return /^(number|int|bigint)$/.test(origin);
}
