import { LinkAddress } from '#contract/rich-text.ts';

/** A typed link target as an address; null if invalid. */
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
