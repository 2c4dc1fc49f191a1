/**
 * Whether there is a newer version, checked only with UPDATES_URL. The request says nothing of the hospital, not even
 * its version. An unreadable answer is logged and otherwise ignored.
 */
import type { Logger } from 'pino';
import { z } from 'zod';
import { type Program, Program as Shape } from '#contract/program.ts';
import { asking } from '#server/telemetry/outgoing.ts';
import { isNewer, version } from './version.ts';

const Answer = z.object({
  version: z.string().regex(/^\d{1,4}\.\d{1,4}\.\d{1,4}$/),
  url: Shape.shape.newer.unwrap().shape.url,
});
const patienceMs = 10_000;
const longest = 10_000;

export class Updates {
  readonly #address: string;
  readonly #given: { log: Logger; signal: AbortSignal };
  #newer: Program['newer'] = null;

  constructor(address: string, given: { log: Logger; signal: AbortSignal }) {
    this.#address = address;
    this.#given = given;
  }

  newer = () => this.#newer;

  async ask() {
    const { log, signal } = this.#given;
    try {
      const answer = await asking({ method: 'GET', url: this.#address, own: [] }, (more) =>
        fetch(this.#address, {
          headers: { Accept: 'application/json', 'User-Agent': 'Openward', ...more },
          signal: AbortSignal.any([signal, AbortSignal.timeout(patienceMs)]),
          redirect: 'error',
        }),
      );
      const text = await start(answer);
      if (!answer.ok) throw new Error(`status ${answer.status}`);
      const { version: offered, url } = Answer.parse(JSON.parse(text));
      this.#newer = isNewer(offered, version) ? { version: offered, url } : null;
    } catch (error) {
      if (!signal.aborted)
        log.warn({ fault: (error as Error).message }, 'UPDATES_URL did not say which version is the newest');
    }
  }
}

/** Reads no more than a valid answer can have. */
async function start(answer: Response) {
  const decoder = new TextDecoder();
  let text = '';
  for await (const bytes of answer.body ?? []) {
    text += decoder.decode(bytes, { stream: true });
    if (text.length > longest) throw new Error('the answer is too long');
  }
  return text;
}
