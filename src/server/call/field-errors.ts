import { z } from 'zod';
import type { FieldError } from '#contract/errors.ts';
import { plainNumber } from '#contract/words/formats.ts';
import type { PlainMessage } from '#words/catalogue.ts';
import { joined } from '#words/joined.ts';
import { t, translated } from '#words/say.ts';

/** No one fixes more fields at once; a body of a megabyte can have 30,000 errors. */
export const mostErrors = 100;

/** A missing field is recognised only with `reportInput`. */
export function fieldErrors(error: z.ZodError): FieldError[] {
  return errorsOf(error.issues);
}

function errorsOf(issues: z.core.$ZodIssue[]): FieldError[] {
  return issues.flatMap((issue) => {
    if (issue.code === 'invalid_union') {
      const one = onlyForm(issue);
      if (one) return errorsOf(one.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })));
    }
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.slice(0, mostErrors).map((key) => ({
        path: [...issue.path, key].join('.'),
        message: t('This field does not exist.'),
      }));
    }
    const missing = issue.code === 'invalid_type' && issue.input === undefined;
    return [{ path: issue.path.join('.'), message: missing ? t('This field is required.') : issue.message }];
  });
}

/** The errors of the only form of an optional field, which say more than those of the union. */
function onlyForm({ errors, message }: z.core.$ZodIssueInvalidUnion) {
  if (message !== t('Enter this in the form that is described.')) return undefined;
  const forms = errors.filter(([first]) => !(first?.code === 'invalid_value' && first.path.length === 0));
  return forms.length === 1 ? forms[0] : undefined;
}

const kinds: Partial<Record<string, PlainMessage>> = {
  string: 'Enter text.',
  number: 'Enter a number.',
  int: 'Enter a whole number.',
  boolean: 'Enter true or false.',
  array: 'Enter a list.',
  object: 'Enter the fields of an object.',
  record: 'Enter the fields of an object.',
};

/** Sentences for errors without their own: the library's are not written for people. */
z.config({
  customError(issue) {
    const {
      code,
      origin = '',
      expected = '',
      format,
      minimum = 0,
      maximum = 0,
      values,
      keys,
    } = issue as Issue;
    const [min, max] = [minimum, maximum].map((limit) => plainNumber(Number(limit))) as [string, string];
    if (code === 'too_big') {
      if (isNumber(origin)) return t('Enter at most {max}.', { max });
      return origin === 'string'
        ? t('Use at most {max} characters.', { max })
        : t('Use at most {max} entries.', { max });
    }
    if (code === 'too_small') {
      if (isNumber(origin)) return t('Enter {min} or more.', { min });
      return origin === 'string'
        ? t('Use at least {min} characters.', { min })
        : t('Use at least {min} entries.', { min });
    }
    if (code === 'invalid_value')
      return t('Choose one of: {values}.', { values: joined(values?.map(String) ?? []) });
    if (code === 'invalid_type')
      return translated(kinds[format ?? ''] ?? kinds[expected] ?? 'Enter something else here.');
    if (code === 'unrecognized_keys')
      return t('Leave out {keys}.', { keys: joined(keys?.slice(0, mostErrors) ?? []) });
    return t('Enter this in the form that is described.');
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
