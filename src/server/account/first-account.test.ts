import { afterAll, beforeEach, expect, test } from 'vitest';
import { testDatabase } from '#server/db/test-database.ts';
import { createFirstAccount } from '#server/identity/first-account.ts';

const database = await testDatabase();
afterAll(() => database.close());
beforeEach(() => database.reset());

test('a missing password is generated and shown once', async () => {
  const account = await createFirstAccount(database.orm, {});
  expect(account).toEqual({
    email: 'admin@openward.example',
    madePassword: expect.stringMatching(/^[a-z2-9]{16}$/),
  });
  expect(await createFirstAccount(database.orm, {})).toBeNull();
});

test('a given password is not shown', async () => {
  const given = { email: 'desk@openward.example', password: 'correct horse battery' };
  expect(await createFirstAccount(database.orm, given)).toEqual({
    email: given.email,
    madePassword: undefined,
  });
});

test('of two nodes that start at once one creates the account and neither fails', async () => {
  const made = await Promise.all([
    createFirstAccount(database.orm, {}),
    createFirstAccount(database.orm, {}),
  ]);
  expect(made.filter((account) => account !== null)).toHaveLength(1);
});
