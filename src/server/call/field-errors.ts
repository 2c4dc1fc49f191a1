import type { z } from 'zod';
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
