import { expect, test, vi } from 'vitest';
import { problem, problemDocument } from '#contract/errors.ts';
import { ApiProblem, type Client } from '#web/api/client.ts';
import { askedDepartment } from '#web/site/cards/asked-department.ts';

const heart = { slug: 'cardiology', name: 'Cardiology' };
const getBySlug = vi.fn(async ({ params: { slug } }: { params: { slug: string } }) => {
  if (slug !== 'heart' && slug !== 'cardiology') throw new ApiProblem(problemDocument(problem('not-found')));
  return { data: heart };
});
const api = { department: { getBySlug } } as unknown as Client;
const ask = (slug: string, known = [heart]) => askedDepartment(api, slug, known, (now) => `/list?of=${now}`);

test('a department on the list needs no request', async () => {
  getBySlug.mockClear();
  expect(await ask('cardiology')).toBe(heart);
  expect(await ask('')).toBeNull();
  expect(getBySlug).not.toHaveBeenCalled();
});

test('a department outside the list is found, one that never existed is not', async () => {
  expect(await ask('cardiology', [])).toEqual(heart);
  expect(await ask('none')).toBeNull();
});

test('a link from before a department was renamed redirects to its list', async () => {
  const answer = await ask('heart').catch((thrown: unknown) => thrown);
  expect(answer).toBeInstanceOf(Response);
  expect([(answer as Response).status, (answer as Response).headers.get('Location')]).toEqual([
    301,
    '/list?of=cardiology',
  ]);
});
