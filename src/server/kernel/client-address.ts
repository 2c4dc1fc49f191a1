import { isIP } from 'node:net';

/**
 * The address that limits count by. IPv6 counts as its /64, which is what one household or phone gets. Behind a trusted
 * proxy it is the last entry of X-Forwarded-For, the one the proxy itself saw.
 */
export function clientAddress(
  remote: string | undefined,
  forwarded: string | undefined,
  trustProxy: boolean,
) {
  const seen = trustProxy ? forwardedAddress(forwarded) : null;
  const address = seen ?? (addressIn(remote ?? '') || 'unknown');
  return isIP(address) === 6 ? `${groupsOf(address).slice(0, 4).join(':')}::/64` : address;
}

/** The address that the proxy itself saw; null if unreadable. */
export function forwardedAddress(forwarded: string | undefined) {
  return addressIn(forwarded?.split(',').at(-1) ?? '') || null;
}

/**
 * The address in an entry as proxies write it: with a port, in brackets or quotes, with the zone of an interface. '' if
 * there is none.
 */
function addressIn(entry: string) {
  const bare = entry.replace(/[\s"]/g, '');
  const inner = /^\[([^\]]*)\](?::\d+)?$/.exec(bare)?.[1] ?? bare.replace(/^([\d.]+):\d+$/, '$1');
  const [address = ''] = inner.split('%', 1);
  if (isIP(address) !== 6) return isIP(address) ? address : '';
  const groups = groupsOf(address);
  return groups.slice(0, 6).join(':') === '0:0:0:0:0:ffff' ? inIPv4(groups) : address;
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
  // URL also writes the last two groups of an embedded IPv4 address in hexadecimal.
  const [head = '', tail] = new URL(`http://[${address}]`).hostname.slice(1, -1).split('::');
  const left = head ? head.split(':') : [];
  const right = tail ? tail.split(':') : [];
  return [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right];
}

function inIPv4(groups: string[]) {
  const [high, low] = groups.slice(6).map((group) => Number.parseInt(group, 16)) as [number, number];
  return [high >> 8, high & 255, low >> 8, low & 255].join('.');
}
