/** One sentence for each invalid field of a form, by field name. */
import type { z } from 'zod';
import type { FieldError } from '#contract/errors.ts';

/** Checks by the rules of the call that the form makes. */
export function errorsOf(fields: z.ZodType, body: unknown): Record<string, string> {
  const parsed = fields.safeParse(body);
  return parsed.success
    ? {}
    : byField(parsed.error.issues.map(({ path, message }) => ({ path: path.join('.'), message })));
}

export function byField(errors: FieldError[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const { path, message } of errors) found[path] ??= message;
  return found;
}
