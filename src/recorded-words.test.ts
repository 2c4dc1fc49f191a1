import { expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { resources } from '#contract/resources.ts';
import { recordedEntities } from '#server/security/recorded-entities.ts';
import { fieldNames, kindWords } from '#web/admin/activity/activity-words.ts';
import { fieldLabels } from '#web/admin/ui/field-labels.ts';
import { inLanguage } from '#words/in-language.ts';

const german = { language: 'de', country: 'DE', isMain: false } as const;

test('the activity log has a word for every entity that the code records', () => {
  const kindOf = (entity: string) => inLanguage(german, () => kindWords(entity));
  expect([...recordedEntities()].filter((entity) => kindOf(entity) === entity)).toEqual([]);
});

/** Fields that the program sets itself. */
const ofItself =
  /^(id|version|createdAt|updatedAt|addresses|srcset|placeholder|usedIn|imageCount|firstImage|stranded|sendsMail|sendsSms|offersSms|repliesUrl|lastRun)$/;
const singles = [
  'media',
  'contact',
  'settings',
  'sociallink',
  'signInPolicy',
  'retention',
  'smsGateway',
] as const;

test('the activity log has a word for every field of an entity', () => {
  const known = { ...fieldLabels, ...fieldNames };
  const unnamed = [...Object.keys(resources), ...singles].flatMap((name) =>
    Object.keys(contract[name as 'news'].update.data.shape)
      .filter((field) => !ofItself.test(field) && !(field in known))
      .map((field) => `${name}: ${field}`),
  );
  expect(unnamed).toEqual([]);
});
