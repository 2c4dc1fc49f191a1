import { isIP } from 'node:net';

/**
 * The address that limits are counted by. An IPv6 address counts as its /64, since that is what one household or one
 * phone has. Behind a proxy that is trusted, the last entry of X-Forwarded-For is what the proxy itself saw.
 */
export function clientAddress(
  remote: string | undefined,
  forwarded: string | undefined,
  trustProxy: boolean,
) {
  const last = trustProxy ? forwarded?.split(',').at(-1)?.trim() : undefined;
  const address = (last && isIP(last) ? last : remote) ?? 'unknown';
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1];
  if (mapped) return mapped;
  return isIP(address) === 6 ? `${expand(address).slice(0, 4).join(':')}::/64` : address;
}

/** The eight groups of an IPv6 address. */
function expand(address: string) {
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(Math.max(0, missing)).fill('0'), ...right];
}
