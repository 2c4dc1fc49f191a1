/**
 * Tells a cache in front, such as a CDN, to drop everything when content changes. Every node does so after learning of
 * the change itself, so the last purge comes after the last answer of the old content. A failed purge is tried again;
 * until then a page is old for as long as shared-caching.ts allows.
 */
import type { Logger } from 'pino';
import { asking } from '#server/telemetry/outgoing.ts';

export interface PurgeCall {
  url: string;
  method: string;
  headers: Record<string, string>;
  body?: string;
}

/** CDNs allow few purges a minute; changes meanwhile are purged together. */
export const restMs = 10_000;
const patienceMs = 10_000;

interface Given {
  log: Logger;
  now(): number;
  signal: AbortSignal;
  /** Hosts in the hospital's own network. */
  privateHosts?: readonly string[];
}

export class Purge {
  readonly counts = { done: 0, failed: 0 };
  readonly #call: PurgeCall;
  readonly #given: Given;
  /** True at the start: another version of the program makes other pages. */
  #isDue = true;
  #triedAt = Number.NEGATIVE_INFINITY;
  #isFailing = false;

  constructor(call: PurgeCall, given: Given) {
    this.#call = call;
    this.#given = given;
  }

  due() {
    this.#isDue = true;
  }

  /** Purges if that is due and the last attempt is long enough ago. */
  async run() {
    const { now, signal, log } = this.#given;
    if (!this.#isDue || now() - this.#triedAt < restMs) return;
    this.#triedAt = now();
    // Before the call: a change during it may have come too late for it.
    this.#isDue = false;
    const fault = await this.#send(AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]));
    if (signal.aborted) return;
    this.counts[fault ? 'failed' : 'done']++;
    if (fault) this.#isDue = true;
    if (fault && !this.#isFailing)
      log.error({ fault }, 'the CDN was not purged, so it may show old pages; this is tried again');
    if (!fault && this.#isFailing) log.info('the CDN was purged again');
    this.#isFailing = fault !== null;
  }

  /** The fault without the address, which may hold a key; null on success. */
  async #send(signal: AbortSignal): Promise<string | null> {
    const { url, method, headers, body } = this.#call;
    try {
      const own = this.#given.privateHosts ?? [];
      const answer = await asking({ method, url, own }, (more) =>
        fetch(url, { method, headers: { ...headers, ...more }, body, signal, redirect: 'error' }),
      );
      await answer.body?.cancel();
      return answer.ok ? null : `status ${answer.status}`;
    } catch (error) {
      const { name, cause } = error as Error & { cause?: { code?: string } };
      return cause?.code ?? name;
    }
  }
}
