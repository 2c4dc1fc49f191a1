/**
 * Counts requests by whoever sends them, a minute at a time. With PostgreSQL the counts stand in the database, so that all
 * nodes share them; the embedded database belongs to one process, whose memory will do. Addresses are kept as keyed
 * hashes. While the database is away each node counts for itself.
 */
import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { Services } from './call/context.ts';
import { limits } from './limits.ts';

/** What is counted apart: to use one of them up leaves the others as they were. */
export type Counted = 'forms' | 'signIns' | 'searches' | 'deadLinks';

export type RequestLimits = ReturnType<typeof requestLimits>;

export function requestLimits({ storage, secret, requestsPerMinute }: Services) {
  const { kind, pool } = storage.database;
  const limiterOf = (counted: Counted) => {
    const points = requestsPerMinute?.[counted] ?? limits[`${counted}PerMinute`].most;
    const options = { keyPrefix: counted, points, duration: 60 };
    const insuranceLimiter = new RateLimiterMemory(options);
    if (kind === 'pglite') return insuranceLimiter;
    return new RateLimiterPostgres({
      ...options,
      storeClient: pool,
      storeType: 'pool',
      tableName: 'request_limit',
      tableCreated: true,
      // Whoever is refused already costs the database nothing more.
      inMemoryBlockOnConsumed: points + 1,
      insuranceLimiter,
    });
  };
  const limiters = {
    forms: limiterOf('forms'),
    signIns: limiterOf('signIns'),
    searches: limiterOf('searches'),
    deadLinks: limiterOf('deadLinks'),
  };

  /** Counts one; answers the seconds to wait, 0 where it may go on. */
  return async function count(counted: Counted, whom: string): Promise<number> {
    const key = createHmac('sha256', secret).update(`request ${whom}`).digest('base64url');
    try {
      await limiters[counted].consume(key);
      return 0;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      throw refused;
    }
  };
}
