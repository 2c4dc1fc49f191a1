/**
 * Fair queueing for calls beyond what the database serves at once: next is the client that has used least of its time
 * lately. A few who ask without end wait for each other, and an occasional visitor waits only for work already under
 * way. Waiting counts in a client's favour, so that everyone gets a turn.
 */
interface QueuedCall {
  client: string;
  since: number;
  begin(): void;
}
interface Use {
  /** Milliseconds of work, weighted as of `at`. */
  ms: number;
  at: number;
}

/** After this long, half of a client's use is forgotten. */
const halfLifeMs = 10_000;
/** A second of recent work weighs as much as ten seconds of waiting. */
const weight = 10;
/** A client below this counts as a newcomer. */
const nothingMs = 1;
const mostRemembered = 10_000;

export class Turns {
  readonly #now: () => number;
  readonly #waiting: QueuedCall[] = [];
  readonly #used = new Map<string, Use>();
  #free: number;

  /** `places` is how many run at once; `now` is a clock in milliseconds. */
  constructor(places: number, now = () => performance.now()) {
    this.#free = places;
    this.#now = now;
  }

  get remembered() {
    return this.#used.size;
  }

  async take<T>(client: string, work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free--;
    else await new Promise<void>((begin) => this.#waiting.push({ client, since: this.#now(), begin }));
    const began = this.#now();
    try {
      return await work();
    } finally {
      this.#count(client, this.#now() - began);
      this.#next();
    }
  }

  #next() {
    const now = this.#now();
    const due = ({ client, since }: QueuedCall) => this.#had(client, now) * weight - (now - since);
    let first = 0;
    for (let place = 1; place < this.#waiting.length; place++)
      if (due(this.#waiting[place]!) < due(this.#waiting[first]!)) first = place;
    const [chosen] = this.#waiting.splice(first, 1);
    if (chosen) chosen.begin();
    else this.#free++;
  }

  #had(client: string, now: number) {
    const use = this.#used.get(client);
    return use ? use.ms * 2 ** ((use.at - now) / halfLifeMs) : 0;
  }

  #count(client: string, ms: number) {
    const now = this.#now();
    const had = this.#had(client, now) + ms;
    // Deleted and set again, so that the map iterates from the oldest entry.
    this.#used.delete(client);
    this.#used.set(client, { ms: had, at: now });
    for (const [oldest] of this.#used) {
      if (this.#used.size <= mostRemembered && this.#had(oldest, now) >= nothingMs) return;
      this.#used.delete(oldest);
    }
  }
}
