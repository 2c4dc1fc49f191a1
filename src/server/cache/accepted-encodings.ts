/** The one parser of Accept-Encoding, for pages, calls and files alike (RFC 9110, 12.5.3). */

export type Encoding = 'br' | 'gzip' | 'identity';

/** Smallest first, for equal weights. */
const best: Encoding[] = ['br', 'gzip', 'identity'];
/** Uncompressed is always accepted unless refused, but any named encoding is preferred. */
const leastWeight = 0.0001;

/** Best first. A client that accepts nothing gets the uncompressed answer, which is better than none. */
export function acceptedEncodings(header: string | undefined): Encoding[] {
  const weights = new Map(
    (header ?? '').split(',').map((part) => {
      const [name = '', ...parameters] = part.split(';').map((word) => word.trim().toLowerCase());
      return [name.replace(/^x-(?=gzip$)/, ''), weightOf(parameters)];
    }),
  );
  const others = weights.get('*');
  const weightFor = (encoding: Encoding) =>
    weights.get(encoding) ?? (encoding === 'identity' ? (others === 0 ? 0 : leastWeight) : (others ?? 0));
  const accepted = best
    .filter((encoding) => weightFor(encoding) > 0)
    .sort((one, other) => weightFor(other) - weightFor(one));
  return accepted.length > 0 ? accepted : ['identity'];
}

function weightOf(parameters: string[]) {
  const weight = parameters.find((one) => one.startsWith('q='));
  if (weight === undefined) return 1;
  const number = Number(weight.slice(2));
  return number >= 0 && number <= 1 ? number : 0;
}
