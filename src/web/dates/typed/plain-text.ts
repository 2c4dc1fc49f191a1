/** What people type, made comparable: small letters, the digits 0 to 9, no invisible marks of direction. */
export function plainText(text: string, locale: string) {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\p{Nd}/gu, latinDigit)
    .replace(/\s+/g, ' ')
    .toLocaleLowerCase(locale)
    .trim();
}

/** Every script keeps its ten digits one after the other, zero first. */
function latinDigit(digit: string) {
  let value = 0;
  for (let code = digit.codePointAt(0)! - 1; value < 9 && isDigit(code); code--) value += 1;
  return String(value);
}

function isDigit(code: number) {
  return /\p{Nd}/u.test(String.fromCodePoint(code));
}
