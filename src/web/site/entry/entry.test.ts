import { expect, test } from 'vitest';
import { problem, problemDocument } from '#contract/errors.ts';
import { ApiProblem } from '#web/api/client.ts';
import { inLanguage } from '#words/in-language.ts';
import { loadEntry } from './entry.ts';

const request = (address: string) => new Request(`http://hospital.example${address}`);
const stored = { slug: 'cardiology', name: 'Cardiology' };
const here = async () => ({ data: stored });
const missing = (code: 'not-found' | 'invalid' | 'internal') => async () => {
  throw new ApiProblem(problemDocument(problem(code)));
};

async function answer(loading: Promise<unknown>): Promise<{ status?: number; location?: string | null }> {
  const thrown = await loading.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (thrown instanceof Response) return { status: thrown.status, location: thrown.headers.get('Location') };
  return { status: (thrown as { init?: { status?: number } }).init?.status };
}

test('an entry is found at its address', async () => {
  await expect(
    loadEntry(request('/departments/cardiology'), '/departments', 'cardiology', here),
  ).resolves.toMatchObject({ entry: stored, place: { path: '/departments/cardiology', paths: {} } });
});

test('an old slug is sent to the new address for good, with its query', async () => {
  const loading = loadEntry(request('/ClinicalDepartment/heart?from=menu'), '/departments', 'heart', here);
  expect(await answer(loading)).toEqual({ status: 301, location: '/departments/cardiology?from=menu' });
});

test('in another language it leads to the same, since the framework puts the language before it', async () => {
  const loading = inLanguage({ language: 'de', country: 'DE', isMain: false }, () =>
    loadEntry(request('/de/departments/heart?from=menu'), '/departments', 'heart', here),
  );
  expect(await answer(loading)).toEqual({
    status: 301,
    location: '/departments/cardiology?from=menu',
  });
});

test('a slug in capitals is the same entry at its own address', async () => {
  const asked: string[] = [];
  const loading = loadEntry(
    request('/departments/Cardiology'),
    '/departments',
    'Cardiology',
    async ({ params }) => {
      asked.push(params.slug);
      return { data: stored };
    },
  );
  expect(await answer(loading)).toEqual({ status: 301, location: '/departments/cardiology' });
  expect(asked).toEqual(['cardiology']);
});

test.each(['not-found', 'invalid'] as const)(
  'an address that the API calls %s is not found',
  async (code) => {
    expect(await answer(loadEntry(request('/doctors/x'), '/doctors', 'x', missing(code)))).toEqual({
      status: 404,
    });
  },
);

test('a failure is not taken for a missing page', async () => {
  await expect(loadEntry(request('/doctors/x'), '/doctors', 'x', missing('internal'))).rejects.toBeInstanceOf(
    ApiProblem,
  );
});
