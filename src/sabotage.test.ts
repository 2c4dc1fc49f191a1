import { expect, test } from 'vitest';
import { faultsOf, readSabotages } from '../scripts/sabotage.ts';

test('every sabotage in tests/sabotage applies to the program and names test files that are there', () => {
  const sabotages = readSabotages();
  expect(sabotages.length).toBeGreaterThanOrEqual(40);
  expect(faultsOf(sabotages)).toEqual([]);
});
