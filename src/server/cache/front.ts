/**
 * The entrance: a plain `node:http` handler that answers from memory what is the same for everyone and passes on
 * everything else. It fills the cache by requesting the address from the app without cookie, token or language, so no
 * cached answer can contain anything of a visitor, and it sends exactly the headers the app gave. An answer is cached
 * under the content state it was started with (content.ts) and sent only while that state lasts: never after a write,
 * unless the database is gone and there is nothing better.
 */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { endRequest, requestWork } from '#server/telemetry/request.ts';
import { isTracing } from '#server/telemetry/spans.ts';
import { currentWork, during, type Work, workId } from '#server/telemetry/work.ts';
import { partsOfAddress } from '#words/language.ts';
import { acceptedEncodings, type Encoding } from './accepted-encodings.ts';
import { keptAddress, pathOf } from './address.ts';
import { isUnchanged } from './conditional.ts';
import type { Content, ContentState } from './content.ts';
import { type AskedForEverybody, newJudgement } from './judgement.ts';
import { type Form, KeptAnswer } from './kept-answer.ts';
import type { Memory } from './memory.ts';
import { cachingOfCdn, withCaching } from './shared-caching.ts';

/** While the database is away, visitors with an older answer to show wait no longer than this. */
const patienceMs = 2_000;
/** After this wait the database is checked; its last check is no older than this. */
const doubtMs = 1_000;
/** Addresses known to be personal; forgetting one costs rendering a page twice. */
const mostRemembered = 2_000;

/** For an answer that may only serve as a last resort. */
const overState: ContentState = { endsAt: 0 };

export interface FrontOptions {
  /** The app, called in-process. */
  fetch(request: Request, environment: AskedForEverybody): Response | Promise<Response>;
  /** Handles uncached requests. */
  pass(request: IncomingMessage, response: ServerResponse): void | Promise<void>;
  content: Content;
  /** Whether the database answers right now; resolves in time itself (health.ts). */
  isReady(): Promise<boolean>;
  memory: Memory;
  /** The client that limits count by. */
  clientOf(request: IncomingMessage): string;
  publicUrl: string;
  /** Whether a proxy's request ids are accepted. */
  trustProxy?: boolean;
  /** Whether a cache in front is purged on changes (purge.ts), and so may answer without asking. */
  hasCdn: boolean;
  /** Logs a fault of making or writing an answer, and returns the answer to send instead. */
  failed(error: unknown, path: string, requestId: string): Response;
  /** Called for every answer. */
  answered(url: string, status: number, seconds: number): void;
}

interface SharedAnswer {
  /** Null for a personal answer, which each visitor must request. */
  answer: KeptAnswer | null;
  /** Whether concurrent requests for the same address may share it. */
  isShared: boolean;
}

export class Front {
  readonly counts = { hit: 0, miss: 0, stale: 0, pass: 0 };
  readonly #options: FrontOptions;
  readonly #flights = new Map<string, { state: ContentState; outcome: Promise<SharedAnswer> }>();
  readonly #personal = new Set<string>();
  readonly #encodings = new Map<string, Encoding[]>();

  constructor(options: FrontOptions) {
    this.#options = options;
  }

  handle = (request: IncomingMessage, response: ServerResponse) => {
    try {
      this.#handle(request, response);
    } catch (error) {
      this.#fail(error, request, response);
    }
  };

  /** Makes pages before anyone asks, so that they are there if the database goes away. */
  async keep(addresses: string[]) {
    const { memory, content } = this.#options;
    if (memory.limit === 0) return;
    for (const address of addresses) await this.#produce(address, content.state, undefined, '');
  }

