/** The length of a text is checked before anything else is done with it. */
import { describe, expect, test, vi } from 'vitest';
import { line, longestGiven, text } from '#contract/base.ts';
import { RichText } from '#contract/rich-text.ts';
import { hasManyParts, mostParts } from '#server/call/json-parts.ts';
import { everyCall } from './every-call.ts';
import { leavesOf, takesText } from './sample.ts';
import { worstDocuments, worstTexts } from './worst.ts';

const refusals = (schema: ReturnType<typeof line>, value: string) =>
  schema.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

test('in every field of the contract a text of a megabyte is refused or cut before it is inspected', () => {
  const fields = everyCall().flatMap(({ name, route: { params, query, body } }) =>
    [params, query, body]
      .filter((schema) => schema !== undefined)
      .flatMap((schema) => leavesOf(schema).filter(takesText))
      .map((leaf) => ({ name: `${name} ${leaf.path}`, ...leaf })),
  );
  expect(fields.length).toBeGreaterThan(300);
  const looks = (['normalize', 'trim', 'toLowerCase', 'split'] as const).map((method) =>
    vi.spyOn(String.prototype, method),
  );
  const texts = ['marks in turn', 'blanks', 'one letter'].map((kind) => worstTexts[kind]!(950_000));
  for (const { name, schema } of fields) {
    for (const long of texts) {
      for (const look of looks) look.mockClear();
      const began = process.threadCpuUsage();
      const { success, data } = schema.safeParse(long);
      const { user } = process.threadCpuUsage(began);
      const seen = looks.flatMap(({ mock }) => mock.contexts).filter((one) => String(one).length > 100_000);
      expect([name, seen.length]).toEqual([name, 0]);
      expect([name, success && String(data).length > 1_000]).toEqual([name, false]);
      expect(user / 1_000, name).toBeLessThan(50);
    }
  }
  for (const look of looks) look.mockRestore();
});

describe('a text', () => {
  test('may have blanks around it and separate accents, and is stored without', () => {
    expect(line(5).parse(`  ${'e\u0301'.repeat(5)}  `)).toBe('é'.repeat(5));
    expect(text(5_000).parse(`\n${'x'.repeat(5_000)}\n`)).toHaveLength(5_000);
  });

  test('that is longer is refused in one sentence, even with other errors', () => {
    for (const long of ['x'.repeat(6), ' '.repeat(longestGiven(5) + 1), `${'x'.repeat(300)}\u0000`])
      expect(refusals(line(5), long)).toEqual(['Use at most 5 characters.']);
  });

  test('has no letter under a pile of accents', () => {
    expect(refusals(line(120), `a${'\u0301'.repeat(30)}`)).toEqual([]);
    expect(refusals(line(120), `a${'\u0301'.repeat(31)}`)).toEqual(['Use at most 30 accents on one letter.']);
  });
});

test('JSON is refused by the number of its parts, not counting those inside a text', () => {
  expect(hasManyParts(`[${'1,'.repeat(mostParts - 1)}1]`)).toBe(false);
  expect(hasManyParts(`[${'1,'.repeat(mostParts)}1]`)).toBe(true);
  expect(hasManyParts('['.repeat(mostParts + 1))).toBe(true);
  expect(hasManyParts(`{${'"a":1,'.repeat(mostParts / 2 - 1)}"a":1}`)).toBe(false);
  expect(hasManyParts(`{${'"a":1,'.repeat(mostParts / 2)}"a":1}`)).toBe(true);
  expect(hasManyParts(JSON.stringify({ csv: '{[,"\\'.repeat(mostParts) }))).toBe(false);
});

test('a rich text of as many parts as a field takes is parsed', () => {
  const longest = Object.entries(worstDocuments).filter(([name]) => name.startsWith('as many parts'));
  expect(longest.length).toBe(2);
  for (const [name, make] of longest)
    expect([name, RichText.safeParse(make()).success, hasManyParts(JSON.stringify(make()))]).toEqual([
      name,
      true,
      false,
    ]);
});
