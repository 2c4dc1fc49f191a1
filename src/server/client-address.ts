import { isIP } from 'node:net';

/**
 * The address that limits count by. IPv6 counts as its /64, which is what one household or phone gets. Behind a
 * trusted proxy it is the last entry of X-Forwarded-For, the one the proxy itself saw.
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
  return isIP(address) === 6 ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;
}

/**
 * The networks of a client address, narrowest first. For IPv6 these are its /64, /56 and /48, since the owner of a
 * wider one has every address in it; any other address has only itself.
 */
export function networksOf(address: string): [own: string, ...wider: string[]] {
  const [first, second, third, fourth] =
    /^([\da-f]+):([\da-f]+):([\da-f]+):([\da-f]+)::\/64$/.exec(address)?.slice(1) ?? [];
  if (fourth === undefined) return [address];
  const site = `${first}:${second}:${third}`;
  const household = (Number.parseInt(fourth, 16) & 0xff00).toString(16);
  return [address, `${site}:${household}::/56`, `${site}::/48`];
}

/** The eight groups of an IPv6 address in their shortest form, so that one network has one name. */
function groupsOf(address: string) {
  const [head = '', tail] = address.split('%')[0]!.split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  const missing = tail === undefined ? 0 : 8 - left.length - right.length;
  return [...left, ...Array<string>(Math.max(0, missing)).fill('0'), ...right].map((group) =>
    Number.parseInt(group, 16).toString(16),
  );
}
