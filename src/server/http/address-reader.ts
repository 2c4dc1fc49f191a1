/**
 * The client address of a request. An unreadable header of the hospital's own proxy is logged once: without it all
 * visitors count as one.
 */
import type { Logger } from 'pino';
import { clientAddress, forwardedAddress } from '#server/kernel/client-address.ts';
import { isRequestId } from '#server/telemetry/request.ts';

export type AddressReader = ReturnType<typeof addressReader>;

export function addressReader(log: Logger, trustProxy: boolean) {
  const said = new Set<string>();
  function say(sentence: string | null) {
    if (sentence === null || said.has(sentence)) return;
    said.add(sentence);
    log.warn(sentence);
  }
  return (remote: string | undefined, header: (name: string) => string | undefined) => {
    const forwarded = header('x-forwarded-for');
    if (trustProxy) {
      // A call within the process came through no proxy.
      if (forwarded !== undefined || remote !== undefined) say(aboutAddress(forwarded));
      say(aboutId(header('x-request-id')));
    } else if (forwarded !== undefined) say(untrusted);
    return clientAddress(remote, forwarded, trustProxy);
  };
}

const untrusted =
  'A proxy passed on a request, but TRUST_PROXY is not 1. If it is your own, all visitors count as one: set TRUST_PROXY=1.';

function aboutAddress(forwarded: string | undefined) {
  if (forwarded === undefined)
    return 'TRUST_PROXY is 1, but a request came without X-Forwarded-For. If it came through your proxy, all visitors count as one: let the proxy set it.';
  return forwardedAddress(forwarded) === null
    ? 'The last entry of X-Forwarded-For is not an IP address, so all visitors count as one: let the proxy add the address that it sees.'
    : null;
}

function aboutId(requestId: string | undefined) {
  return requestId === undefined || isRequestId(requestId)
    ? null
    : 'The X-Request-Id of the proxy is not used: it must have 8 to 64 letters, digits, dots, dashes or underscores.';
}
