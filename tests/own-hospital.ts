/** A journey that would be in the way of others, or others in its way, has a server and a hospital of its own. */
import { afterAll, beforeAll, inject } from 'vitest';
import { startServer } from './server.ts';

let own: Awaited<ReturnType<typeof startServer>> | undefined;

/** Where the hospital of this journey file is. */
export const hospitalAddress = () => own?.address ?? inject('address');

/** Call at the top of a journey file: its visitors, its staff and its calls of the API then come to a fresh hospital. */
export function startOwnHospital() {
  beforeAll(async () => {
    own = await startServer();
  });
  afterAll(() => own?.stop());
}
