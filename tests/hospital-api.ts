/** Calls the API of the hospital under test, for what a journey needs but does not show. */
import { expect } from 'vitest';
import { anyClient } from './client-address.ts';
import { hospitalAddress } from './hospital.ts';
import { account } from './server.ts';

/** The data of a GET, without its envelope; staff headers give what only staff see. */
export const api = async (path: string, headers: Record<string, string> = {}) =>
  (await (await fetch(`${hospitalAddress()}/api${path}`, { headers })).json()).data;

/** Calls the API as a visitor's browser or as staff. A refusal fails the journey. */
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

/**
 * A visitor's token, fetched once from each hospital: rendering the page that sets it is most of the work of a call.
 */
async function xsrfToken() {
  const address = hospitalAddress();
  if (known?.address !== address) {
    const { headers } = await fetch(`${address}/appointment`);
    known = { address, token: /XSRF-TOKEN=([^;]+)/.exec(headers.get('Set-Cookie') ?? '')?.[1] ?? '' };
  }
  return known.token;
}

let working: { address: string; since: number; headers: Record<string, string> } | undefined;
/** Half of the time for which a confirmed password counts. */
const shownMs = 300_000;

/**
 * Headers of one session for all staff calls of a worker, until it ends: each new session hashes the password twice.
 */
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

/** A session with a confirmed password, so that no page asks for it. */
export async function newSession(): Promise<{ token: string; admin: { id: number } }> {
  const session = await send('POST', '/admin/login', account);
  const { password } = account;
  await send('POST', '/admin/confirmation', { password }, { Authorization: `Bearer ${session.token}` });
  return session;
}

/** Deletes the account that an earlier try of the same journey left. */
export async function forget(email: string) {
  const staff = await staffHeaders();
  const accounts: { id: number; email: string }[] = await api('/admin/accounts?limit=100', staff);
  const left = accounts.find((account) => account.email === email);
  if (left) await send('DELETE', `/admin/accounts/${left.id}`, undefined, staff);
}
