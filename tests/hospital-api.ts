/** Calls the API of the hospital under test, for what a journey needs and does not show. */
import { expect } from 'vitest';
import { anyClient } from './client-address.ts';
import { hospitalAddress } from './hospital.ts';
import { account } from './server.ts';

/** The API's answer to a GET, without its envelope; with staff headers also what only staff see. */
export const api = async (path: string, headers: Record<string, string> = {}) =>
  (await (await fetch(`${hospitalAddress()}/api${path}`, { headers })).json()).data;

/** Calls the API as a visitor's browser or as staff; a refusal fails the journey. */
export async function send(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
) {
  const first = await fetch(`${hospitalAddress()}/appointment`);
  const token = /XSRF-TOKEN=([^;]+)/.exec(first.headers.get('Set-Cookie') ?? '')?.[1] ?? '';
  const answer = await fetch(`${hospitalAddress()}/api${path}`, {
    method,
    headers: {
      'Content-Type': 'application/json',
      Cookie: `XSRF-TOKEN=${token}`,
      'X-XSRF-TOKEN': decodeURIComponent(token),
      ...anyClient(),
      ...headers,
    },
    body: JSON.stringify(body),
  });
  expect([path, answer.ok]).toEqual([path, true]);
  return answer.status === 204 ? null : (await answer.json()).data;
}

export async function staffHeaders(): Promise<Record<string, string>> {
  const { token } = await newSession();
  return { Authorization: `Bearer ${token}` };
}

/** A session in which the password was confirmed, so that nothing asks for it. */
export async function newSession(): Promise<{ token: string; admin: { id: number } }> {
  const session = await send('POST', '/admin/login', account);
  const { password } = account;
  await send('POST', '/admin/confirmation', { password }, { Authorization: `Bearer ${session.token}` });
  return session;
}
