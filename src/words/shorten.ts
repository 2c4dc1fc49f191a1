/**
 * At most this many characters of a text, as limits and columns count them, and no part of one that is read as a whole:
 * an emoji, or a letter with its marks. Browsers of before 2024 that cannot tell keep at least the halves of one together.
 */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const end = Intl.Segmenter && new Intl.Segmenter().segment(text).containing(longest)!.index;
  return text.slice(0, end || longest).replace(/[\ud800-\udbff]$/, '');
}
