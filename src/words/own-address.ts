/**
 * An address on this site, as a Location header or a canonical link may hold it: one slash first and only characters
 * that a URL may contain, so it names no other host and always fits into a header. Takes a path with or without query
 * and fragment; what is already encoded stays as it is.
 */
export function ownAddress(address: string): string {
  const encoded = address
    .toWellFormed()
    .replaceAll(/[^\x21-\x7e]|["<>\\^`{|}]|%(?![0-9a-f]{2})/giu, encodeURIComponent);
  return `/${encoded.replace(/^\/+/, '')}`;
}
