/** Varnish in front, with the settings that we ship: it answers alone, and never an old page for long. */
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request as send } from 'node:http';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { Purge, restMs } from './purge.ts';
import type { TestAnswer } from './test-front.ts';
import { testFront } from './test-front.ts';

const program = ['/usr/sbin/varnishd', '/usr/local/sbin/varnishd'].find((path) => existsSync(path));
if (!program) process.stderr.write('*** SKIPPED, NOT TESTED BEHIND A CDN: varnishd was not found. ***\n');

describe.runIf(program)('behind Varnish', () => {
  let hospital: TestHospital;
  let front: Awaited<ReturnType<typeof testFront>>;
  let varnish: ChildProcess;
  let port: number;
  const folder = mkdtempSync(join(tmpdir(), 'openward-varnish-'));

  beforeAll(async () => {
    hospital = await testHospital({ fixture: 'demo' });
    front = await testFront(hospital, {
      hasCdn: true,
      pages: async (request, visit) => {
        const { body } = await visit.perform('settings', 'get', {}, visit.caller);
        const { name } = (body as { data: { name: string } }).data;
        const headers: Record<string, string> = { 'Content-Type': 'text/html' };
        if (/contact/.test(request.url)) headers['Cache-Control'] = 'private, no-cache';
        return new Response(`${name} ${'x'.repeat(2_000)}`, { headers });
      },
    });
    port = await freePort();
    const settings = join(folder, 'openward.vcl');
    const shipped = readFileSync(join(import.meta.dirname, '../../../deploy/openward.vcl'), 'utf8');
    writeFileSync(settings, shipped.replace('"3000"', `"${front.port}"`));
    const own = [
      '-j',
      'none',
      '-F',
      '-n',
      folder,
      '-f',
      settings,
      '-a',
      `127.0.0.1:${port}`,
      '-s',
      'malloc,16m',
    ];
    varnish = spawn(program!, [...own, '-p', 'http_gzip_support=off'], { stdio: 'ignore' });
    await vi.waitFor(() => get('/about'), { timeout: 20_000, interval: 100 });
    let now = 0;
    const log = pino({ level: 'silent' });
    const call = { url: `http://127.0.0.1:${port}/`, method: 'BAN', headers: {} };
    // Without the pause between purges.
    const purge = new Purge(call, {
      log,
      now: () => {
        now += restMs;
        return now;
      },
      signal: new AbortController().signal,
    });
    front.content.written = () => {
      purge.due();
      void purge.run();
    };
    await purge.run();
    expect(purge.counts).toEqual({ done: 1, failed: 0 });
  }, 60_000);
  afterAll(async () => {
    varnish.kill('SIGTERM');
    await new Promise((resolve) => varnish.once('exit', resolve));
    rmSync(folder, { recursive: true, force: true });
    await front.close();
    await hospital.close();
  });

  const get = (path: string, headers: Record<string, string> = {}) => ask(port, path, headers);
  const askedOfUs = () => {
    const { hit, miss, stale, pass } = front.front.counts;
    return hit + miss + stale + pass;
  };

  test('a page is asked for once, with and without a visitor’s cookie, in each encoding', async () => {
    for (const encoding of ['', 'gzip, deflate, br, zstd', 'gzip, deflate']) {
      const first = await get('/doctors', { 'Accept-Encoding': encoding });
      const before = askedOfUs();
      const second = await get('/doctors', {
        'Accept-Encoding': encoding.replace(', zstd', ''),
        Cookie: 'XSRF-TOKEN=x',
      });
      expect([second.status, askedOfUs() - before]).toEqual([200, 0]);
      expect(second.bytes.equals(first.bytes)).toBe(true);
    }
    expect(
      String(brotliDecompressSync((await get('/doctors', { 'Accept-Encoding': 'br' })).bytes)),
    ).toContain('xxx');
  });

  test('what is personal, live or of staff is asked for each time', async () => {
    const asked = [
      ['/appointment', {}],
      ['/contact', {}],
      ['/api/appointment/soonest', {}],
      ['/api/department', hospital.staff],
      ['/api/department', {}],
    ] as const;
    for (const [path, headers] of asked) {
      await get(path, headers);
      const before = askedOfUs();
      expect((await get(path, headers)).status).toBe(200);
      expect([path, askedOfUs() - before]).toEqual([path, 1]);
    }
    expect((await get('/appointment')).headers['set-cookie']).toHaveLength(1);
  });

  test('a write shows within a second, and the old page never again', async () => {
    for (let round = 0; round < 10; round++) {
      const name = `Round ${round}`;
      await get('/about');
      await hospital.call('PUT', '/settings/1', { name }, hospital.staff);
      await vi.waitFor(async () => expect((await get('/about')).text).toContain(name), {
        timeout: 1_000,
        interval: 5,
      });
      const again = await Promise.all(Array.from({ length: 5 }, () => get('/about')));
      expect(again.every(({ text }) => text.startsWith(name))).toBe(true);
    }
  });

  test('while the server is away, pages are still there', async () => {
    const { text } = await get('/news');
    await front.close();
    expect((await get('/news')).text).toBe(text);
  });
});

function ask(port: number, path: string, headers: Record<string, string>) {
  return new Promise<TestAnswer>((resolve, reject) => {
    send({ port, host: '127.0.0.1', path, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk) => chunks.push(chunk));
      response.on('end', () => {
        const bytes = Buffer.concat(chunks);
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, text: bytes.toString(), bytes });
      });
    })
      .on('error', reject)
      .end();
  });
}

function freePort() {
  return new Promise<number>((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
