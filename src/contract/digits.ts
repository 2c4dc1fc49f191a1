/** "٠٣٠" is "030": what people type has the digits of their own script, and what programs compare has 0 to 9. */
export function latinDigits(text: string) {
  return text.replace(/\p{Nd}/gu, latinDigit);
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
