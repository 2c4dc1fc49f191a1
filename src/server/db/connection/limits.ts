/** Timeouts and limits of the database, each with its reason. Milliseconds, unless a name says otherwise. */
export const databaseLimits = {
  /**
   * Per process, plus one listener, and for moments one that checks long work: DATABASE_CONNECTIONS. Ten keep two cores
   * of a server busy with bookings.
   */
  connections: 10,
  /** A living server accepts a connection within a second, over a bad line too. */
  connectMs: 5_000,
  /** At a start, until a server that is busy or starting must answer: on a machine that boots, all start at once. */
  startMs: 15_000,
  /** For a free connection. Longer than a statement may take, so that no one gives up behind a single slow one. */
  waitMs: 20_000,
  /** No one waits longer for a page: QUERY_SECONDS. */
  statementMs: 15_000,
  /** A visitor notices this; the log names such a statement. */
  slowMs: 1_000,
  /** Locks are held for milliseconds; a longer wait means that something hangs. */
  lockMs: 5_000,
  /** Also in long work, which holds up everyone who queues behind it. */
  longWorkLockMs: 30_000,
  /** An idle transaction blocks everyone else with its locks. */
  idleInTransactionMs: 30_000,
  /**
   * A server ends statements itself after `statementMs` and says so; after this long without any data it has vanished,
   * by a power loss or a network that drops packets. In long work, where a statement may take minutes, another
   * connection first asks whether it is still running.
   */
  silentMs: 20_000,
  /** A dead idle connection is detected ten seconds and ten probes later. */
  keepAliveMs: 10_000,
  /** One step of long work on the embedded database: no index or vacuum of a hospital takes as long. */
  longStepMs: 600_000,
  /** A checkpoint or vacuum of the embedded database: 64 MB to write, on the slowest disk. */
  upkeepMs: 60_000,
  /** Log written since the last checkpoint, and its age: PGlite never makes a checkpoint itself. */
  checkpointBytes: 64 * 1024 * 1024,
  checkpointMs: 300_000,
  /** The embedded database opens in a second, but after a crash replays at most 128 MB of log first. */
  openMs: 120_000,
  /** The listener is checked every five seconds. */
  listenerAskMs: 5_000,
  listenerSilentMs: 10_000,
  /** Load balancers ask `/readyz` every few seconds, and need a refusal in time. */
  readyMs: 2_000,
  /** The readiness check writes to disk, so it does not run for each request. */
  readyEveryMs: 1_000,
  /** All connections lent, none returned, no statement answered: longer than any limit above allows. */
  stuckMs: 60_000,
  /** Queries still running at shutdown are cut off after half of the ten seconds that a process gets. */
  closeMs: 4_000,
  /** How often a process checks that it still holds the lock of its data folder. */
  lockCheckMs: 500,
  /**
   * A process that opens a folder that was not closed waits until a living former holder has checked: twice the above.
   */
  lockGraceMs: 1_000,
  /** A start waits this long for the data folder of a process that is about to end: as long as one gets to exit. */
  leaveMs: 10_000,
};
export type DatabaseLimits = typeof databaseLimits;

/** The limits with the settings applied; those that must be longer than a statement may take are derived from it. */
export function chosenLimits({
  DATABASE_CONNECTIONS: connections = databaseLimits.connections,
  QUERY_SECONDS: seconds = databaseLimits.statementMs / 1000,
}: {
  DATABASE_CONNECTIONS?: number | undefined;
  QUERY_SECONDS?: number | undefined;
}): DatabaseLimits {
  const statementMs = seconds * 1000;
  const longer = statementMs - databaseLimits.statementMs;
  return {
    ...databaseLimits,
    connections,
    statementMs,
    waitMs: databaseLimits.waitMs + longer,
    silentMs: databaseLimits.silentMs + longer,
    stuckMs: databaseLimits.stuckMs + Math.max(0, longer),
  };
}
