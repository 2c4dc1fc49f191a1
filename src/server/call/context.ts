/** What a handler is given, and the shape it must have. */
import type { Checked, Data, MetaOf, Route } from '#contract/base.ts';
import type { ErrorCode, Problem } from '#contract/errors.ts';
import type { Contract } from '#contract/index.ts';
import type { Database } from '#server/db/connection/connect.ts';
import type { Notifications } from '#server/db/connection/notifications.ts';
import type { Orm } from '#server/db/orm.ts';
import type { Staff } from '#server/identity/session.ts';
import type { Limits } from '#server/limits.ts';
import type { Store } from '#server/media/store.ts';
import type { Counted } from '#server/request-limits.ts';
import type { CsvFile } from './csv.ts';
import type { EventStream } from './event-stream.ts';
import type { ZipFile } from './zip-file.ts';

/** What the whole process shares. `now` is epoch milliseconds; tests pass their own clock. */
export interface Services {
  orm: Orm;
  /** What other processes tell of their changes. */
  notifications: Notifications;
  /** All that the hospital keeps, for what moves it as a whole. */
  storage: {
    database: Pick<Database, 'withoutTimeLimit' | 'kind' | 'pool' | 'health'>;
    store: Store;
    dataDir: string;
  };
  /** Aborted when the process is about to end: what stays open for long closes. */
  leaving: AbortSignal;
  now(): number;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Key of the signatures that this hospital makes. */
  secret: string;
  /** Runs `work` once the answer is on its way, so that its time tells nothing of what is done. */
  afterwards(work: () => Promise<void>): void;
  /** Told after a message was written to the outbox, so that it need not wait for the next look. */
  mailWritten(): void;
  /** Told after a time may have become free, so that whoever waits for one is offered it at once. */
  timesFreed(): void;
  /** Told after a picture came or went, so that its files are seen to at once. */
  picturesChanged(): void;
  /** Whether there is a mail server; without one messages wait in the outbox and are read there. */
  hasMailServer: boolean;
  /** In place of what limits.ts says, for tests. */
  requestsPerMinute?: Partial<Record<Counted, number>>;
  /** What one sender may take; without them, the numbers of limits.ts. */
  limits?: Limits;
}

/** What is known of one call. */
export interface Caller {
  /** Client address, IPv6 cut to its /64. */
  address: string;
  device: string;
  /** By which a browser of staff is known again; it opens nothing by itself. */
  deviceToken?: string | undefined;
  token?: string | undefined;
  /** Whether the request proved that it comes from a page of ours; a public write needs it. */
  ownPage: boolean;
  ifMatch?: number | undefined;
  idempotencyKey?: string | undefined;
  /** The token of a preview that stands in a page's address. */
  preview?: string | undefined;
  /** Told that a call was refused for its number, or failed: nobody keeps an answer that was made with it. */
  incomplete?(): void;
}

export interface Context extends Services, Caller {
  staff: Staff | null;
  /** The one entry that the caller may see before it is published. */
  previewed?: { entity: string; id: number } | null;
  /** What the trail calls this write, where it is more than a change. */
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
    :
        | (R extends { list: true } ? { data: Data<R>; meta: MetaOf<R> } : { data: Data<R> })
        | (R extends { csv: true } ? CsvFile : never);
export type Handler<R extends Route> = (
  input: Checked<R>,
  context: R['access'] extends 'admin' ? StaffContext : Context,
) => Promise<Answer<R> | Problem<DeclaredErrors<R>>>;
export type Handlers<Routes extends Record<string, Route>> = {
  [Operation in keyof Routes]: Handler<Routes[Operation]>;
};
/** The whole contract, implemented: a missing handler does not compile. */
export type Api = { [Resource in keyof Contract]: Handlers<Contract[Resource]> };
