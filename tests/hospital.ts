/** A journey's hospital: that of its worker, or its own where others would interfere. */
import { afterAll, beforeAll, inject } from 'vitest';
import { startServer } from './server.ts';

let own: Awaited<ReturnType<typeof startServer>> | undefined;

export function hospitalAddress() {
  return own?.address ?? inject('addresses')[Number(process.env.VITEST_POOL_ID) - 1]!;
}

/** Call at the top of a journey file, whose visitors, staff and API calls then use a new hospital. */
export function startOwnHospital(start: () => ReturnType<typeof startServer> = startServer) {
  beforeAll(async () => {
    own = await start();
  });
  afterAll(async () => {
    await own?.stop();
    own = undefined;
  });
}

/**
 * A hospital with a mail server that cannot be reached: it promises messages as a real one does, and they wait in the
 * outbox.
 */
export function startMailingHospital() {
  startOwnHospital(() => startServer({ SMTP_URL: 'smtp://127.0.0.1:9' }));
}
