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
  const token = await xsrfToken();
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

let known: { address: string; token: string } | undefined;

/** Of a visitor's browser, fetched once from each hospital: to render the page that sets it is most of a call's work. */
async function xsrfToken() {
  const address = hospitalAddress();
  if (known?.address !== address) {
    const { headers } = await fetch(`${address}/appointment`);
    known = { address, token: /XSRF-TOKEN=([^;]+)/.exec(headers.get('Set-Cookie') ?? '')?.[1] ?? '' };
  }
  return known.token;
}

let working: { address: string; since: number; headers: Record<string, string> } | undefined;
/** Half of the time for which a password that was shown counts. */
const shownMs = 300_000;

/** Of one session for all that a worker does as staff, until it has ended: each new one has its password hashed twice. */
export async function staffHeaders(): Promise<Record<string, string>> {
  const address = hospitalAddress();
  if (working?.address === address && Date.now() - working.since < shownMs) {
    const { headers } = working;
    if ((await fetch(`${address}/api/admin/me`, { headers })).ok) return headers;
  }
  const { token } = await newSession();
  working = { address, since: Date.now(), headers: { Authorization: `Bearer ${token}` } };
  return working.headers;
}

/** A session in which the password was confirmed, so that nothing asks for it. */
export async function newSession(): Promise<{ token: string; admin: { id: number } }> {
  const session = await send('POST', '/admin/login', account);
  const { password } = account;
  await send('POST', '/admin/confirmation', { password }, { Authorization: `Bearer ${session.token}` });
  return session;
}

/** Deletes the account that an earlier try of the same journey has left. */
export async function forget(email: string) {
  const staff = await staffHeaders();
  const accounts: { id: number; email: string }[] = await api('/admin/accounts?limit=100', staff);
  const left = accounts.find((account) => account.email === email);
  if (left) await send('DELETE', `/admin/accounts/${left.id}`, undefined, staff);
}
