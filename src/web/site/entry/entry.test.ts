import { expect, test } from 'vitest';
import { problem, problemDocument } from '#contract/errors.ts';
import { ApiProblem } from '#web/api/client.ts';
import { loadEntry } from './entry.ts';

test('a failure does not count as a missing page', async () => {
  const fails = async () => {
    throw new ApiProblem(problemDocument(problem('internal')));
  };
  const loading = loadEntry(new Request('http://hospital.example/doctors/x'), '/doctors', 'x', fails);
  await expect(loading).rejects.toBeInstanceOf(ApiProblem);
});
