import { LinkAddress } from '#contract/rich-text.ts';

/** What somebody typed as the target of a link, as an address; null for what cannot be one. */
export function linkAddress(typed: string): string | null {
  const words = typed.trim();
  const address = /^(https?:|mailto:|tel:|[/#])/i.test(words) ? words : guessed(words);
  return LinkAddress.safeParse(address).success ? address : null;
}

function guessed(words: string) {
  if (/^[^\s@:/]+@[^\s@:/.]+(\.[^\s@:/.]+)+$/.test(words)) return `mailto:${words}`;
  if (/^\+?[\d\s()-]{5,}$/.test(words)) return `tel:${words}`;
  return /^[\w-]+(\.[\w-]+)+([/?#:][^\s]*)?$/.test(words) ? `https://${words}` : '';
}
