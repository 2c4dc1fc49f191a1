/** For places without room for the whole text. */
export function firstSentence(text: string) {
  return text.match(/^.*?[.!?](?=\s|$)/s)?.[0] ?? text;
}
