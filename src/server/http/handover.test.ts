import type { ServerBuild } from 'react-router';
import { RouterContextProvider } from 'react-router';
import { expect, test } from 'vitest';
import { withoutHandover } from './handover.ts';

/** What a document's loader throws once it is part of the build. */
async function thrownBy(error: unknown) {
  const module = { default: () => null, loader: () => Promise.reject(error) };
  const routes = { page: { id: 'page', path: 'page', module } };
  const built = withoutHandover({ routes } as unknown as ServerBuild).routes.page!;
  const loader = built.module.loader as (given: object) => Promise<unknown>;
  return loader({ context: new RouterContextProvider(), pattern: '/page' }).then(
    () => null,
    (thrown: unknown) => thrown,
  );
}

test('a call that the API could not answer ends the page with its status and the request id', async () => {
  const body = { requestId: 'abc', detail: 'inside' };
  const gone = Object.assign(new Error('gone'), { name: 'ApiProblem', status: 503, body });
  expect(await thrownBy(gone)).toMatchObject({ data: { requestId: 'abc' }, init: { status: 503 } });
});

test('what the page itself throws stays unchanged', async () => {
  const missing = Object.assign(new Error('not found'), { name: 'ApiProblem', status: 404, body: {} });
  for (const error of [missing, new Error('a mistake'), new Response(null, { status: 302 })])
    expect(await thrownBy(error)).toBe(error);
});
