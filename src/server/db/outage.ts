/**
 * What a failure of the database means for whoever asked. All of these pass or are mended by whoever runs the server, and
 * nothing is wrong with the request: it is answered with 503 and may be sent again.
 */
import { CommitUnknown, databaseError } from './transaction.ts';

export type Outage =
  /** It cannot be reached, is starting up or shutting down, or has broken off. */
  | 'away'
  /** It has no more room, memory or connections. */
  | 'full'
  /** It takes no writes: a disk that was mounted anew after a fault, or a server that another one has replaced. */
  | 'read-only'
  /** Its disk fails. */
  | 'disk'
  /** It is there and did not get to it in time: locks, a slow statement, transactions in each other's way. */
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

/** Errors of `pg` that carry no code. */
const broken =
  /^(Connection terminated|timeout exceeded when trying to connect|timeout expired|Client (has encountered a connection error|was closed) and is not queryable|Cannot use a pool after calling end)/;

/** Which outage an error is of; undefined for anything else. */
export function outageOf(error: unknown): Outage | undefined {
  const { code = '', message = '', file = '' } = databaseError(error);
  if (code === '42501') return isFault(file, message) ? 'read-only' : undefined;
  return codes.find(([, pattern]) => pattern.test(code))?.[0] ?? (broken.test(message) ? 'away' : undefined);
}

/** Whether what was asked may have been done all the same. */
export function isCommitUnknown(error: unknown) {
  return error instanceof CommitUnknown;
}

/**
 * The operating system's refusal of a file, which PostgreSQL tells by the same code as one of its own privileges. Its
 * messages may be in any language, the names of its source files are not.
 */
function isFault(file: string, message: string) {
  return (
    /^(md|fd|xlog\w*|slru|smgr|copydir|relmapper|storage|basebackup\w*|twophase|timeline)\.c$/.test(file) ||
    /: Read-only file system$/.test(message)
  );
}
