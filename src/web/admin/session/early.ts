/**
 * The document itself sends a page's first calls while the page's scripts are still loading: otherwise a list would
 * wait for the scripts and then for the database.
 */

interface Early {
  token: string;
  /** By the address of the call. */
  answers: Record<string, Promise<Response>>;
}
declare global {
  var deskEarly: Early | undefined;
}

/** An older answer no longer shows the current state. */
const freshMs = 10_000;

/** The script of the document. It uses the stored token; without one it sends nothing. */
export function earlyScript(addresses: string[]) {
  // No text of an address can end the element.
  const list = JSON.stringify(addresses).replaceAll('<', '\\u003c');
  return `(${ask})(${list})`;
}

/** Written into the document as source, so it must not refer to anything in this file. */
const ask = `(addresses) => {
  const token = localStorage.getItem('authToken');
  if (!token) return;
  const headers = { Accept: 'application/json', Authorization: 'Bearer ' + token };
  const answers = {};
  for (const address of addresses) {
    answers[address] = fetch(address, { headers, credentials: 'include' });
    answers[address].catch(() => {});
  }
  window.deskEarly = { token, answers };
}`;

/** The answer to a call that the document already sent for the same user; each is handed out once. */
export function takeEarly(address: string, token: string | null): Promise<Response> | undefined {
  const early = globalThis.deskEarly;
  const answer = early?.answers[address];
  if (!early || !answer) return undefined;
  delete early.answers[address];
  return early.token === token && performance.now() < freshMs ? answer : undefined;
}
