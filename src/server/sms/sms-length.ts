/**
 * How long a text message may be. In the alphabet of GSM 03.38 a message is one part of 160 characters. With any other
 * sign all of it is sent as UCS-2, in parts of 70, or of 67 if there are several: such a text may have two parts, as a
 * sentence with a date and a link in Arabic does not fit into one.
 */

const basic =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà';
/** Each takes two places. */
const extended = '^{}\\[~]|€';
const places = new Map([
  ...[...basic].map((sign) => [sign, 1] as const),
  ...[...extended].map((sign) => [sign, 2] as const),
]);

const longestGsm = 160;
const onePart = 70;
const partOfSeveral = 67;
export const mostParts = 2;

/** Typographic signs of formatters and editors, as a phone has them. */
const plainer: Record<string, string> = {
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
  '–': '-',
  '—': '-',
  '…': '...',
  '\u00a0': ' ',
  '\u202f': ' ',
  '\u2009': ' ',
  // Direction marks; in a text each part has its own line.
  '\u2068': '',
  '\u2069': '',
  '\u200e': '',
  '\u200f': '',
};

/** The same words in plainer signs, so that one typographic quote does not halve the length of a text. */
export function inPlainSigns(text: string) {
  const plain = text.replace(
    /[‘’“”–—…\u00a0\u202f\u2009\u2068\u2069\u200e\u200f]/g,
    (sign) => plainer[sign]!,
  );
  return [...plain].map((sign) => (places.has(sign) ? sign : withoutAccent(sign))).join('');
}

/** “ł” stays, since there is no plainer sign for it; “š” becomes “s”. */
function withoutAccent(sign: string) {
  const [base] = sign.normalize('NFD');
  return places.has(base!) ? base! : sign;
}

interface Extent {
  encoding: 'gsm-7' | 'ucs-2';
  /** Septets, or UTF-16 units. */
  length: number;
  parts: number;
}

export function extentOf(text: string): Extent {
  let septets = 0;
  for (const sign of text) {
    const place = places.get(sign);
    if (place === undefined)
      return {
        encoding: 'ucs-2',
        length: text.length,
        parts: text.length <= onePart ? 1 : Math.ceil(text.length / partOfSeveral),
      };
    septets += place;
  }
  return { encoding: 'gsm-7', length: septets, parts: septets <= longestGsm ? 1 : Math.ceil(septets / 153) };
}

export function fits(text: string) {
  const { encoding, parts } = extentOf(text);
  return parts <= (encoding === 'gsm-7' ? 1 : mostParts);
}
