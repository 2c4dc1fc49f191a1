/**
 * Objects in a bucket of an S3-compatible store. Addresses use path style (host/bucket/name), which every such store
 * understands, whether or not the bucket has a host name.
 */
import { setTimeout } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { Logger } from 'pino';
import { StartError } from '#server/kernel/start-error.ts';
import { asking } from '#server/telemetry/outgoing.ts';
import { BucketWatch } from './bucket-watch.ts';
import type { Store } from './store.ts';

/** How long a visitor waits for a store that does not answer, in milliseconds. */
const readMs = 10_000;
/** For a store that is too busy for a moment. */
const mostTries = 4;

/** Keeps each answer as long as its body: Node cancels an unread body when its answer is garbage-collected. */
const answerOf = new WeakMap<ReadableStream, Response>();

export class S3Store implements Store {
  private readonly client: AwsClient;
  private readonly bucket: string;
  /** Milliseconds for each request to the store. */
  private readonly patienceMs: number;
  private readonly setting: string;
  private readonly watch: BucketWatch;

  /** `s3://KEY:SECRET@host:port/bucket?region=…&tls=0`, checked by the configuration. */
  constructor(
    address: string,
    {
      patienceMs = 30_000,
      setting = 'MEDIA_URL',
      log,
    }: { patienceMs?: number; setting?: string; log?: Logger | undefined } = {},
  ) {
    this.patienceMs = patienceMs;
    this.setting = setting;
    this.watch = new BucketWatch(setting, log);
    const { username, password, host, pathname, searchParams } = new URL(address);
    this.client = new AwsClient({
      accessKeyId: decodeURIComponent(username),
      secretAccessKey: decodeURIComponent(password),
      service: 's3',
      region: searchParams.get('region') ?? 'us-east-1',
    });
    this.bucket = `${searchParams.get('tls') === '0' ? 'http' : 'https'}://${host}${pathname.replace(/\/$/, '')}`;
  }

  /** Checks that the bucket exists and lets us in. */
  async reach() {
    const refused = (why: string) => new StartError(`the bucket of ${this.setting} cannot be used: ${why}.`);
    let answer: Response;
    try {
      answer = await this.send('', { method: 'HEAD', signal: AbortSignal.timeout(this.patienceMs) });
    } catch (error) {
      throw refused((error as Error).cause instanceof Error ? String((error as Error).cause) : String(error));
    }
    if (!answer.ok) throw refused(`the store answers ${answer.status} ${answer.statusText}`.trim());
  }

  put(name: string, bytes: Buffer, type: string) {
    const body = new Uint8Array(bytes);
    const request = { method: 'PUT', body, headers: { 'Content-Type': type } };
    return this.ask(`/${name}`, request, async (answer) => {
      await this.expect(answer, 'keep', name);
      await answer.body?.cancel();
    });
  }

  get(name: string) {
    // Only until the headers arrive: the reader decides how long the body may take. Node gives up on a silent one after
    // five minutes.
    const patienceMs = Math.min(this.patienceMs, readMs);
    return this.ask(
      `/${name}`,
      {},
      async (answer) => {
        if (answer.status === 404) {
          await answer.body?.cancel();
          return null;
        }
        await this.expect(answer, 'read', name);
        answerOf.set(answer.body!, answer);
        return { bytes: Number(answer.headers.get('Content-Length')), body: answer.body! };
      },
      patienceMs,
    );
  }

  has(name: string) {
    return this.ask(`/${name}`, { method: 'HEAD' }, async (answer) => {
      if (answer.status === 404) return false;
      await this.expect(answer, 'find', name);
      return true;
    });
  }

  async remove(folder: string) {
    const names = (await this.list(`${folder}/`)).map(({ name }) => name);
    await Promise.all(names.map((name) => this.removeFile(name)));
  }

  removeFile(name: string) {
    return this.ask(`/${name}`, { method: 'DELETE' }, async (answer) => {
      await this.expect(answer, 'remove', name);
      await answer.body?.cancel();
    });
  }

  /** All files with this prefix, ordered by name. Names need no unescaping. */
  async list(prefix: string) {
    const found: { name: string; bytes: number }[] = [];
    let rest = '';
    do {
      const address = `?list-type=2&prefix=${encodeURIComponent(prefix)}${rest}`;
      const text = await this.ask(address, {}, async (answer) => {
        await this.expect(answer, 'list', prefix);
        return answer.text();
      });
      for (const one of text.split('<Contents>').slice(1)) {
        const name = /<Key>([^<]+)<\/Key>/.exec(one)?.[1];
        if (name) found.push({ name, bytes: Number(/<Size>(\d+)<\/Size>/.exec(one)?.[1]) });
      }
      const next = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(text)?.[1];
      rest = next ? `&continuation-token=${encodeURIComponent(next)}` : '';
    } while (rest);
    return found;
  }

  private async ask<T>(
    path: string,
    request: RequestInit,
    read: (answer: Response) => Promise<T>,
    patienceMs = this.patienceMs,
  ) {
    const patience = new AbortController();
    const why = new DOMException(`The bucket of ${this.setting} does not answer.`, 'TimeoutError');
    const timer = globalThis.setTimeout(() => patience.abort(why), patienceMs);
    try {
      return await this.watch.ask(() => this.send(path, { ...request, signal: patience.signal }), read);
    } finally {
      clearTimeout(timer);
    }
  }

  private send(path: string, request: RequestInit & { signal: AbortSignal }) {
    const { method = 'GET', signal } = request;
    return asking({ method, url: this.bucket, own: 'none' }, async () => {
      for (let tries = 1; ; tries++) {
        const signed = await this.client.sign(this.bucket + path, request);
        // Passed again: once the signed request is garbage-collected, its own signal aborts nothing.
        const answer = await fetch(signed, { signal });
        if ((answer.status < 500 && answer.status !== 429) || tries === mostTries) return answer;
        await answer.body?.cancel();
        await setTimeout(Math.random() * 50 * 2 ** tries, undefined, { signal });
      }
    });
  }

  private async expect(answer: Response, verb: string, name: string) {
    if (answer.ok) return;
    const why = (await answer.text()).slice(0, 300);
    throw new Error(`The bucket of ${this.setting} could not ${verb} ${name}: ${answer.status} ${why}`);
  }
}
