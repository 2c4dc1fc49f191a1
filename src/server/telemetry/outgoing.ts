/**
 * A request to another machine. Its span names the machine and the method, never the address, which may hold a key. The
 * trace is told to the hospital's own machines only: what PRIVATE_HOSTS names, and this machine itself.
 */
import { failed, inSpan, set, traceparentOf } from './spans.ts';

interface Given {
  method: string;
  url: string | URL;
  /** Hosts of the hospital's own; a bucket has none, since its requests are signed and a provider reads them. */
  own: readonly string[] | 'none';
}

/** `send` adds these headers to its own. */
export function asking<T extends { status: number }>(
  { method, url, own }: Given,
  send: (headers: Record<string, string>) => Promise<T>,
): Promise<T> {
  const { hostname, host, port, protocol } = new URL(url);
  return inSpan(
    method,
    'client',
    () => ({
      'http.request.method': method,
      'server.address': hostname,
      'server.port': Number(port) || (protocol === 'https:' ? 443 : 80),
    }),
    async (span) => {
      const isOwn = own !== 'none' && (own.includes(host) || thisMachine.test(hostname));
      const answer = await send(span && isOwn ? { traceparent: traceparentOf(span) } : {});
      if (span) {
        set(span, { 'http.response.status_code': answer.status });
        if (answer.status >= 400) failed(span, String(answer.status));
      }
      return answer;
    },
  );
}

const thisMachine = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