  #handle(request: IncomingMessage, response: ServerResponse) {
    const { method, url = '', headers } = request;
    const { memory, answered } = this.#options;
    const began = performance.now();
    const traced = isTracing() ? this.#workOf(request) : null;
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
      if (traced) endHit(traced, kept, response);
      return count();
    }
    const work = traced ?? this.#workOf(request);
    response.on('close', () => {
      count();
      endRequest(work, response.statusCode);
    });
    during(work, () => {
      if (address === null || this.#personal.has(address) || this.#personal.has(pathOf(address)))
        return this.#pass(request, response);
      this.#make(address, kept, request, response).catch((error) => this.#fail(error, request, response));
    });
  }

  /** The last resort: a failed request must not end the process. */
  #fail(error: unknown, request: IncomingMessage, response: ServerResponse) {
    const requestId = workId();
    const page = this.#options.failed(error, pathOf(request.url ?? ''), requestId);
    if (response.headersSent) return response.destroy();
    for (const name of response.getHeaderNames()) response.removeHeader(name);
    response.writeHead(page.status, { ...Object.fromEntries(page.headers), 'X-Request-Id': requestId });
    page.text().then(
      (text) => response.end(text),
      () => response.destroy(),
    );
  }

  #workOf({ method = '', headers }: IncomingMessage) {
    const requestId = headers['x-request-id']?.toString();
    const traceparent = headers.traceparent?.toString();
    return requestWork({ method, requestId, traceparent }, this.#options.trustProxy === true);
  }

  #pass(request: IncomingMessage, response: ServerResponse) {
    this.counts.pass++;
    note({ cache: 'pass' });
    Promise.resolve(this.#options.pass(request, response)).catch((error) =>
      this.#fail(error, request, response),
    );
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
    note({ cache: answer === former ? 'stale' : 'miss', route: answer.route });
    this.#send(answer, request, response);
  }

  /** While the database is away, an older answer is better than a wait. */
  async #withPatience(outcome: Promise<SharedAnswer>, former: KeptAnswer | undefined): Promise<SharedAnswer> {
    const made = outcome.catch((): SharedAnswer => ({ answer: former ?? null, isShared: true }));
    if (!former) return made;
    const wait = <T>(ms: number, then: T) => setTimeout(ms, then, { ref: false });
    for (;;) {
      const inTime = await Promise.race([made, wait(doubtMs, null)]);
      if (inTime) return inTime;
      const isReady = this.#options.isReady();
      if (!(await Promise.race([made, isReady, wait(patienceMs - doubtMs, false)])))
        return { answer: former, isShared: true };
    }
  }

  async #produce(
    address: string,
    state: ContentState,
    former: KeptAnswer | undefined,
    client: string,
  ): Promise<SharedAnswer> {
    const { content, fetch, publicUrl, memory } = this.#options;
    // Asked before rendering: an entry that becomes public meanwhile then ends the state of this answer.
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
    // A state without a known end could outlive a change.
    const under = isSettled ? state : overState;
    const isGood = judgement.isWhole && answer.status < 500;
    const isKept = isGood && judgement.isLasting && answer.status === 200;
    const made = new KeptAnswer(
      under,
      {
        status: answer.status,
        headers: answer.headers,
        // Calls answer staff differently, and not every cache heeds Vary.
        isShareable: isKept && isSettled && !partsOfAddress(address).path.startsWith('/api/'),
        route: currentWork()?.asked.route,
      },
      Buffer.from(await answer.arrayBuffer()),
    );
    // A refused client is told so: the older answer may have been withdrawn since.
    const isRefused = answer.status === 429;
    if (!isGood && !isRefused && former) return { answer: former, isShared: true };
    // An answer overtaken by a write is not shown again, unless the database is gone and there is nothing newer.
    const isNewest = memory.get(address)?.state !== content.state || content.state === state;
    if (isKept && isNewest) memory.set(address, made);
    // Another visitor may still be within the limit.
    return { answer: made, isShared: judgement.isLasting && !isRefused };
  }

  #remember(address: string) {
    if (this.#personal.size >= mostRemembered) this.#personal.clear();
    this.#personal.add(address);
  }

  #send(answer: KeptAnswer, request: IncomingMessage, response: ServerResponse) {
    const encoding = answer.encodingFor(this.#accepted(request.headers['accept-encoding']));
    const form = answer.ready(encoding);
    if (form) return this.#write(answer, form, request, response);
    answer
      .form(encoding)
      .then((made) => this.#write(answer, made, request, response))
      .catch((error) => this.#fail(error, request, response));
  }

  #write(answer: KeptAnswer, form: Form, request: IncomingMessage, response: ServerResponse) {
    const { content, hasCdn } = this.#options;
    const { status } = answer;
    const ifNoneMatch = request.headers['if-none-match'];
    const isKnown =
      ifNoneMatch !== undefined &&
      status === 200 &&
      isUnchanged({ ifNoneMatch, ifModifiedSince: undefined }, form);
    const headers = isKnown ? form.unchangedHeaders : form.headers;
    // An answer overtaken by a write meanwhile would outlast the purge.
    const isCurrent = hasCdn && answer.isShareable && answer.state === content.state;
    response.writeHead(
      isKnown ? 304 : status,
      isCurrent ? withCaching(headers, cachingOfCdn(content.lastsMs)) : headers,
    );
    response.end(isKnown || request.method === 'HEAD' ? undefined : form.body);
  }

  /** Browsers send a handful of values; the memory for others is bounded. */
  #accepted(header = '') {
    let encodings = this.#encodings.get(header);
    if (!encodings) {
      encodings = acceptedEncodings(header);
      if (this.#encodings.size < 100) this.#encodings.set(header, encodings);
    }
    return encodings;
  }
}

/** Adds the answer's details to the record of the request. */
function note({ cache, route }: Work['asked']) {
  const asked = currentWork()?.asked;
  if (!asked) return;
  if (cache) asked.cache = cache;
  if (route) asked.route = route;
}

function endHit(work: Work, { route }: KeptAnswer, { statusCode }: ServerResponse) {
  work.asked.cache = 'hit';
  if (route) work.asked.route = route;
  endRequest(work, statusCode);
}
