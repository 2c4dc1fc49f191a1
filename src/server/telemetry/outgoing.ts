/**
 * A request to another machine. Its span names the machine and the method, never the address, which may hold a key.
 * Only the hospital's own machines get the trace: those in PRIVATE_HOSTS, and this machine itself.
 */
import { failed, inSpan, set, traceparentOf } from './spans.ts';

interface Given {
  method: string;
  url: string | URL;
  /** Hosts of the hospital's own; `none` for a bucket, since its requests are signed and a provider reads them. */
  own: readonly string[] | 'none';
}

/** `send` must add these headers to its own. */
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
