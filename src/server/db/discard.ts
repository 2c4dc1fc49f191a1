import type pg from 'pg';

/**
 * Gives a client back so that nobody gets it again. `pg` would say goodbye first and wait for an answer, which from a
 * server that is gone without a word never comes; and until then nobody would be served in its place.
 */
export function discard(client: pg.PoolClient) {
  cutOff(client);
  client.release(true);
}

/** Ends a connection at once, whatever the other side does. */
export function cutOff(client: pg.Client, reason?: Error) {
  client.connection.stream.destroy(reason);
}
