import { z } from 'zod';
import { languages } from '#words/language.ts';
import { said } from './validation-message.ts';

/** A language of the program, or '' for the hospital's main one; English if the program does not support that. */
export const LanguageOrMain = z.enum(
  ['', ...languages],
  said('Choose from {list}.', { list: languages.join(', ') }),
);
