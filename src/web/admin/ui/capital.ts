export function capital(words: string) {
  return words.charAt(0).toUpperCase() + words.slice(1);
}
