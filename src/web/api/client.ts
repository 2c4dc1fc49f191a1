/**
 * The typed client. One shape for both sides: during a server render it calls the API in-process, in the browser it
 * fetches. Every call answers `{ data, meta? }` or throws an `ApiProblem`.
 */
import { createContext } from 'react-router';
import type { Data, Input, MetaOf, Route } from '#contract/base.ts';
import type { ErrorCode, FieldError } from '#contract/errors.ts';
import type { Contract } from '#contract/index.ts';

export interface CallOptions {
  /** The version that an update is based on; sent as If-Match. */
  ifMatch?: number;
  idempotencyKey?: string;
  /** Ends the call early. */
  signal?: AbortSignal;
}
type Success<R extends Route> = R extends { list: true }
  ? { data: Data<R>; meta: MetaOf<R> }
  : { data: Data<R> };
type Call<R extends Route> =
  Record<string, never> extends Input<R>
    ? (input?: Input<R>, options?: CallOptions) => Promise<Success<R>>
    : (input: Input<R>, options?: CallOptions) => Promise<Success<R>>;
export type Client = {
  [Resource in keyof Contract]: {
    [Operation in keyof Contract[Resource]]: Call<Contract[Resource][Operation] & Route>;
  };
};

export interface ProblemBody {
  type: string;
  title: string;
  status: number;
  detail: string;
  errors?: FieldError[];
  [member: string]: unknown;
}

export class ApiProblem extends Error {
  readonly body: ProblemBody;
  constructor(body: ProblemBody) {
    super(body.detail);
    this.name = 'ApiProblem';
    this.body = body;
  }
  get status() {
    return this.body.status;
  }
  is(code: ErrorCode) {
    return this.body.type === `/problems/${code}`;
  }
}

/** Sends one call; answers the status and the parsed body, which is null for 204. */
export type Send = (
  resource: string,
  operation: string,
  input: { params?: Record<string, unknown>; query?: Record<string, unknown>; body?: unknown },
  options: CallOptions,
) => Promise<{ status: number; body: unknown }>;

export function createClient(send: Send): Client {
  const resources = new Map<string, unknown>();
  return new Proxy({} as Client, {
    get(_, resource: string) {
      if (!resources.has(resource)) {
        resources.set(
          resource,
          new Proxy(
            {},
            {
              get:
                (_, operation: string) =>
                async (input = {}, options: CallOptions = {}) => {
                  const { status, body } = await send(resource, operation, input, options);
                  if (status >= 400) throw new ApiProblem(body as ProblemBody);
                  return body ?? { data: undefined };
                },
            },
          ),
        );
      }
      return resources.get(resource);
    },
  });
}

/** Where loaders and actions find the client of their request. */
export const apiContext = createContext<Client>();

/** Where the site is, without a trailing slash: for canonical addresses. */
export const originContext = createContext<string>();

/** By which a fault of this visit is found in the log, who is told of one that nobody expected, and what it may lose. */
export interface Fault {
  requestId: string;
  report(error: unknown): void;
  /** Names and values of the form that was being sent; none where it was no form. */
  unsent(): Promise<[name: string, value: string][]>;
}
export const faultContext = createContext<Fault>();

/** Stands for the content as it is: another object after each change. What is made of it may be kept with it. */
export const contentContext = createContext<object>();
