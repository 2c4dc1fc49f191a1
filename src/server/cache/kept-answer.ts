/** An answer as ready bytes: plain, and compressed on first demand for each encoding. */
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { Encoding } from './accepted-encodings.ts';
import { insideOf, tagOf } from './conditional.ts';
import type { ContentState } from './content.ts';

/** Headers alternate names and values, as `writeHead` takes them. */
export interface Form {
  etag: string;
  body: Buffer;
  headers: string[];
  /** For a 304 answer. */
  unchangedHeaders: string[];
}

const brotli = (bytes: Buffer, quality: number) =>
  promisify(brotliCompress)(bytes, {
    params: {
      [zlib.BROTLI_PARAM_QUALITY]: quality,
      [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT,
      [zlib.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });

const compressing = {
  br: (bytes: Buffer) => brotli(bytes, 6),
  gzip: (bytes: Buffer) => promisify(gzip)(bytes, { level: 7 }),
  identity: async (bytes: Buffer) => bytes,
};
/**
 * Sent this often, an answer is compressed at maximum quality: a tenth fewer bytes for a quarter of a second in another
 * thread. It brings the home page below the initial congestion window.
 */
const worthPackingTightly = 3;
/** One at a time, so that threads stay free for visitors' requests. */
let packing: Promise<unknown> = Promise.resolve();
/** Smaller ones fit into one packet anyway. */
const worthCompressing = 1_000;
/** Memory of an answer besides its bytes: headers, map entries. */
const overhead = 2_000;

export class KeptAnswer {
  readonly state: ContentState;
  readonly status: number;
  /** Whether caches in front may keep it too, as long as its state lasts. */
  readonly isShareable: boolean;
  /** The pattern of its address, if one was recorded. */
  readonly route: string | undefined;
  /** Bytes held, as far as known. */
  bytes: number;
  /** Called when a compressed form is added. */
  grown: ((bytes: number) => void) | null = null;
  /** Requested again since it was last spared from eviction. */
  isWanted = false;
  readonly #body: Buffer;
  readonly #headers: [string, string][];
  /** The start of the ETags of all its forms: the app's own tag, or else a hash. */
  readonly #tag: string;
  readonly #forms = new Map<Encoding, Form>();
  readonly #making = new Map<Encoding, Promise<Form>>();
  #timesSent = 0;

  /** `headers` must contain nothing personal. */
  constructor(
    state: ContentState,
    {
      status,
      headers,
      isShareable,
      route,
    }: { status: number; headers: Headers; isShareable: boolean; route?: string | undefined },
    body: Buffer,
  ) {
    this.state = state;
    this.status = status;
    this.isShareable = isShareable;
    this.route = route;
    this.#body = body;
    this.#tag = insideOf(headers.get('ETag') ?? tagOf(body));
    const own = /^(set-cookie|etag|vary|content-encoding|content-length|transfer-encoding)$/;
    this.#headers = [...headers].filter(([name]) => !own.test(name));
    this.bytes = body.length + overhead;
  }

  /** The best encoding for a client that accepts these, best first. */
  encodingFor(accepted: Encoding[]): Encoding {
    const isSmall = this.#body.length < worthCompressing;
    return isSmall && accepted.includes('identity') ? 'identity' : accepted[0]!;
  }

  ready(encoding: Encoding): Form | undefined {
    const form = this.#forms.get(encoding);
    if (form && encoding === 'br' && ++this.#timesSent === worthPackingTightly)
      packing = packing.then(() => this.#packTightly(form)).catch(() => {});
    return form;
  }

  /** Made on first demand. */
  async form(encoding: Encoding): Promise<Form> {
    return this.#forms.get(encoding) ?? this.#making.get(encoding) ?? this.#make(encoding);
  }

  #make(encoding: Encoding) {
    const making = this.#compress(encoding).finally(() => this.#making.delete(encoding));
    this.#making.set(encoding, making);
    return making;
  }

  async #compress(encoding: Encoding): Promise<Form> {
    const body = await compressing[encoding](this.#body);
    const form = this.#formOf(body, encoding, encoding === 'identity' ? '' : `-${encoding}`);
    this.#forms.set(encoding, form);
    if (encoding !== 'identity') this.#grow(body.length);
    return form;
  }

  /** Not worth it once it is no longer cached, or if it is too small. */
  async #packTightly({ body: former }: Form) {
    if (!this.grown || this.#body.length < worthCompressing) return;
    const body = await brotli(this.#body, zlib.BROTLI_MAX_QUALITY);
    if (body.length >= former.length) return;
    this.#forms.set('br', this.#formOf(body, 'br', '-br-tight'));
    this.#grow(body.length - former.length);
  }

  /** Each form has different bytes, so each has its own ETag. */
  #formOf(body: Buffer, encoding: Encoding, mark: string): Form {
    const etag = `"${this.#tag}${mark}"`;
    const always = ['etag', etag, 'vary', 'accept-encoding'];
    const headers = [...this.#headers.flat(), ...always, 'content-length', String(body.length)];
    if (encoding !== 'identity') headers.push('content-encoding', encoding);
    const caching = this.#headers.filter(([name]) => name === 'cache-control').flat();
    return { etag, body, headers, unchangedHeaders: [...caching, ...always] };
  }

  #grow(bytes: number) {
    this.bytes += bytes;
    this.grown?.(bytes);
  }
}
