import { expect, test } from 'vitest';
import { z } from 'zod';
import { bare } from '#contract/bare.ts';
import { contract } from '#contract/index.ts';
import { inLanguage } from '#words/in-language.ts';
import { fieldLabels, labelOf } from './field-labels.ts';
import { kindOf } from './field-schema.ts';

/** Resources without a form in the staff area, or with one that labels each field itself. */
const othersForms = new Set([
  ...['account', 'apiToken', 'appointment', 'hold', 'inquiry', 'newsletter', 'noticeChoice', 'pageComment'],
  ...['pageRating', 'passkey', 'passwordReset', 'savedView', 'signInPolicy', 'translation', 'twoFactor'],
  'waitlist',
]);

function namesIn(schema: z.ZodType): string[] {
  const inner = bare(schema);
  if (inner instanceof z.ZodArray) return namesIn(inner.element as z.ZodType);
  if (!(inner instanceof z.ZodObject)) return [];
  return Object.entries(inner.shape as Record<string, z.ZodType>).flatMap(([name, one]) =>
    kindOf(one) === 'rich-text' ? [name] : [name, ...namesIn(one)],
  );
}

const forms = Object.entries(contract).flatMap(([resource, calls]) =>
  Object.entries(calls as Record<string, { body?: z.ZodType }>)
    .filter(([call, { body }]) => /^(create|update)$/.test(call) && body && !othersForms.has(resource))
    .map(([, { body }]) => [resource, body!] as const),
);

test('every field of a form has a label in the page’s language', () => {
  // An article's text, and its picture in each part.
  const isPart = (name: string) => name === 'type' || name === 'content';
  const unnamed = forms.flatMap(([resource, body]) =>
    namesIn(body)
      .filter((name) => !isPart(name) && !Object.hasOwn(fieldLabels, name))
      .map((name) => `${resource}: ${name}`),
  );
  expect(unnamed).toEqual([]);
});

test('a label is translated, also for a field in a row', () => {
  expect([labelOf('faqs.0.question'), labelOf('registrationNumber')]).toEqual([
    'Question',
    'Registration number',
  ]);
  const german = { language: 'de', country: 'DE', isMain: false } as const;
  expect(inLanguage(german, () => [labelOf('departmentIds'), labelOf('kind')])).toEqual(['Abteilung', 'Art']);
});
