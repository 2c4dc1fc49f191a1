import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testMailbox } from '#server/mail/test-mailbox.ts';
import { copyEmptyDatabase } from '#server/test-data-folder.ts';
import { maintain } from './maintain.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'openward-setup-'));
const site = createServer((_request, answer) => answer.end('ready'));
let address = '';
beforeAll(async () => {
  await copyEmptyDatabase(dataDir);
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
});
afterAll(() => {
  site.close();
  rmSync(dataDir, { recursive: true, force: true });
});

async function checkSetup(env: Record<string, string>) {
  let said = '';
  const hear = (text: string) => {
    said += text;
  };
  const terminal = { env: { DATA_DIR: dataDir, ...env }, ask: async () => '', say: hear, complain: hear };
  return { status: await maintain(['check-setup'], terminal), lines: said.trim().split('\n') };
}

test('a sound set-up has a line for each check, and exit code 0', async () => {
  const mailbox = await testMailbox();
  const { status, lines } = await checkSetup({
    PUBLIC_URL: address,
    SMTP_URL: `smtp://127.0.0.1:${mailbox.port}`,
  });
  expect(lines).toEqual([
    expect.stringMatching(/^ok {5}data folder: [\d.]+ GB are free/),
    expect.stringMatching(/^ok {5}database: embedded PostgreSQL in /),
    expect.stringMatching(/^ok {5}mail: the mail server at .* takes messages\.$/),
    expect.stringMatching(/^ok {5}server: .* is ready\.$/),
  ]);
  expect(status).toBe(0);
  await mailbox.close();
});

test('all faults are listed at once with what to do, and exit code 1', async () => {
  const { status, lines } = await checkSetup({
    DEMO: '0',
    PUBLIC_URL: 'https://hospital.invalid',
    DATABASE_URL: 'postgres://ward:hunter2@127.0.0.1:1/ward',
    SMTP_URL: 'smtp://ann:hunter2@127.0.0.1:1',
    MEDIA_URL: 's3://key:hunter2@127.0.0.1:1/pictures?tls=0',
  });
  expect(status).toBe(1);
  for (const [what, advice] of [
    ['database', 'refuses connections'],
    ['mail', 'Check its name, port, user and password'],
    ['public address', 'is not in the DNS'],
    ['certificate', 'Check the certificate and the proxy'],
    ['server', 'look into its log'],
    ['bucket', 'cannot be used'],
  ])
    expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^WRONG {2}${what}: .*${advice}`)));
  expect(lines.join()).not.toContain('hunter2');
});

test.each([
  [{ DEMO: '0' }, 'SMTP_URL is not set'],
  [{ DEMO: '0' }, 'Set it to the address that visitors use'],
  [{ DATA_DIR: '/proc' }, 'cannot be written'],
])('%o: %s', async (env, words) => {
  const { status, lines } = await checkSetup({ PUBLIC_URL: address, ...env });
  expect([status, lines.join('\n')]).toEqual([1, expect.stringContaining(words)]);
});
