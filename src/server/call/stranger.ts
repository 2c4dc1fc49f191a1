/** Reads the API as a stranger does, for what the server writes of the site: a sitemap, a feed, a picture for a link. */
import type { Input, Route } from '#contract/base.ts';
import type { Contract } from '#contract/index.ts';
import type { Answer, Caller } from './context.ts';
import type { Perform, RawInput } from './perform.ts';

type Answered<R extends Route> =
  | Extract<Answer<R>, { data: unknown }>
  | (R extends { errors: readonly (infer Code)[] } ? ('not-found' extends Code ? null : never) : never);

export type Read = <Name extends keyof Contract, Operation extends keyof Contract[Name] & string>(
  resource: Name,
  operation: Operation,
  input: Input<Contract[Name][Operation] & Route>,
) => Promise<Answered<Contract[Name][Operation] & Route>>;

/** Null if the call finds nothing; any other refusal is thrown. */
export function asStranger(perform: Perform, caller: Caller): Read {
  return async (resource, operation, input) => {
    const asked = input as Pick<RawInput, 'params' | 'query'>;
    const { status, body } = await perform(resource, operation, asked, { ...caller, token: undefined });
    if (status !== 200 && status !== 404) throw new Error(`${resource}.${operation} answered ${status}.`);
    return (status === 200 ? body : null) as Awaited<ReturnType<Read>>;
  };
}
