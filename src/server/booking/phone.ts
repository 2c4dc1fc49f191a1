import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js';

/** A number in E.164 formatted for reading, such as +44 20 7946 0101; other text stays unchanged. */
export function phoneInWords(phone: string): string {
  return parsePhoneNumber(phone)?.formatInternational() ?? phone;
}

/** Parses a phone number as written in the hospital's country into E.164; null if it is not one. */
export function normalisePhone(text: string, country: string): string | null {
  const number = parsePhoneNumber(text, country as CountryCode);
  return number?.isPossible() ? number.number : null;
}
