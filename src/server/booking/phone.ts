import parsePhoneNumber, { type CountryCode } from 'libphonenumber-js';

/** A number in E.164 as people read it, such as +44 20 7946 0101; what is none stays as it is. */
export function phoneInWords(phone: string): string {
  return parsePhoneNumber(phone)?.formatInternational() ?? phone;
}

/** A phone number in E.164, read as people in the hospital's country write it; null where it is none. */
export function normalisePhone(text: string, country: string): string | null {
  const number = parsePhoneNumber(text, country as CountryCode);
  return number?.isPossible() ? number.number : null;
}
