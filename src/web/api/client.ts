/**
 * The typed client, the same on both sides: a server render calls the API in-process, the browser fetches. Every call
 * returns `{ data, meta? }` or throws an `ApiProblem`.
 */
import { createContext } from 'react-router';
import type { Data, Input, MetaOf, Route } from '#contract/base.ts';
import type { ErrorCode, FieldError } from '#contract/errors.ts';
import type { Contract } from '#contract/index.ts';

export interface CallOptions {
  /** The version that an update is based on; sent as If-Match. */
  ifMatch?: number;
  idempotencyKey?: string;
  /** The reason for exporting personal data (contract/export.ts). */
  reason?: string | undefined;
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

/** Sends one call; returns the status and the parsed body, which is null for 204. */
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

export const apiContext = createContext<Client>();

/** Origin of the site, without a trailing slash, for canonical addresses. */
export const originContext = createContext<string>();

/** Error reporting of a request: its id in the log, the logger, and the form that may be lost. */
export interface Fault {
  requestId: string;
  report(error: unknown): void;
  /** Names and values of the submitted form; empty if there was none. */
  unsent(): Promise<[name: string, value: string][]>;
}
export const faultContext = createContext<Fault>();

/** Whether the page answers a form. A successful form redirects, so such a page was refused. */
export const answersFormContext = createContext(false);

/** Identifies the current content: a new object after each change, so that derived data can be cached with it. */
export const contentContext = createContext<object>();
