import type { Checked, Data, MetaOf, Route, StaffAccess } from '#contract/base.ts';
import type { ErrorCode, Problem } from '#contract/errors.ts';
import type { Contract } from '#contract/index.ts';
import type { Program } from '#contract/program.ts';
import type { Backups } from '#server/backup/backups.ts';
import type { Database } from '#server/db/connection/connect.ts';
import type { Notifications } from '#server/db/connection/notifications.ts';
import type { Orm } from '#server/db/orm.ts';
import type { Issuer } from '#server/identity/issuer.ts';
import type { Staff } from '#server/identity/session.ts';
import type { Limits } from '#server/kernel/limits.ts';
import type { Store } from '#server/media/store.ts';
import type { EventStream } from './event-stream.ts';
import type { KeptFile } from './kept-file.ts';
import type { LimitedRequest } from './request-limits.ts';
import type { TextFile } from './text-file.ts';
import type { ZipFile } from './zip-file.ts';

/** Shared by the whole process. `now` is epoch milliseconds; tests pass their own clock. */
export interface Services {
  orm: Orm;
  /** Changes announced by other processes. */
  notifications: Notifications;
  /** The whole storage, for exports, imports and copies. */
  storage: {
    database: Pick<Database, 'withoutTimeLimit' | 'kind' | 'pool' | 'health'>;
    store: Store;
    dataDir: string;
  };
  /** Aborted before the process ends, to close long-lived connections. */
  leaving: AbortSignal;
  now(): number;
  /** Without a trailing slash. */
  publicUrl: string;
  /** The hospital's signing key. */
  secret: string;
  /** Runs `work` after the answer has been sent, so that response time reveals nothing about it. */
  afterwards(work: () => Promise<void>): void;
  /** Call after writing a message to the outbox, so that it is sent at once. */
  mailWritten(): void;
  /** Call when a slot may have become free, so that the waiting list is served at once. */
  timesFreed(): void;
  /** Call when a picture was added or removed, so that its files are handled at once. */
  picturesChanged(): void;
  /** Without a mail server, messages wait in the outbox and are read there. */
  hasMailServer: boolean;
  /** Hosts in the hospital's own network that settings may name. */
  privateHosts?: readonly string[] | undefined;
  /** Replaces the addresses of SMS providers in tests. */
  smsOrigins?: { twilio?: string; vonage?: string } | undefined;
  /** The newest version of the program if it is newer; absent unless update checks are switched on. */
  newerVersion?: (() => Program['newer']) | undefined;
  /** Absent without single sign-on. */
  sso?: Issuer | undefined;
  /** Backups of the embedded database; null without BACKUP_TO. */
  backups?: Pick<Backups, 'state' | 'ask'> | null;
  /** Replaces the numbers of limits.ts in tests. */
  requestsPerMinute?: Partial<Record<LimitedRequest, number>>;
  /** Defaults to those of limits.ts. */
  limits?: Limits;
  /** Replaces the interval in which reads.ts gathers views. */
  gatherReadsMs?: number;
}

export interface Caller {
  /** Client address, IPv6 cut to its /64. */
  address: string;
  device: string;
  /** Recognises a known browser of staff; grants nothing. */
  deviceToken?: string | undefined;
  token?: string | undefined;
  /** The request proved that it comes from one of our pages, which public writes require. */
  ownPage: boolean;
  /** A change must be based on one of these versions. */
  ifMatch?: readonly number[] | undefined;
  /** Unique to its sender once the call is performed. */
  idempotencyKey?: string | undefined;
  /** Distinguishes programs or browsers that call the API; pages make keys that are unique. */
  browser?: string | undefined;
  /** The stated purpose of a file of people's data (contract/export.ts). */
  reason?: string | undefined;
  /** The preview token in a page's address. */
  preview?: string | undefined;
  /** Call when a limit refused a call or it failed: the answer made with it is not cached. */
  incomplete?(): void;
}

export interface Context extends Services, Caller {
  staff: Staff | null;
  /** The one unpublished entry that the caller may see. */
  previewed?: { entity: string; id: number } | null;
  /** The trail's name for this write, if it is more than a change. */
  writtenAs?: 'restore';
}

export type StaffContext = Context & { staff: Staff };

type DeclaredErrors<R extends Route> = R extends { errors: readonly (infer Code extends ErrorCode)[] }
  ? Code
  : never;
export type Answer<R extends Route> = R extends { events: true }
  ? EventStream
  : R extends { zip: true }
    ? ZipFile
    : R extends { file: true }
      ? KeptFile
      :
          | (R extends { list: true } ? { data: Data<R>; meta: MetaOf<R> } : { data: Data<R> })
          | (R extends { csv: true } ? TextFile : never);
export type Handler<R extends Route> = (
  input: Checked<R>,
  context: R['access'] extends StaffAccess ? StaffContext : Context,
) => Promise<Answer<R> | Problem<DeclaredErrors<R>>>;
/**
 * Refuses a large body from the address alone, before its first byte is kept: the link does not exist, or nothing more
 * may be added to what it opens.
 */
interface Admitting<R extends Route> {
  admit(input: Omit<Checked<R>, 'body'>, context: Context): Promise<Problem<DeclaredErrors<R>> | undefined>;
}
export type Handlers<Routes extends Record<string, Route>> = {
  [Operation in keyof Routes]: Handler<Routes[Operation]> &
    (Routes[Operation] extends { takesFile: true } ? Admitting<Routes[Operation]> : unknown);
};
/** A missing handler does not compile. */
export type Api = { [Resource in keyof Contract]: Handlers<Contract[Resource]> };
