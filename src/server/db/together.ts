/**
 * Statements that do not wait for each other's answers. A PostgreSQL server gets them in one packet; the embedded
 * database takes them one by one.
 */
import type pg from 'pg';
import type { Orm } from './orm.ts';

type Steps<Results extends unknown[]> = { [K in keyof Results]: () => Promise<Results[K]> };

/**
 * Runs the steps of a transaction at once, in order if each has one statement. If any fails, the others are still
 * awaited: statements they sent after a rollback would be kept.
 */
export async function together<Results extends unknown[]>(
  { $client: client }: Orm,
  ...steps: Steps<Results>
): Promise<Results> {
  const results: unknown[] = [];
  if (!('release' in client) || !client.pipeline) {
    for (const step of steps) results.push(await step());
    return results as Results;
  }
  inOnePacket(client);
  for (const outcome of await Promise.allSettled(steps.map((step) => step()))) {
    if (outcome.status === 'rejected') throw outcome.reason;
    results.push(outcome.value);
  }
  return results as Results;
}

/** Holds back what is sent until everything has run that needs no external event. */
export function inOnePacket({ connection: { stream } }: pg.PoolClient) {
  stream.cork();
  process.nextTick(() => stream.uncork());
}
