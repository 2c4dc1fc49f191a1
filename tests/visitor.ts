/** Calls the API at an address like a visitor's browser, and signs in as staff. */
import { account } from './server.ts';

export async function visitor(address: string) {
  const first = await fetch(`${address}/appointment`);
  const token = /XSRF-TOKEN=([^;]+)/.exec(first.headers.get('Set-Cookie') ?? '')?.[1] ?? '';
  async function call(method: string, path: string, body?: unknown, headers: object = {}) {
    const answer = await fetch(`${address}/api${path}`, {
      method,
      headers: {
        Cookie: `XSRF-TOKEN=${token}`,
        'X-XSRF-TOKEN': decodeURIComponent(token),
        ...(body === undefined ? {} : { 'Content-Type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await answer.text();
    // biome-ignore lint/suspicious/noExplicitAny: tests read any answer.
    return { status: answer.status, body: (text ? JSON.parse(text) : null) as any };
  }
  async function signIn() {
    const { body } = await call('POST', '/admin/login', account);
    return { Authorization: `Bearer ${body.data.token}` };
  }
  return { call, signIn };
}
