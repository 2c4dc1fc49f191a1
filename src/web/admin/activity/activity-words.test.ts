import { expect, test } from 'vitest';
import { inLanguage } from '#words/in-language.ts';
import { deedWords, kindWords, nameOf, ownDeedWords } from './activity-words.ts';

const german = { language: 'de', country: 'DE', isMain: false } as const;

test('a deed leads to the name of its entry, but not in the history of that entry', () => {
  expect([deedWords('needs'), ownDeedWords('needs')]).toEqual(['changed the needs of', 'changed the needs']);
  expect([deedWords('move'), ownDeedWords('move')]).toEqual(['moved', 'moved']);
  expect(inLanguage(german, () => ownDeedWords('needs'))).toBe('Unterstützung geändert');
});

test('a change of state says which', () => {
  expect(deedWords('no_show')).toBe('set to “No-show”');
  expect(inLanguage(german, () => deedWords('no_show'))).toBe('auf „Nicht erschienen“ gesetzt');
});

test('an entry has a kind, and a number where it has no name', () => {
  const deed = { entity: 'visit_type', entityId: 7, label: '', action: 'update' };
  expect([kindWords('visit_type'), nameOf(deed)]).toEqual(['visit type', 'no. 7']);
  expect(inLanguage(german, () => [kindWords('visit_type'), nameOf(deed)])).toEqual(['Terminart', 'Nr. 7']);
  expect(kindWords('something_new')).toBe('something_new');
});
