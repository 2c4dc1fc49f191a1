/** The language of each request, on the server. */
import { AsyncLocalStorage } from 'node:async_hooks';
import { type Speech, speakAs } from './language.ts';

const requests = new AsyncLocalStorage<Speech>();
heedRequests();

export function heedRequests() {
  speakAs(() => requests.getStore());
}

/** Runs some work in a language, with everything that it starts. */
export function speaking<Result>(speech: Speech, work: () => Result): Result {
  return requests.run(speech, work);
}
