/**
 * The one way to a span, so that none can contain more than it may: the names of attributes are a closed list, and none
 * of them holds an address, a value or a person. Of an error only the name is recorded.
 */
import type { Span } from '@opentelemetry/api';
import { currentWork, during } from './work.ts';

/** By the semantic conventions of OpenTelemetry, and `openward.` where they have no word. */
export interface Attributes {
  'http.request.method'?: string;
  'http.route'?: string;
  'http.response.status_code'?: number;
  'url.scheme'?: string;
  'server.address'?: string;
  'server.port'?: number;
  'db.system.name'?: 'postgresql';
  'db.query.summary'?: string;
  'error.type'?: string;
  'openward.request_id'?: string;
  'openward.cache'?: 'hit' | 'miss' | 'stale' | 'pass';
  'openward.call'?: string;
  'openward.job'?: string;
  'openward.run_id'?: string;
  'openward.channel'?: 'mail' | 'sms';
  'openward.attempt'?: number;
}
export type Kind = 'server' | 'client' | 'internal';

export interface Begin {
  kind: Kind;
  attributes: Attributes;
  /** A span of this process, or a `traceparent` from elsewhere. */
  parent?: Span | string | null;
  /** For a new trace: 32 hexadecimal digits. */
  traceId?: string | undefined;
  /** The `traceparent` of the cause. */
  cause?: string | undefined;
}
export interface Recorder {
  begin(name: string, begin: Begin): Span;
}

let recorder: Recorder | null = null;

/** Sends spans to a recorder from now on; null ends it. */
export function recordBy(next: Recorder | null) {
  recorder = next;
}

export function isTracing() {
  return recorder !== null;
}

export function begin(name: string, given: Begin): Span | null {
  return recorder?.begin(name, given) ?? null;
}

/** A part of the current work; null if that is not traced. */
export function beginPart(name: string, kind: Kind, attributes: () => Attributes, cause?: string) {
  if (!recorder) return null;
  const parent = currentWork()?.span;
  if (!parent?.isRecording()) return null;
  return recorder.begin(name, { kind, attributes: attributes(), parent, cause });
}

/** Runs a part of the current work; anything it starts is a part of it in turn. */
export function inSpan<T>(
  name: string,
  kind: Kind,
  attributes: () => Attributes,
  doing: (span: Span | null) => Promise<T>,
  cause?: string,
): Promise<T> {
  const span = beginPart(name, kind, attributes, cause);
  return span ? recorded(span, doing) : doing(null);
}

async function recorded<T>(span: Span, doing: (span: Span) => Promise<T>) {
  try {
    return await during({ ...currentWork()!, span }, () => doing(span));
  } catch (error) {
    failed(span, error);
    throw error;
  } finally {
    span.end();
  }
}

export function set(span: Span, attributes: Attributes) {
  span.setAttributes(attributes as Record<string, string | number>);
}

/** Records the name of the error alone, since its message may quote anything. */
export function failed(span: Span, error: unknown) {
  set(span, { 'error.type': nameOf(error) });
  // SpanStatusCode.ERROR, without loading the package.
  span.setStatus({ code: 2 });
}

function nameOf(error: unknown) {
  if (typeof error === 'string') return error;
  const { code, cause, name } = (error ?? {}) as {
    code?: unknown;
    cause?: { code?: unknown };
    name?: unknown;
  };
  const found = [code, cause?.code, name].find((one) => typeof one === 'string' && /^\w{1,60}$/.test(one));
  return typeof found === 'string' ? found : 'Error';
}

/** For log lines. */
export function traceOf(span: Span | null): Record<string, string> {
  return span?.isRecording() ? { traceId: span.spanContext().traceId } : {};
}

/** W3C Trace Context. */
export function traceparentOf(span: Span) {
  const { traceId, spanId, traceFlags } = span.spanContext();
  return `00-${traceId}-${spanId}-0${traceFlags & 1}`;
}

/** Version 00; all zeros are invalid. */
const form = /^00-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})$/;

export function readTraceparent(value: string | undefined) {
  const [, traceId, spanId, flags] = form.exec(value ?? '') ?? [];
  if (!traceId || !spanId || !flags) return null;
  return { traceId, spanId, traceFlags: Number.parseInt(flags, 16) & 1 };
}
