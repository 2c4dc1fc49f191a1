/** An answer as ready bytes: plain, and compressed once somebody asked for that encoding. */
import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, gzip, constants as zlib } from 'node:zlib';
import type { ContentState } from './content.ts';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The response for one encoding; headers alternate names and values, as `writeHead` takes them. */
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
 * Sent this often, an answer is compressed at maximum quality: a tenth fewer bytes for a quarter of a second in
 * another thread. It brings the home page below the initial congestion window.
 */
const worthPackingTightly = 3;
/** One at a time, so that threads stay free for what visitors wait for. */
let packing: Promise<unknown> = Promise.resolve();
/** Smaller ones fit into one packet anyway. */
const worthCompressing = 1_000;
/** Memory of an answer besides its bytes: headers, map entries. */
const overhead = 2_000;

export class KeptAnswer {
  readonly state: ContentState;
  readonly status: number;
  /** Bytes held, as far as known. */
  bytes: number;
  /** Called when a compressed form is added. */
  grown: ((bytes: number) => void) | null = null;
  /** Requested again since it was last spared from eviction. */
  isWanted = false;
  readonly #body: Buffer;
  readonly #headers: [string, string][];
  readonly #hash: string;
  readonly #forms = new Map<Encoding, Form>();
  readonly #making = new Map<Encoding, Promise<Form>>();
  #timesSent = 0;

  /** `headers` must contain nothing personal. */
  constructor(state: ContentState, status: number, headers: Headers, body: Buffer) {
    this.state = state;
    this.status = status;
    this.#body = body;
    this.#hash = createHash('sha1').update(body).digest('base64url');
    const own = /^(set-cookie|etag|vary|content-encoding|content-length|transfer-encoding)$/;
    this.#headers = [...headers].filter(([name]) => !own.test(name));
    this.bytes = body.length + overhead;
  }

  ready(encoding: Encoding): Form | undefined {
    const form = this.#forms.get(encoding);
    if (form && encoding === 'br' && ++this.#timesSent === worthPackingTightly)
      packing = packing.then(() => this.#packTightly(form)).catch(() => {});
    return form;
  }

  /** The form for an encoding, made on first demand. */
  async form(encoding: Encoding): Promise<Form> {
    const wanted = this.#body.length < worthCompressing ? 'identity' : encoding;
    const made = this.#forms.get(wanted) ?? (await (this.#making.get(wanted) ?? this.#make(wanted)));
    this.#forms.set(encoding, made);
    return made;
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
    const etag = `"${this.#hash}${mark}"`;
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

/** The best of our encodings that a browser accepts; a weight of 0 refuses one, others do not occur in practice. */
export function encodingOf(accepted: string | undefined): Encoding {
  const taken = (accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((part) => part.replaceAll(/\s/g, ''))
    .filter((part) => !/;q=0(\.0*)?$/.test(part))
    .map((part) => part.split(';', 1)[0]);
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity';
}

/** Whether If-None-Match names this form. */
export function knows(ifNoneMatch: string | undefined, etag: string) {
  if (!ifNoneMatch) return false;
  return ifNoneMatch.split(',').some((tag) => {
    const named = tag.trim().replace(/^W\//, '');
    return named === etag || named === '*';
  });
}
