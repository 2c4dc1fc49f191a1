/**
 * A message in four signs. The code in a browser has the English text already, so a file of words need not send it again
 * beside each translation.
 */

/** Found by trial: with it no two messages have one mark (mark.test.ts). */
const factor = 371;

export function markOf(message: string) {
  let hash = 0;
  for (let at = 0; at < message.length; at++) hash = Math.imul(hash ^ message.charCodeAt(at), factor);
  return (hash >>> 0).toString(36).slice(-4);
}

/** A catalogue as a browser gets it. */
export function byMark<Words>(catalogue: Readonly<Record<string, Words>>): Record<string, Words> {
  return Object.fromEntries(Object.entries(catalogue).map(([message, words]) => [markOf(message), words]));
}
