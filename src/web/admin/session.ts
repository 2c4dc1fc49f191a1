/**
 * Who sits at the desk. The token stands in local storage under `authToken`; every call carries it. A 401 never
 * navigates: it ends the session, and the layout opens the sign-in form: over the page where this page had already
 * worked with the token, so that unsaved work stays, and in its place where it had not.
 */
import { useSyncExternalStore } from 'react';
import type { Input } from '#contract/base.ts';
import type { contract } from '#contract/index.ts';
import { createClient, type Send } from '#web/api.ts';
import { callAddress, routeOf } from './call-address.ts';
import { takeEarly } from './early.ts';
import { answerPassword, askForPassword } from './password-needed.ts';

/** `unknown` is the server's view; `expired` is a session that ended while somebody worked. */
export type Phase = 'unknown' | 'out' | 'in' | 'expired';

export const api = createClient(send);
/** For pages that somebody opens by a link and not as who is signed in here. */
export const openApi = createClient((...call) => outcomeOf(requestAs(null, ...call)));

export function useSession(): Phase {
  return useSyncExternalStore(subscribe, currentPhase, () => 'unknown');
}

export function currentPhase(): Phase {
  phase ??= readToken() ? 'in' : 'out';
  return phase;
}

export async function signIn(credentials: Input<typeof contract.admin.login>['body']) {
  const { data } = await api.admin.login({ body: credentials });
  startSession(data.token);
}

/** Works with a token from now on, in place of an earlier one. */
export function startSession(token: string) {
  localStorage.setItem(tokenKey, token);
  become('in');
  // Signing in says as much as the password that may just be asked for.
  answerPassword(true);
}

/**
 * The token is forgotten here even when the server could not be told; the caller hears of that. What was still being
 * read ends first: its answer would be that nobody is signed in.
 */
export async function signOut() {
  const token = readToken();
  dropSession();
  await createClient((...call) => outcomeOf(requestAs(token, ...call))).admin.logout();
}

/** For a session that has ended already. */
export function dropSession() {
  localStorage.removeItem(tokenKey);
  hasWorked = false;
  reading.abort();
  reading = new AbortController();
  become('out');
}

/** Went wrong outside of our server; the message is a sentence for the person. */
export class Spoken extends Error {}

/** The server could not be reached, or what answered was not our server. */
export class ConnectionLost extends Spoken {}

const tokenKey = 'authToken';
const xsrfCookie = 'XSRF-TOKEN';
const listeners = new Set<() => void>();
let phase: Phase | undefined;
/** Whether a call of this page has succeeded with a token: then there may be work to keep. */
let hasWorked = false;
/** Ends what is still being read when somebody signs out. */
let reading = new AbortController();

/** Where the password is needed again, it is asked for over the page, and the call is repeated. */
async function send(...call: Parameters<Send>): ReturnType<Send> {
  const outcome = await outcomeOf(request(...call));
  const { type } = (outcome.body ?? {}) as { type?: string };
  if (type !== '/problems/password-needed' || !(await askForPassword())) return outcome;
  return send(...call);
}

async function outcomeOf(asked: Promise<Response>): ReturnType<Send> {
  const response = await asked;
  return { status: response.status, body: response.status === 204 ? null : await bodyOf(response) };
}

/** The answer to a call as it came; for files, which are no JSON. */
export function request(...call: Parameters<Send>): Promise<Response> {
  return requestAs(readToken(), ...call);
}

/** A refusal for want of the cookie brings it: the call is repeated once. */
async function requestAs(token: string | null, ...call: Parameters<Send>): Promise<Response> {
  const before = cookie(xsrfCookie);
  const response = await ask(token, ...call);
  const isNew = cookie(xsrfCookie) !== before;
  return response.status === 403 && !token && isNew ? ask(token, ...call) : response;
}

async function ask(
  token: string | null,
  ...[resource, operation, input, options]: Parameters<Send>
): Promise<Response> {
  const route = routeOf(resource, operation);
  const address = callAddress(resource, operation, input);
  const headers = new Headers({ Accept: 'application/json' });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  else if (route.method !== 'GET') headers.set('X-XSRF-TOKEN', cookie(xsrfCookie));
  if (input.body !== undefined) headers.set('Content-Type', 'application/json');
  if (options.ifMatch !== undefined) headers.set('If-Match', `"${options.ifMatch}"`);
  if (options.idempotencyKey) headers.set('Idempotency-Key', options.idempotencyKey);
  const signals = [options.signal, token && route.method === 'GET' ? reading.signal : undefined].filter(
    (signal) => signal !== undefined,
  );
  const early = route.method === 'GET' ? takeEarly(address, token) : undefined;
  const asked =
    early ??
    fetch(address, {
      method: route.method,
      headers,
      credentials: 'include',
      ...(signals.length > 0 ? { signal: AbortSignal.any(signals) } : {}),
      ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
    });
  const response = await asked.catch(() => {
    throw new ConnectionLost('The server cannot be reached. Check the connection and try again.');
  });
  if (response.status === 401) unauthorized(token);
  else if (response.ok && token) hasWorked = true;
  return response;
}

async function bodyOf(response: Response) {
  try {
    return await response.json();
  } catch {
    throw new ConnectionLost(
      `The server gave an answer that is not ours (${response.status}). Try again in a moment.`,
    );
  }
}

/**
 * What a 401 does, for requests that cannot go through `api` as well, such as those of an upload. A token that another
 * tab has replaced meanwhile is left alone.
 */
export function unauthorized(token: string | null) {
  // The specification asks for this warning and for nothing more.
  console.warn('Unauthorized. Redirecting...');
  if (!token || token !== readToken()) return;
  localStorage.removeItem(tokenKey);
  become(hasWorked ? 'expired' : 'out');
}

function become(next: Phase) {
  phase = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  const followOtherTabs = ({ key }: StorageEvent) => {
    if (key !== null && key !== tokenKey) return;
    become(readToken() ? 'in' : hasWorked ? 'expired' : 'out');
  };
  listeners.add(listener);
  window.addEventListener('storage', followOtherTabs);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', followOtherTabs);
  };
}

export function readToken() {
  return localStorage.getItem(tokenKey);
}

function cookie(name: string) {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : '';
}
