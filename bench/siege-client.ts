/** One sender or visitor of a siege: its own client address, as the proxy reports it, and the XSRF token for writes. */
import { xsrfCookie, xsrfHeader } from '../src/server/identity/xsrf.ts';

export interface Reply {
  status: number;
  headers: Headers;
  text: string;
  milliseconds: number;
}

export class SiegeClient {
  readonly #origin: string;
  #address: string;
  #token = '';

  constructor(origin: string, address: string) {
    this.#origin = origin;
    this.#address = address;
  }

  from(address: string) {
    this.#address = address;
    return this;
  }

  async ask(path: string, init: RequestInit = {}): Promise<Reply> {
    const began = performance.now();
    const answer = await fetch(this.#origin + path, {
      redirect: 'manual',
      ...init,
      headers: { 'X-Forwarded-For': this.#address, ...init.headers },
      signal: AbortSignal.timeout(10_000),
    });
    const text = await answer.text();
    const [, token] =
      answer.headers
        .getSetCookie()
        .map((cookie) => new RegExp(`^${xsrfCookie}=([^;]+)`).exec(cookie))
        .find(Boolean) ?? [];
    this.#token = token ?? this.#token;
    return { status: answer.status, headers: answer.headers, text, milliseconds: performance.now() - began };
  }

  /** A write to the API; the first refusal sets the token, as in a browser. */
  async send(method: string, path: string, body: unknown): Promise<Reply> {
    const once = () =>
      this.ask(`/api${path}`, {
        method,
        headers: {
          'Content-Type': 'application/json',
          Cookie: `${xsrfCookie}=${this.#token}`,
          [xsrfHeader]: this.#token,
        },
        body: typeof body === 'string' ? body : JSON.stringify(body),
      });
    if (this.#token === '') await once();
    return once();
  }
}

export interface FreeTime {
  doctorId: number;
  visitTypeId: number;
  startsAt: string;
  localDate: string;
}

export function dataOf<T>({ status, text }: Reply): T | null {
  return status >= 200 && status < 300 && text ? (JSON.parse(text) as { data: T }).data : null;
}
