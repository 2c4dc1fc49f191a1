import { z } from 'zod';
import { requiredLine, text } from './base.ts';
import { crud, entity, listQuery } from './crud.ts';
import { LanguageOrMain } from './language.ts';
import { longestLetter } from './lengths.ts';
import { said } from './validation-message.ts';

/** Filled in when a saved reply is chosen: the sender's name, the hospital's, and its first phone number. */
export const replyPlaceholders = ['name', 'hospital', 'phone'] as const;

/** A repeated answer in one language; '' is the main one. Staff choose it, and edit it before it is sent. */
export const SavedReplyFields = z.strictObject({
  name: requiredLine(120, 'Enter a name.'),
  language: LanguageOrMain.optional(),
  text: text(longestLetter).min(1, said('Enter an answer.')),
});
/** Here `language` is the entry's own, not that of a shown translation. */
export const SavedReply = entity(SavedReplyFields.omit({ language: true }), {}).extend({
  language: LanguageOrMain,
});
export type SavedReply = z.output<typeof SavedReply>;

export const savedReply = crud('saved-reply', {
  fields: SavedReplyFields,
  object: SavedReply,
  query: listQuery(['name', 'createdAt', 'updatedAt'], {}),
  read: 'inquiries',
  area: 'inquiries',
});
