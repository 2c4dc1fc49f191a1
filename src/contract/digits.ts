/** "٠٣٠" becomes "030": people type the digits of their own script, and programs compare 0 to 9. */
export function latinDigits(text: string) {
  return text.replace(/\p{Nd}/gu, latinDigit);
}

/** In every script the ten digits are consecutive, zero first. */
function latinDigit(digit: string) {
  let value = 0;
  for (let code = digit.codePointAt(0)! - 1; value < 9 && isDigit(code); code--) value += 1;
  return String(value);
}

function isDigit(code: number) {
  return /\p{Nd}/u.test(String.fromCodePoint(code));
}
