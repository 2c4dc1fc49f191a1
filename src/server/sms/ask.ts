/**
 * Calls an address that was entered in the staff area. It reaches no machine of the hospital's own network, or the form
 * would be a way in: the addresses of the name are checked when the connection is made, so that a name cannot change in
 * between. The operator of the server may allow hosts (PRIVATE_HOSTS). No redirect is followed, the answer is cut, and
 * all of it has a time limit.
 */
import { lookup } from 'node:dns';
import { request as askPlain } from 'node:http';
import { request as askSecurely } from 'node:https';
import { BlockList, isIP, type LookupFunction } from 'node:net';
import { asking } from '#server/telemetry/outgoing.ts';

const timeoutMs = 10_000;
const longestAnswer = 64 * 1024;

/** The request was not sent and may be repeated. */
export class NotAsked extends Error {}
/** The request was sent, with unknown outcome. */
export class Unanswered extends Error {}

interface GatewayRequest {
  headers: Record<string, string>;
  body: string;
}
export interface Reach {
  /** Hosts, with a non-standard port, that may be in the hospital's own network and need no TLS. */
  privateHosts: readonly string[];
}

export interface Answer {
  status: number;
  text: string;
}

const own = new BlockList();
for (const [network, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  own.addSubnet(network, bits, 'ipv4');
/** For IPv6, only globally assigned addresses, except those that carry an IPv4 address. */
const world = new BlockList();
world.addSubnet('2000::', 3, 'ipv6');
for (const [network, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  own.addSubnet(network, bits, 'ipv6');

/** Whether an IP address belongs to the internet and not to a private network. */
export function isPublicAddress(address: string) {
  const family = isIP(address);
  if (family === 4) return !own.check(address, 'ipv4');
  return family === 6 && world.check(address, 'ipv6') && !own.check(address, 'ipv6');
}

/** Whether a form may name it: https, without a password in it; or a host that the operator allows. */
export function isAskable(address: string, { privateHosts }: Reach) {
  const url = URL.parse(address);
  if (!url || url.username || url.password || url.hash) return false;
  if (privateHosts.includes(url.host)) return /^https?:$/.test(url.protocol);
  const host = url.hostname.replace(/^\[|\]$/g, '');
  return url.protocol === 'https:' && (isIP(host) === 0 || isPublicAddress(host));
}

/** Throws `NotAsked` or `Unanswered`. */
export function ask(address: string, { headers, body }: GatewayRequest, reach: Reach): Promise<Answer> {
  if (!isAskable(address, reach)) throw new NotAsked('This address may not be asked.');
  return asking({ method: 'POST', url: address, own: reach.privateHosts }, (more) =>
    post(new URL(address), { headers: { ...headers, ...more }, body }, reach),
  );
}

function post(url: URL, { headers, body }: GatewayRequest, reach: Reach): Promise<Answer> {
  const isOwn = reach.privateHosts.includes(url.host);
  return new Promise((resolve, reject) => {
    let hasLeft = false;
    const fail = (error: Error) =>
      reject(hasLeft ? new Unanswered(wordsOf(error)) : new NotAsked(wordsOf(error)));
    const request = (url.protocol === 'https:' ? askSecurely : askPlain)(url, {
      method: 'POST',
      agent: false,
      headers: { ...headers, 'Content-Length': Buffer.byteLength(body) },
      signal: AbortSignal.timeout(timeoutMs),
      ...(isOwn ? {} : { lookup: publicOnly }),
    });
    request.on('socket', (socket) => {
      socket.once(url.protocol === 'https:' ? 'secureConnect' : 'connect', () => {
        hasLeft = true;
      });
    });
    request.on('error', fail);
    request.on('response', (answer) => {
      const chunks: Buffer[] = [];
      let length = 0;
      answer.on('data', (chunk: Buffer) => {
        length += chunk.length;
        if (length > longestAnswer) answer.destroy(new Error('The answer is too long.'));
        else chunks.push(chunk);
      });
      answer.on('error', fail);
      answer.on('end', () =>
        resolve({ status: answer.statusCode ?? 0, text: Buffer.concat(chunks).toString('utf8') }),
      );
    });
    request.end(body);
  });
}

/** For the person who sets the gateway up. */
const plainWords: Record<string, string> = {
  ENOTFOUND: 'There is no computer of this name.',
  EAI_AGAIN: 'The name cannot be looked up right now.',
  ECONNREFUSED: 'Nobody answers there.',
  ECONNRESET: 'The connection was broken off.',
  EHOSTUNREACH: 'There is no way to this computer.',
  ENETUNREACH: 'There is no way to this computer.',
  CERT_HAS_EXPIRED: 'Its certificate has expired.',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'No authority has signed its certificate.',
};

function wordsOf({ name, message, code = '' }: Error & { code?: string }) {
  if (name === 'TimeoutError' || name === 'AbortError')
    return `No answer within ${timeoutMs / 1000} seconds.`;
  return plainWords[code] ? `${plainWords[code]} (${message})` : message;
}

/** The system's look-up, except for names with a non-public address. */
const publicOnly: LookupFunction = (host, options, done) => {
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '');
    if (found.length === 0 || found.some(({ address }) => !isPublicAddress(address)))
      return done(new Error(`${host} leads into a network of its own, which the server does not ask.`), '');
    if (options.all) return done(null, found);
    done(null, found[0]!.address, found[0]!.family);
  });
};
