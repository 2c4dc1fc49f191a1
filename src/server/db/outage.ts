/**
 * What a database failure means for the caller. All of these are temporary or up to the operator, and nothing is wrong
 * with the request: it gets a 503 and may be sent again.
 */
import { CommitUnknown, databaseError } from './transaction.ts';

export type Outage =
  /** Unreachable, starting up, shutting down, or the connection was lost. */
  | 'away'
  /** Out of disk space, memory or connections. */
  | 'full'
  /** Refuses writes: a disk remounted after a fault, or a server that was replaced by another one. */
  | 'read-only'
  /** Its disk fails. */
  | 'disk'
  /** It did not answer in time: locks, a slow statement, conflicting transactions. */
  | 'busy';

const codes: [Outage, RegExp][] = [
  [
    'away',
    /^(08|57P|ECONN|EPIPE|ENOTFOUND|ETIMEDOUT|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|EHOSTDOWN|ENETDOWN|ERR_STREAM_DESTROYED)/,
  ],
  ['full', /^(53|ENOSPC|EDQUOT)/],
  ['read-only', /^(25006|EROFS)/],
  ['disk', /^(58030|EIO)/],
  ['busy', /^(55P03|57014|40P01|40001|25P0[34])/],
];

/** Errors of `pg` without a code. */
const broken =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/;

/** Undefined for anything else. */
export function outageOf(error: unknown): Outage | undefined {
  const { code = '', message = '', file = '' } = databaseError(error);
  if (code === '42501') return isFault(file, message) ? 'read-only' : undefined;
  return codes.find(([, pattern]) => pattern.test(code))?.[0] ?? (broken.test(message) ? 'away' : undefined);
}

/** Whether the request may have been carried out anyway. */
export function isCommitUnknown(error: unknown) {
  return error instanceof CommitUnknown;
}

/**
 * A file that the operating system refuses; PostgreSQL reports it with the code of its own missing privileges. Its
 * messages may be translated, the names of its source files are not.
 */
function isFault(file: string, message: string) {
  return (
    /^(md|fd|xlog\w*|slru|smgr|copydir|relmapper|storage|basebackup\w*|twophase|timeline)\.c$/.test(file) ||
    /: Read-only file system$/.test(message)
  );
}
