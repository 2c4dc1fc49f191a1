/**
 * Whether a bucket answers. While it does not, one request at a time checks whether it is back and all others fail at
 * once: a page has dozens of pictures, and each would keep a visitor's connection for as long as the first.
 */
import type { Logger } from 'pino';
import { Absence } from '#server/kernel/absence.ts';

/** The bucket cannot be reached, or reports that it cannot work; the same request may be repeated. */
export class BucketAway extends Error {
  override name = 'BucketAway';
}

class Outage extends Absence {
  /** A request is checking whether it is over. */
  isTried = false;
}

export class BucketWatch {
  #outage: Outage | null = null;
  readonly #setting: string;
  readonly #log: Logger | undefined;

  constructor(setting: string, log?: Logger) {
    this.#setting = setting;
    this.#log = log;
  }

  /** Asks the bucket by `send`, and reads its answer; throws `BucketAway` if it does not answer, or not now. */
  async ask<T>(send: () => Promise<Response>, read: (answer: Response) => T | Promise<T>): Promise<T> {
    const before = this.#outage;
    if (before?.isTried) throw this.#failed(before, 'is away');
    if (before) before.isTried = true;
    try {
      const answer = await send();
      if (answer.status < 500 && answer.status !== 429) {
        this.#back();
        return await read(answer);
      }
      await answer.body?.cancel();
      throw this.#away(answer.status, `answers ${answer.status}`);
    } catch (error) {
      // A network error; a refusal is an error of our own.
      if (error instanceof TypeError || error instanceof DOMException)
        throw this.#away(faultOf(error), 'does not answer');
      throw error;
    } finally {
      if (before) before.isTried = false;
    }
  }

  #away(fault: string | number, why: string) {
    if (!this.#outage) {
      this.#outage = new Outage();
      this.#log?.warn({ setting: this.#setting, fault }, 'the bucket cannot be reached');
    }
    return this.#failed(this.#outage, why);
  }

  #failed(outage: Outage, why: string) {
    outage.failed++;
    return new BucketAway(`The bucket of ${this.#setting} ${why}.`);
  }

  #back() {
    if (!this.#outage) return;
    this.#log?.info({ setting: this.#setting, ...this.#outage.figures }, 'the bucket is back');
    this.#outage = null;
  }
}

function faultOf(error: unknown) {
  const { cause, name } = error as Error;
  return (cause as { code?: string } | undefined)?.code ?? name;
}
