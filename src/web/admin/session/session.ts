/**
 * The user's session. The token is in local storage under `authToken`; every call carries it. A 401 never navigates: it
 * ends the session, and the layout opens the sign-in form: over the page if the token had already worked, so that
 * unsaved work stays, otherwise instead of it. A 423 locks the screen, in all tabs at once. The owner is stored beside
 * the token: one user's open work is never another's.
 */
import { useSyncExternalStore } from 'react';
import { type Input, isOfStaff } from '#contract/base.ts';
import { reasonHeader } from '#contract/export.ts';
import type { contract } from '#contract/index.ts';
import { createClient, type Send } from '#web/api/client.ts';
import { t } from '#words/say.ts';
import { callAddress, routeOf } from './call-address.ts';
import { takeEarly } from './early.ts';
import { forgetRights } from './kept-rights.ts';
import { answerPassword, askForPassword } from './password-needed.ts';

/**
 * `unknown` is the server's view; `expired` is a session that ended during work; `locked` hides the page until its
 * owner unlocks it; `unready` is an account that first has to set up a second factor.
 */
export type Phase = 'unknown' | 'out' | 'in' | 'expired' | 'locked' | 'unready';

export const api = createClient(send);
/** For pages opened by a link, independent of who is signed in here. */
export const openApi = createClient((...call) => outcomeOf(requestAs(null, ...call)));

export function useSession(): Phase {
  return useSyncExternalStore(subscribe, currentPhase, () => 'unknown');
}

export function currentPhase(): Phase {
  phase ??= phaseNow();
  return phase;
}

/** The id of the owner's account, as text. */
export function useDeskOwner(): string | null {
  return useSyncExternalStore(subscribe, deskOwner, () => null);
}

export function deskOwner() {
  return localStorage.getItem(ownerKey);
}

export async function signIn(credentials: Input<typeof contract.admin.login>['body']) {
  // Without a token: a wrong password must not end a locked session.
  const { data } = await openApi.admin.login({ body: credentials });
  startSession(data.token, data.admin);
}

/** Uses a token from now on, replacing an earlier one; `owner` if it may be another user's. */
export function startSession(token: string, owner?: { id: number }, { isSso = false } = {}) {
  const locked = currentPhase() === 'locked' ? readToken() : null;
  if (owner) {
    localStorage.setItem(ownerKey, String(owner.id));
    if (isSso) localStorage.setItem(ssoKey, '1');
    else localStorage.removeItem(ssoKey);
    forgetRights();
  }
  localStorage.removeItem(lockKey);
  localStorage.setItem(tokenKey, token);
  become('in');
  // Calls that waited for the password are sent again, and may ask again.
  answerPassword(true);
  // The replaced session is abandoned.
  if (locked) void endSession(locked).catch(() => {});
}

/** Locks the screen, in all tabs. The page is hidden even if the server cannot be reached. */
export async function lockDesk() {
  if (currentPhase() !== 'in') return;
  lockHere();
  await api.lock.create().catch(() => {});
}

/** By the password or a passkey of its owner. */
export async function unlockDesk(body: Input<typeof contract.lock.unlock>['body']) {
  await api.lock.unlock({ body });
  showUnlocked();
}

/** The server has unlocked the session: in all tabs. */
export function showUnlocked() {
  localStorage.removeItem(lockKey);
  become(phaseNow());
}

/** Whether the user signed in with single sign-on, and so has no password here. */
export function isSsoDesk() {
  return localStorage.getItem(ssoKey) !== null;
}

/** The required second factor is set up. */
export function becomeReady() {
  become(phaseNow());
}

/** When this page last called the server with a token, in epoch milliseconds. */
export function lastCallAt() {
  return calledAt;
}

/**
 * Forgets the token here even if the server cannot be reached; the caller gets that error. Pending reads are aborted
 * first, as they would answer 401. With single sign-on the browser then signs out at the issuer.
 */
export async function signOut() {
  const [token, isSso] = [readToken(), isSsoDesk()];
  dropSession();
  if (!token) return;
  if (!isSso) return void (await endSession(token));
  const { data } = await clientOf(token).sso.signOut();
  if (data.url) location.assign(data.url);
}

function endSession(token: string) {
  return clientOf(token).admin.logout();
}

function clientOf(token: string) {
  return createClient((...call) => outcomeOf(requestAs(token, ...call)));
}

