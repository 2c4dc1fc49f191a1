import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js';

/** A phone number in E.164, read as people in the hospital's country write it; null where it is none. */
export function normalisePhone(text: string, country: string): string | null {
  const number = parsePhoneNumber(text, country as CountryCode);
  return number?.isPossible() ? number.number : null;
}
