import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { chosenLimits, databaseLimits } from './limits.ts';

const read = (file: string) => readFileSync(join(import.meta.dirname, '../../../..', file), 'utf8');

test.each([5, 15, 60])(
  'with queries of %i seconds no one gives up before the server does, and a stuck pool is seen after all of them',
  (seconds) => {
    const { statementMs, waitMs, silentMs, stuckMs } = chosenLimits({ QUERY_SECONDS: seconds });
    expect(statementMs).toBe(seconds * 1000);
    expect(Math.min(waitMs, silentMs)).toBeGreaterThan(statementMs);
    expect(stuckMs).toBeGreaterThan(Math.max(waitMs, silentMs));
  },
);

test('without settings the limits are the usual ones, and the documents name them', () => {
  const { connections, statementMs } = databaseLimits;
  expect(chosenLimits({})).toEqual(databaseLimits);
  expect(read('docs/configuration.md')).toContain(`| \`DATABASE_CONNECTIONS\` | \`${connections}\` |`);
  expect(read('docs/configuration.md')).toContain(`| \`QUERY_SECONDS\` | \`${statementMs / 1000}\` |`);
  // One that listens, and one that checks long work.
  expect(read('docs/operations.md')).toContain(`allow ${connections + 2} for each node`);
});
