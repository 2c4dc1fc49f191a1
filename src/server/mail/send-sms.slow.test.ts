/**
 * Kills the process while a text is handed over, at the worst moment: the provider has it, but the outbox does not
 * know. A PostgreSQL server survives its clients, so this tests the embedded database.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterEach, expect, test } from 'vitest';
import { openDatabase } from '#server/db/connection/connect.ts';
import { seal } from '#server/identity/sealed.ts';
import { purposeOf } from '#server/sms/sms-gateway.ts';
import { briefly, copyHospital } from '#server/test-data-folder.ts';

const secret = 'only for this crash';
const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** How often three texts were handed over, and their final state in the outbox. */
async function sendUntilKilled(provider: 'gateway' | 'twilio') {
  const dataDir = mkdtempSync(join(tmpdir(), 'openward-sms-'));
  folders.push(dataDir);
  await copyHospital(dataDir);
  const handed: { id: string | undefined; body: string }[] = [];
  let child: ChildProcess | undefined;
  let kills = 2;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      handed.push({ id: request.headers['webhook-id'] as string | undefined, body });
      if (kills-- > 0) return void child!.kill('SIGKILL');
      response.writeHead(201).end('{"status":"accepted","sid":"SM1"}');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  const first = await openDatabase({ dataDir });
  const sealed = `\\x${seal(secret, purposeOf.secret, Buffer.from('a secret')).toString('hex')}`;
  await first.orm.execute(sql`update sms_gateway set provider = ${provider}, address = ${`http://${host}/`},
    account = 'AC1', sender = '+447700900000', sealed_secret = ${sealed}::bytea`);
  await first.orm.execute(sql`
    insert into outbox (channel, recipient, subject, text_body, html_body)
    select 'sms', '+4477009001' || n, 'Test message', 'Text ' || n, '' from generate_series(10, 12) n`);
  await first.close();
  const signals: unknown[] = [];
  // Each start is later than a claim lasts.
  for (let run = 0; run < 4; run++) {
    const program = 'src/server/mail/test-sms-crash-child.ts';
    child = spawn(process.execPath, [briefly, program, dataDir, secret, host, String(run * 6)], {
      cwd: join(import.meta.dirname, '../../..'),
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    signals.push(await new Promise((resolve) => child!.once('close', (_, by) => resolve(by))));
  }
  server.close();
  const { orm, close } = await openDatabase({ dataDir });
  const { rows } = await orm.execute<{ status: string }>(sql`
    select status from outbox where channel = 'sms' order by id`);
  await close();
  return { handed, signals, statuses: rows.map(({ status }) => status) };
}

test.skipIf(process.env.TEST_DATABASE_URL)(
  'a provider that cannot recognise a text is handed it once, and texts of unknown outcome are given up',
  async () => {
    const { handed, signals, statuses } = await sendUntilKilled('twilio');
    expect(signals).toEqual(['SIGKILL', 'SIGKILL', null, null]);
    const texts = handed.map(({ body }) => new URLSearchParams(body).get('Body'));
    expect(texts.sort()).toEqual(['Text 10', 'Text 11', 'Text 12']);
    expect(statuses.sort()).toEqual(['dead', 'dead', 'sent']);
  },
  120_000,
);

test.skipIf(process.env.TEST_DATABASE_URL)(
  'a gateway of one’s own is handed it again under the same id, so that it sends it once',
  async () => {
    const { handed, signals, statuses } = await sendUntilKilled('gateway');
    expect(signals).toEqual(['SIGKILL', 'SIGKILL', null, null]);
    expect(statuses).toEqual(['sent', 'sent', 'sent']);
    expect(handed).toHaveLength(5);
    const byId = Map.groupBy(handed, ({ id }) => id);
    expect(byId.size).toBe(3);
    for (const [, same] of byId) expect(new Set(same.map(({ body }) => body)).size).toBe(1);
  },
  120_000,
);
