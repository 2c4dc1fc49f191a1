/** Calls the API of the hospital under test, for what a journey needs and does not show. */
import { expect, inject } from 'vitest';
import { account } from './server.ts';

export const api = async (path: string, headers: Record<string, string> = {}) =>
  (await (await fetch(`${inject('address')}/api${path}`, { headers })).json()).data;

/** Calls the API as a visitor's browser does, or as staff. */
export async function send(
  method: string,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
) {
  const first = await fetch(`${inject('address')}/`);
  const token = /XSRF-TOKEN=([^;]+)/.exec(first.headers.get('Set-Cookie') ?? '')?.[1] ?? '';
  const answer = await fetch(`${inject('address')}/api${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      Cookie: `XSRF-TOKEN=${token}`,
      'X-XSRF-TOKEN': decodeURIComponent(token),
      ...headers,
    },
    body: JSON.stringify(body),
  });
  expect([path, answer.ok]).toEqual([path, true]);
  return (await answer.json()).data;
}

/** The headers of a member of staff. */
export async function staffHeaders(): Promise<Record<string, string>> {
  const { token } = await send('POST', '/admin/login', account);
  return { Authorization: `Bearer ${token}` };
}
