import { z } from 'zod';
import { requiredLine, text } from './base.ts';
import { crud, entity, listQuery } from './crud.ts';
import { LanguageOrMain } from './language.ts';
import { said } from './validation-message.ts';

const Words = z
  .array(requiredLine(60, 'Enter a term.'))
  .max(60, said('Use at most 60.'))
  .refine(
    (words) => new Set(words.map((word) => word.toLowerCase())).size === words.length,
    said('Use each word only once.'),
  );

/**
 * What people say, and what they mean: a search for one of `words` finds the entries whose names contain one of
 * `leadsTo`, in that order. With `advice` it is an emergency, and the advice comes first. `name` is for staff. A search
 * uses the synonyms of the page's `language` and of the main one, which is ''; if those find nothing, also those of the
 * site's other languages.
 */
export const SynonymFields = z.strictObject({
  name: requiredLine(120, 'Enter a name.'),
  language: LanguageOrMain.optional(),
  words: Words.min(1, said('Enter at least one term.')),
  leadsTo: Words.max(6, said('Use at most 6.')).optional(),
  advice: text(400).optional(),
});
/** Here `language` is the entry's own, not that of a shown translation. */
export const Synonym = entity(SynonymFields.omit({ language: true }), {}).extend({
  language: LanguageOrMain,
});
export type Synonym = z.output<typeof Synonym>;

export const synonym = crud('synonym', {
  fields: SynonymFields,
  object: Synonym,
  query: listQuery(['name', 'createdAt', 'updatedAt'], {}),
  read: 'content',
  area: 'content',
});
