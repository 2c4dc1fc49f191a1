/**
 * A new password must be long and not among those tried first. Length is what counts, so there are no rules about
 * digits and symbols; `123!` does not improve a common word.
 */

import { z } from 'zod';
import { longestNewPassword, shortestNewPassword } from './lengths.ts';
import { said } from './validation-message.ts';

export const NewPassword = z
  .string(said('Enter a password.'))
  .max(longestNewPassword, {
    ...said('Use at most {max} characters.', { max: longestNewPassword }),
    abort: true,
  })
  .min(
    shortestNewPassword,
    said('Use at least {min} characters. A few words in a row are easy to remember.', {
      min: shortestNewPassword,
    }),
  )
  .refine((value) => !isCommon(value), said('This is a common password. Choose another.'));

/** Whether a password is among the first that an attacker tries. */
function isCommon(password: string): boolean {
  const plain = password.toLowerCase().replaceAll(/[\s._-]/g, '');
  // Digits and symbols at either end add little.
  const core = /[a-z](?:.*[a-z])?/s.exec(plain)?.[0] ?? '';
  const readings = [plain, core].flatMap((text) => [text, inLetters(text)]);
  return new Set(plain).size < 4 || isRun(plain) || readings.some((reading) => isMadeOf(reading, tried));
}

function inLetters(text: string) {
  return [...text].map((letter) => lookalikes[letter] ?? letter).join('');
}

function isMadeOf(text: string, words: readonly string[]) {
  const rest = words.reduce((left, word) => left.replaceAll(word, ' '), text);
  return text !== '' && /^[\s\d!?]*$/.test(rest);
}

/** Neighbours on the keyboard or in the alphabet, forwards or backwards, from any start. */
function isRun(text: string) {
  return runs.some((run) => {
    const endless = run.repeat(Math.ceil(text.length / run.length) + 1);
    return endless.includes(text) || [...endless].reverse().join('').includes(text);
  });
}

const lookalikes: Record<string, string> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};
const runs = [
  '1234567890',
  '0123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertzuiopasdfghjklyxcvbnm',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
];
/** Longest first, so that no word is cut by a part of it. */
const tried = [
  'correcthorsebatterystaple',
  'administrator',
  'thequickbrownfox',
  'trustnoone',
  'motdepasse',
  'passwort',
  'password',
  'contrasena',
  'welcome',
  'willkommen',
  'letmein',
  'changeme',
  'iloveyou',
  'qwertyuiop',
  'qwertzuiop',
  'asdfghjkl',
  'qwerty',
  'qwertz',
  'azerty',
  'hospital',
  'krankenhaus',
  'openward',
  'football',
  'baseball',
  'superman',
  'princess',
  'sunshine',
  'starwars',
  'whatever',
  'computer',
  'internet',
  'charlie',
  'michael',
  'jennifer',
  'liverpool',
  'arsenal',
  'chelsea',
  'summer',
  'winter',
  'spring',
  'autumn',
  'january',
  'february',
  'october',
  'november',
  'december',
  'monday',
  'friday',
  'dragon',
  'monkey',
  'master',
  'shadow',
  'secret',
  'freedom',
  'default',
  'system',
  'server',
  'doctor',
  'clinic',
  'medical',
  'health',
  'nurse',
  'staff',
  'admin',
  'login',
  'access',
  'guest',
  'hello',
  'pass',
  'test',
  'user',
  'root',
  'love',
  'abc',
  'my',
  'the',
  'is',
  'in',
  'us',
  'me',
].sort((one, other) => other.length - one.length);
