/**
 * The door of the house: answers from memory what is the same for everybody, as a plain handler of `node:http`, and
 * passes on all else. What it keeps was made for nobody in particular, by asking the app for the kept address without a
 * cookie, a token or a language, so no answer can hold anything of a visitor; and it goes out with the very headers that
 * the app gave it. An answer is kept under the state of the content that it was begun with (content.ts) and goes out only
 * while that state holds: after a write never again, unless the database is gone and there is nothing better.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { keptAddress, pathOf } from './address.ts';
import type { Content, ContentState } from './content.ts';
import { type AskedForEverybody, newJudgement } from './judgement.ts';
import { type Encoding, encodingOf, type Form, KeptAnswer, knows } from './kept-answer.ts';
import type { Memory } from './memory.ts';

/** While the database is away a visitor who can be shown what was here before does not wait longer for it. */
const patienceMs = 2_000;
/** Addresses that are known to be one visitor's each time; forgetting one costs a page that is made twice. */
const mostRemembered = 2_000;

/** Of an answer that may only stand in where there is nothing better. */
const overState: ContentState = { endsAt: 0 };

export interface FrontOptions {
  /** The app, asked in-process. */
  fetch(request: Request, environment: AskedForEverybody): Response | Promise<Response>;
  /** Answers what is not kept. */
  pass(request: IncomingMessage, response: ServerResponse): void;
  content: Content;
  memory: Memory;
  /** By which limits are counted. */
  clientOf(request: IncomingMessage): string;
  publicUrl: string;
  /** Told of every answer. */
  answered(url: string, status: number, seconds: number): void;
}

interface Outcome {
  /** Null: it is one visitor's, who has to ask for it themselves. */
  answer: KeptAnswer | null;
  /** Whether those who asked for the same meanwhile may have it too. */
  isShared: boolean;
}

export class Front {
  readonly counts = { hit: 0, miss: 0, stale: 0, pass: 0 };
  readonly #options: FrontOptions;
  readonly #flights = new Map<string, { state: ContentState; outcome: Promise<Outcome> }>();
  readonly #personal = new Set<string>();
  readonly #encodings = new Map<string, Encoding>();

  constructor(options: FrontOptions) {
    this.#options = options;
  }

  handle = (request: IncomingMessage, response: ServerResponse) => {
    const { method, url = '', headers } = request;
    const { memory, answered } = this.#options;
    const began = performance.now();
    const count = () => answered(url, response.statusCode, (performance.now() - began) / 1_000);
    const mayBeKept =
      memory.limit > 0 && (method === 'GET' || method === 'HEAD') && headers.authorization === undefined;
    let address = mayBeKept ? url : null;
    let kept = mayBeKept ? memory.get(url) : undefined;
    if (mayBeKept && !kept) {
      address = keptAddress(url);
      kept = address === null ? undefined : memory.get(address);
    }
    if (kept?.state === this.#options.content.state) {
      this.counts.hit++;
      this.#send(kept, request, response);
      return count();
    }
    response.on('close', count);
    if (address === null || this.#personal.has(address) || this.#personal.has(pathOf(address)))
      return this.#pass(request, response);
    void this.#make(address, kept, request, response);
  };

  #pass(request: IncomingMessage, response: ServerResponse) {
    this.counts.pass++;
    this.#options.pass(request, response);
  }

  async #make(
    address: string,
    former: KeptAnswer | undefined,
    request: IncomingMessage,
    response: ServerResponse,
  ) {
    const { state } = this.#options.content;
    let flight = this.#flights.get(address);
    const isLeader = flight?.state !== state;
    if (!flight || isLeader) {
      const outcome = this.#produce(address, state, former, this.#options.clientOf(request)).finally(() => {
        if (this.#flights.get(address)?.outcome === outcome) this.#flights.delete(address);
      });
      flight = { state, outcome };
      this.#flights.set(address, flight);
      this.counts.miss++;
    }
    const { answer, isShared } = await this.#withPatience(flight.outcome, former);
    if (!answer || !(isShared || isLeader)) return this.#pass(request, response);
    if (answer === former) this.counts.stale++;
    this.#send(answer, request, response);
  }

  /** With the database away, what was kept before is better than a wait. */
  async #withPatience(outcome: Promise<Outcome>, former: KeptAnswer | undefined): Promise<Outcome> {
    const made = outcome.catch((): Outcome => ({ answer: former ?? null, isShared: true }));
    if (!former || this.#options.content.isConnected) return made;
    return Promise.race([made, setTimeout(patienceMs, { answer: former, isShared: true }, { ref: false })]);
  }

  async #produce(
    address: string,
    state: ContentState,
    former: KeptAnswer | undefined,
    client: string,
  ): Promise<Outcome> {
    const { content, fetch, publicUrl, memory } = this.#options;
    // Asked before the answer is made: what becomes public meanwhile then ends the state that the answer is kept under.
    const isSettled = await content.settled().then(
      (settled) => settled === state,
      () => false,
    );
    const judgement = newJudgement();
    const answer = await fetch(new Request(publicUrl + address), { judgement, client });
    if (!judgement.isForEverybody) {
      await answer.body?.cancel();
      this.#remember(address);
      return { answer: null, isShared: false };
    }
    // Without its end a state could stand for what has come after it.
    const under = isSettled ? state : overState;
    const made = new KeptAnswer(
      under,
      answer.status,
      answer.headers,
      Buffer.from(await answer.arrayBuffer()),
    );
    const isGood = judgement.isWhole && answer.status < 500;
    // Whoever is refused is told so: what was kept may have been taken back since.
    const isRefused = answer.status === 429;
    if (!isGood && !isRefused && former) return { answer: former, isShared: true };
    // What a write has overtaken meanwhile is not shown again, unless the database goes and there is nothing newer.
    const isNewest = memory.get(address)?.state !== content.state || content.state === state;
    if (isGood && judgement.isLasting && answer.status === 200 && isNewest) memory.set(address, made);
    // What one visitor is refused the next one may have.
    return { answer: made, isShared: judgement.isLasting && !isRefused };
  }

  #remember(address: string) {
    if (this.#personal.size >= mostRemembered) this.#personal.clear();
    this.#personal.add(address);
  }

  #send(answer: KeptAnswer, request: IncomingMessage, response: ServerResponse) {
    const encoding = this.#encodingOf(request.headers['accept-encoding']);
    const form = answer.ready(encoding);
    if (form) return this.#write(answer.status, form, request, response);
    void answer.form(encoding).then(
      (made) => this.#write(answer.status, made, request, response),
      () => response.destroy(),
    );
  }

  #write(status: number, form: Form, request: IncomingMessage, response: ServerResponse) {
    const isKnown = status === 200 && knows(request.headers['if-none-match'], form.etag);
    response.writeHead(isKnown ? 304 : status, isKnown ? form.unchangedHeaders : form.headers);
    response.end(isKnown || request.method === 'HEAD' ? undefined : form.body);
  }

  /** Browsers send one of a few texts; what others send is not remembered without end. */
  #encodingOf(accepted = '') {
    let encoding = this.#encodings.get(accepted);
    if (!encoding) {
      encoding = encodingOf(accepted);
      if (this.#encodings.size < 100) this.#encodings.set(accepted, encoding);
    }
    return encoding;
  }
}
