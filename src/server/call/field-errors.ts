import type { z } from 'zod';
import type { FieldError } from '#contract/errors.ts';

/** What a schema complains about, by field. A field that is absent is told apart only where `reportInput` was asked for. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  return error.issues.flatMap((issue) => {
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        path: [...issue.path, key].join('.'),
        message: 'There is no such field.',
      }));
    }
    const missing = issue.code === 'invalid_type' && issue.input === undefined;
    return [{ path: issue.path.join('.'), message: missing ? 'This is needed.' : issue.message }];
  });
}
