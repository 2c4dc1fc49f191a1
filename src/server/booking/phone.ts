import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js';
import { type Problem, problem } from '#contract/errors.ts';
import { t } from '#words/say.ts';

/** A number in E.164, grouped for reading, such as +44 20 7946 0101. Other text stays unchanged. */
export function phoneInWords(phone: string): string {
  return parsePhoneNumber(phone)?.formatInternational() ?? phone;
}

/** Parses a phone number as written in the hospital's country into E.164; null if it is not one. */
export function normalisePhone(text: string, country: string): string | null {
  const number = parsePhoneNumber(text, country as CountryCode);
  return number?.isPossible() ? number.number : null;
}

/**
 * An entered number in E.164, empty if none. Nothing is silently dropped: texts are sent to the number and people are
 * found by it, so an extension or a second number is refused.
 */
export function enteredPhone(text: string | undefined, country: string): string | Problem<'invalid'> {
  if (!text) return '';
  const number = normalisePhone(text, country);
  const whole = parsePhoneNumber(text, { defaultCountry: country as CountryCode, extract: false });
  if (number && whole && !whole.ext) return number;
  const message = number
    ? t('Enter one phone number and nothing else. Write an extension in a message or a note.')
    : t('Enter a phone number with its area code.');
  return problem('invalid', { errors: [{ path: 'phone', message }] });
}