/** For a session that has already ended. */
export function dropSession() {
  localStorage.removeItem(tokenKey);
  localStorage.removeItem(lockKey);
  localStorage.removeItem(ssoKey);
  forgetRights();
  hasWorked = false;
  reading.abort();
  reading = new AbortController();
  become('out');
}

/** An error outside our server; the message is a sentence for the user. */
export class Spoken extends Error {}

/** The server could not be reached, or something else answered. */
export class ConnectionLost extends Spoken {}

const tokenKey = 'authToken';
const xsrfCookie = 'XSRF-TOKEN';
const ownerKey = 'deskOwner';
/** Set while the user is signed in with single sign-on. */
const ssoKey = 'deskSso';
const lockKey = 'deskLocked';
let calledAt = 0;
const listeners = new Set<() => void>();
let phase: Phase | undefined;
/** Whether a call of this page has succeeded with a token: then there may be work to keep. */
let hasWorked = false;
let reading = new AbortController();

/** If the password is required again, asks for it over the page and repeats the call. */
async function send(...call: Parameters<Send>): ReturnType<Send> {
  const outcome = await outcomeOf(request(...call));
  const { type } = (outcome.body ?? {}) as { type?: string };
  if (type === '/problems/second-factor-needed') become('unready');
  if (type !== '/problems/password-needed' || !(await askForPassword())) return outcome;
  return send(...call);
}

async function outcomeOf(asked: Promise<Response>): ReturnType<Send> {
  const response = await asked;
  return { status: response.status, body: response.status === 204 ? null : await bodyOf(response) };
}

/** The raw response, for files, which are not JSON. */
export function request(...call: Parameters<Send>): Promise<Response> {
  return requestAs(readToken(), ...call);
}

/** A refusal for a missing cookie sets it, so the call is repeated once. */
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
  // A delayed search after signing out: the server would refuse it.
  if (!token && route.method === 'GET' && isOfStaff(route.access) && currentPhase() === 'out') throw lost();
  const address = callAddress(resource, operation, input);
  const headers = new Headers({ Accept: 'application/json' });
  if (token) headers.set('Authorization', `Bearer ${token}`);
  else if (route.method !== 'GET') headers.set('X-XSRF-TOKEN', cookie(xsrfCookie));
  if (input.body !== undefined) headers.set('Content-Type', 'application/json');
  if (options.ifMatch !== undefined) headers.set('If-Match', `"${options.ifMatch}"`);
  if (options.reason !== undefined) headers.set(reasonHeader, encodeURIComponent(options.reason));
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
    throw lost();
  });
  if (response.status === 401) unauthorized(token);
  else if (response.status === 423 && token === readToken()) lockHere();
  else if (response.ok && token) {
    hasWorked = true;
    calledAt = Date.now();
  }
  return response;
}

function lost() {
  return new ConnectionLost(t('The server cannot be reached. Check the connection and try again.'));
}

async function bodyOf(response: Response) {
  try {
    return await response.json();
  } catch {
    throw new ConnectionLost(
      t('The server gave an unexpected answer ({code}). Try again in a moment.', {
        code: String(response.status),
      }),
    );
  }
}

/**
 * Handles a 401, also for requests that bypass `api`, such as uploads. A token that another tab has replaced meanwhile
 * is left alone.
 */
export function unauthorized(token: string | null) {
  // The specification asks for this warning and nothing more.
  console.warn('Unauthorized. Redirecting...');
  if (!token || token !== readToken()) return;
  localStorage.removeItem(tokenKey);
  become(phaseNow());
}

function lockHere() {
  localStorage.setItem(lockKey, '1');
  become('locked');
}

function phaseNow(): Phase {
  // A page that was hidden stays hidden when its session ends.
  const isLocked = localStorage.getItem(lockKey) !== null;
  if (readToken()) return isLocked ? 'locked' : 'in';
  if (!hasWorked) return 'out';
  return isLocked ? 'locked' : 'expired';
}

function become(next: Phase) {
  phase = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void) {
  const followOtherTabs = ({ key }: StorageEvent) => {
    if (key !== null && key !== tokenKey && key !== lockKey) return;
    become(phaseNow());
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

/** '' if there is none. */
export function cookie(name: string) {
  const found = document.cookie.split('; ').find((part) => part.startsWith(`${name}=`));
  return found ? decodeURIComponent(found.slice(name.length + 1)) : '';
}
