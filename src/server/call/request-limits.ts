/**
 * Counts requests per sender and minute. On PostgreSQL the counts are in the database, shared by all nodes; the
 * embedded database has only one process, so memory is enough. Addresses are kept as keyed hashes. While the database
 * is away, each node counts for itself.
 */
import { createHmac } from 'node:crypto';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { limits } from '#server/kernel/limits.ts';
import type { Services } from './context.ts';

/** Separate counters: using one up leaves the others alone. */
export type LimitedRequest = 'forms' | 'signIns' | 'searches' | 'deadLinks';

export function requestLimits({ storage, secret, requestsPerMinute }: Services) {
  const { kind, pool } = storage.database;
  const limiterOf = (counted: LimitedRequest) => {
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
      // A sender who is already refused costs the database nothing more.
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

  /** Counts one request; returns the seconds to wait, or 0. */
  return async function count(counted: LimitedRequest, whom: string): Promise<number> {
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
