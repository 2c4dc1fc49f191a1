/**
 * Cuts a text to this many characters, as limits and columns count them, without splitting what is read as one: an
 * emoji, or a letter with its marks. Browsers from before 2024 cannot tell, and only keep the two halves of a surrogate
 * pair together.
 */
export function shorten(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const end = Intl.Segmenter && new Intl.Segmenter().segment(text).containing(longest)!.index;
  return text.slice(0, end || longest).replace(/[\ud800-\udbff]$/, '');
}
