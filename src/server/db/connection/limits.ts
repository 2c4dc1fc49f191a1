/** How long the database is waited for, each number with its reason. Milliseconds, unless a name says otherwise. */
export const databaseLimits = {
  /** Connections of one process; a listener comes on top. Ten keep two cores of a server busy with bookings. */
  connections: 10,
  /** A server that is there takes a connection within a second, over a bad line too. */
  connectMs: 5_000,
  /** For a free connection. Longer than a statement may take, so that nobody gives up behind a single slow one. */
  waitMs: 20_000,
  /** A page that takes longer is of no use to anybody. */
  statementMs: 15_000,
  /** Locks are held for milliseconds; whoever waits longer is behind something that hangs. */
  lockMs: 5_000,
  /** The same in long work, which holds up everybody who queues behind it. */
  longWorkLockMs: 30_000,
  /** A transaction in which nothing happens keeps its locks from everybody else. */
  idleInTransactionMs: 30_000,
  /**
   * A server ends each statement after `statementMs` by itself and says so. Where nothing at all has come for this long,
   * it is gone without a word: its machine lost power, or something between swallows what is sent. In long work, where a
   * statement may take minutes, it is then asked over another connection whether it is still at it.
   */
  silentMs: 20_000,
  /** An idle connection whose other end is gone is found out ten seconds and ten probes later. */
  keepAliveMs: 10_000,
  /** One step of long work on the embedded database: no index or clean-up of a hospital takes as long. */
  longStepMs: 600_000,
  /** A checkpoint or a clean-up of the embedded database: 64 MB to write, on the slowest disk. */
  upkeepMs: 60_000,
  /** What the embedded database has written since its last checkpoint, and how long ago: it makes none by itself. */
  checkpointBytes: 64 * 1024 * 1024,
  checkpointMs: 300_000,
  /** The embedded database opens in a second, and after a crash replays at most 128 MB of log first. */
  openMs: 120_000,
  /** The listener is asked each five seconds whether it still hears. */
  listenerAskMs: 5_000,
  listenerSilentMs: 10_000,
  /** `/readyz` is asked every few seconds by whoever spreads visitors, and has to say no in time. */
  readyMs: 2_000,
  /** Being ready is written to the disk, so not for each who asks. */
  readyEveryMs: 1_000,
  /** All connections lent, none given back, no statement answered: longer than any of the above lets it last. */
  stuckMs: 60_000,
  /** What still runs when the program ends breaks off then; half of the ten seconds that a process is given. */
  closeMs: 4_000,
  /** How often a process looks whether the lock of its data folder is still its own. */
  lockCheckMs: 500,
  /** Who opens a folder that was not closed waits until its former holder, if it lives, has looked: twice the above. */
  lockGraceMs: 1_000,
};
export type DatabaseLimits = typeof databaseLimits;
