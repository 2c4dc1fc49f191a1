import { expect, test } from 'vitest';
import { recordedEntities } from '#server/security/recorded-entities.ts';
import { kindWords } from '#web/admin/activity/activity-words.ts';
import { inLanguage } from '#words/in-language.ts';

const german = { language: 'de', country: 'DE', isMain: false } as const;

test('the activity log has a word for everything that the code writes about', () => {
  const kindOf = (entity: string) => inLanguage(german, () => kindWords(entity));
  expect([...recordedEntities()].filter((entity) => kindOf(entity) === entity)).toEqual([]);
});
