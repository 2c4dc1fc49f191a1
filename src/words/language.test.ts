import { expect, test } from 'vitest';
import { readTag } from './language.ts';

test.each([
  ['de', 'de'],
  ['DE', 'de'],
  ['de-DE', 'de-DE'],
  ['de_AT', 'de-AT'],
  [' deu ', 'de'],
  ['de_DE.UTF-8@euro', 'de-DE'],
  ['zh_hant_tw', 'zh-Hant-TW'],
])('%j is read as %s', (written, tag) => {
  expect(readTag(written)?.toString()).toBe(tag);
});

test.each(['', 'C', 'Deutsch, bitte', 'de--DE', '<de>'])('%j is no language tag', (written) => {
  expect(readTag(written)).toBe(null);
});
