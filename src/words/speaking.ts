/** The language of each request, on the server. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { type Speech, speakAs } from './language.ts';

const requests = new AsyncLocalStorage<Speech>();
heedRequests();

export function heedRequests() {
  speakAs(() => requests.getStore());
}

/** Does something in a language: everything that it says, and everything that it starts. */
export function speaking<Result>(speech: Speech, work: () => Result): Result {
  return requests.run(speech, work);
}
