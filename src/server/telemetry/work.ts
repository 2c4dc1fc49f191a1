/**
 * What the process is doing: answering a request, or one run of a job. Its id is in every log line that it causes and
 * in its rows of the outbox. It follows everything that is awaited or started from there, and costs nothing without
 * tracing: no package of OpenTelemetry is loaded (otlp.ts).
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';

export interface Work {
  readonly id: string;
  /** Added to its log lines. */
  readonly fields: Readonly<Record<string, string>>;
  /** Null unless it is traced. */
  readonly span: Span | null;
  /** Learnt about a request on the way; the same object for all that it starts. */
  readonly asked: { method?: string; route?: string; cache?: 'hit' | 'miss' | 'stale' | 'pass' };
}

const works = new AsyncLocalStorage<Work | undefined>();

export function currentWork() {
  return works.getStore();
}

export function during<T>(work: Work | undefined, doing: () => T): T {
  return works.run(work, doing);
}

/** The id of the current work, or a new one outside of any. */
export function workId(): string {
  return works.getStore()?.id ?? crypto.randomUUID();
}

/** For work shared by several requests, such as a timer: it belongs to none of them. */
export function outside<T>(doing: () => T): T {
  return works.getStore() ? works.run(undefined, doing) : doing();
}

/** The fields of the current work. A new object: the log adds to it. */
export function logFields(): Record<string, string> {
  return { ...works.getStore()?.fields };
}

/** The pattern of the requested address, such as `/doctors/:slug`: an address itself may open something. */
export function nameRoute(pattern: string) {
  const work = works.getStore();
  if (work) work.asked.route = pattern;
}
