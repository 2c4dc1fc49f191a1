import type pg from 'pg';

/**
 * Releases a client so that it is never reused. `pg` would send a goodbye and wait for the answer, which never comes if
 * the server vanished; until then the pool would not replace it.
 */
export function discard(client: pg.PoolClient) {
  cutOff(client);
  client.release(true);
}

/** Ends a connection at once, without waiting for the other side. */
export function cutOff(client: pg.Client, reason?: Error) {
  client.connection.stream.destroy(reason);
}
