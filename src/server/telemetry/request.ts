/**
 * A request as work. Its id is one that the hospital's own proxy gave (X-Request-Id), or a new one; a trace that begins
 * here has the same id, without dashes. Without a trusted proxy no outsider chooses an id or what is recorded.
 */
import { begin, failed, isTracing, readTraceparent, set, traceOf } from './spans.ts';
import type { Work } from './work.ts';

export interface Head {
  method: string;
  requestId: string | undefined;
  traceparent: string | undefined;
}

const methods = /^(GET|HEAD|POST|PUT|PATCH|DELETE|OPTIONS|CONNECT|TRACE)$/;

export function requestWork({ method, requestId, traceparent }: Head, trustProxy: boolean): Work {
  const given = trustProxy && requestId !== undefined && isRequestId(requestId) ? requestId : null;
  const id = given ?? crypto.randomUUID();
  if (!isTracing()) return { id, fields: { requestId: id }, span: null, asked: { method } };
  const isTold = trustProxy && readTraceparent(traceparent) !== null;
  const span = begin(knownMethod(method), {
    kind: 'server',
    attributes: { 'http.request.method': knownMethod(method), 'openward.request_id': id },
    parent: isTold ? traceparent! : null,
    traceId: given ? undefined : id.replaceAll('-', ''),
  })!;
  return { id, fields: { requestId: id, ...traceOf(span) }, span, asked: { method: knownMethod(method) } };
}

/** Whether an id from a proxy is used. */
export function isRequestId(given: string) {
  return /^[A-Za-z0-9._-]{8,64}$/.test(given);
}

/** Records the outcome. */
export function endRequest({ span, asked: { method, route, cache } }: Work, status: number) {
  if (!span?.isRecording()) return;
  set(span, {
    'http.response.status_code': status,
    ...(route ? { 'http.route': route } : {}),
    ...(cache ? { 'openward.cache': cache } : {}),
  });
  if (route) span.updateName(`${method} ${route}`);
  if (status >= 500) failed(span, String(status));
  span.end();
}

function knownMethod(method: string) {
  return methods.test(method) ? method : '_OTHER';
}
