/** What a handler is given, and the shape it must have. */
import type { Checked, Data, Meta, Route } from '#contract/base.ts';
import type { ErrorCode, Problem } from '#contract/errors.ts';
import type { Contract } from '#contract/index.ts';
import type { Orm } from '#server/db/orm.ts';
import type { Staff } from '#server/identity/session.ts';

/** What the whole process shares. `now` is epoch milliseconds; tests pass their own clock. */
export interface Services {
  orm: Orm;
  now(): number;
  /** Without a trailing slash. */
  publicUrl: string;
  /** Key of the signatures that this hospital makes. */
  secret: string;
  /** Told after a message was written to the outbox, so that it need not wait for the next look. */
  mailWritten(): void;
  /** How many public writes one address may make a minute. */
  publicWritesPerMinute: number;
}

/** What is known of one call. */
export interface Caller {
  /** Client address, IPv6 cut to its /64. */
  address: string;
  device: string;
  token?: string | undefined;
  /** Whether the request proved that it comes from a page of ours; a public write needs it. */
  ownPage: boolean;
  ifMatch?: number | undefined;
  idempotencyKey?: string | undefined;
}

export interface Context extends Services, Caller {
  staff: Staff | null;
}

export type StaffContext = Context & { staff: Staff };

type DeclaredErrors<R extends Route> = R extends { errors: readonly (infer Code extends ErrorCode)[] }
  ? Code
  : never;
export type Answer<R extends Route> = R extends { list: true }
  ? { data: Data<R>; meta: Meta }
  : { data: Data<R> };
export type Handler<R extends Route> = (
  input: Checked<R>,
  context: R['access'] extends 'admin' ? StaffContext : Context,
) => Promise<Answer<R> | Problem<DeclaredErrors<R>>>;
export type Handlers<Routes extends Record<string, Route>> = {
  [Operation in keyof Routes]: Handler<Routes[Operation]>;
};
/** The whole contract, implemented: a missing handler does not compile. */
export type Api = { [Resource in keyof Contract]: Handlers<Contract[Resource]> };
