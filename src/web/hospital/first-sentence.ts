/** A text's first sentence, where there is no room for all of it. */
export function firstSentence(text: string) {
  return text.match(/^.*?[.!?](?=\s|$)/s)?.[0] ?? text;
}
