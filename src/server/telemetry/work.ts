/**
 * What the process is doing: answering a request, or one run of a job. Its id is in every line of the log that it causes
 * and in what it writes to the outbox. It follows everything that is awaited or started from there, and costs nothing
 * where nobody traces: no package of OpenTelemetry is loaded (otlp.ts).
 */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { Span } from '@opentelemetry/api';

export interface Work {
  readonly id: string;
  /** What its lines of the log have besides their own. */
  readonly fields: Readonly<Record<string, string>>;
  /** What is recorded of it; null unless it is traced. */
  readonly span: Span | null;
  /** What is learnt of a request on the way; the same object for all that it starts. */
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

/** For what several requests share, such as a timer: it belongs to none of them. */
export function outside<T>(doing: () => T): T {
  return works.getStore() ? works.run(undefined, doing) : doing();
}

/** What a line of the log says of its cause. A new object: the log adds to it. */
export function logFields(): Record<string, string> {
  return { ...works.getStore()?.fields };
}

/** The pattern of the address that was asked for, such as `/doctors/:slug`: an address itself may open something. */
export function nameRoute(pattern: string) {
  const work = works.getStore();
  if (work) work.asked.route = pattern;
}
