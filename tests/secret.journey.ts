/** Two real starts of the program on one data folder, with two secrets. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { copyHospital } from '../src/server/test-data-folder.ts';
import { account, startServer } from './server.ts';
import { visitor } from './visitor.ts';

test('a start with another SECRET ends old links and sessions, and those of waiting mail open', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'openward-secret-'));
  await copyHospital(dataDir);
  const first = await startServer({ DATA_DIR: dataDir, SECRET: 'the secret of the first start, long' });
  const one = await visitor(first.address);
  const [{ doctorId, visitTypeId, startsAt }] = (await one.call('GET', '/appointment/soonest')).body.data;
  const person = { name: 'Ann Example', email: 'ann@example.org' };
  const booked = await one.call('POST', '/appointment', { doctorId, visitTypeId, startsAt, ...person });
  const manage = (text: string) => /\/appointment\/manage\/([\w-]{43})/.exec(text)![1]!;
  const old = manage(booked.body.data.manageUrl);
  const staff = await one.signIn();
  const opens = async ({ call }: typeof one, token: string) =>
    (await call('GET', `/appointment/manage/${token}`)).status;
  expect([await opens(one, old), (await one.call('GET', '/admin/me', undefined, staff)).status]).toEqual([
    200, 200,
  ]);
  await first.stop();

  const second = await startServer({ DATA_DIR: dataDir, SECRET: 'the secret of the second start, long' });
  const two = await visitor(second.address);
  expect([await opens(two, old), (await two.call('GET', '/admin/me', undefined, staff)).status]).toEqual([
    404, 401,
  ]);
  const fresh = await two.signIn();
  const mails = (await two.call('GET', '/admin/mail?limit=50', undefined, fresh)).body.data;
  const of = (recipient: string, words: RegExp) =>
    mails.find(
      (one: { recipient: string; subject: string }) => one.recipient === recipient && words.test(one.subject),
    );
  expect(of(account.email, /^You were signed out everywhere/)).toBeDefined();
  const { id } = of(person.email, /./);
  const { text } = (await two.call('GET', `/admin/mail/${id}`, undefined, fresh)).body.data;
  expect(manage(text)).not.toBe(old);
  expect(await opens(two, manage(text))).toBe(200);
  await second.stop();
  rmSync(dataDir, { recursive: true, force: true });
});
