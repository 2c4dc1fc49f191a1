/**
 * What a page asks for first is asked for by the document itself, while the page's scripts are still on their way: else
 * the rows of a list would wait for the scripts and then for the database, one after the other.
 */

interface Early {
  token: string;
  /** By the address of the call. */
  answers: Record<string, Promise<Response>>;
}
declare global {
  var deskEarly: Early | undefined;
}

/** An answer that nobody has come for by then says how it was and not how it is. */
const freshMs = 10_000;

/** The script of the document. It asks as whoever is signed in; without a token it asks for nothing. */
export function earlyScript(addresses: string[]) {
  // No text of an address can end the element.
  const list = JSON.stringify(addresses).replaceAll('<', '\\u003c');
  return `(${ask})(${list})`;
}

/** Written into the document as it stands here, so it knows nothing of this file. */
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

/** The answer to a call that the document has made already for the same person; each is handed out once. */
export function takeEarly(address: string, token: string | null): Promise<Response> | undefined {
  const early = globalThis.deskEarly;
  const answer = early?.answers[address];
  if (!early || !answer) return undefined;
  delete early.answers[address];
  return early.token === token && performance.now() < freshMs ? answer : undefined;
}
