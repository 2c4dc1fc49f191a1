/** JSON is expensive to parse by the number of its parts (names, lists and objects), not by its length. */

/** More than in the longest accepted rich text. */
export const mostParts = 60_000;

/** Counts every object, list, further entry of one, and name. */
export function hasManyParts(json: string): boolean {
  if (json.length <= mostParts) return false;
  let parts = 0;
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at);
    if (code === quote) at = endOfString(json, at);
    else if (code === comma || code === colon || code === bracket || code === brace) parts++;
  }
  return parts > mostParts;
}

const quote = 0x22;
const comma = 0x2c;
const colon = 0x3a;
const bracket = 0x5b;
const backslash = 0x5c;
const brace = 0x7b;

function endOfString(json: string, start: number) {
  let at = start + 1;
  while (at < json.length && json.charCodeAt(at) !== quote) at += json.charCodeAt(at) === backslash ? 2 : 1;
  return at;
}
