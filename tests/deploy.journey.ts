/** Runs what is in deploy/, as far as this machine has the programs for it. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingHttpHeaders, request } from 'node:http';
import { request as secureRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyInstallation } from './installation.ts';
import { startNginx } from './nginx.ts';
import { has, only } from './only.ts';
import { freePort, startServer, statusOf } from './server.ts';
import { visitor } from './visitor.ts';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'openward-deploy-'));
// The image's own user has to read what is copied into it.
chmodSync(folder, 0o755);
const read = (file: string) => readFileSync(join(root, 'deploy', file), 'utf8');

const started: ChildProcess[] = [];
function run(program: string, words: string[], options: object = {}) {
  const child = spawn(program, words, { stdio: ['ignore', 'ignore', 'inherit'], ...options });
  started.push(child);
  return child;
}
afterAll(async () => {
  for (const child of started) {
    if (child.exitCode !== null) continue;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  }
  rmSync(folder, { recursive: true, force: true });
});

describe('behind a proxy', () => {
  let hospital: Awaited<ReturnType<typeof startServer>>;
  /** What the server received from the proxy. */
  const seen: { url: string; headers: IncomingHttpHeaders }[] = [];
  let port: number;
  const between = createServer((incoming, answer) => {
    const { method, url = '', headers } = incoming;
    seen.push({ url, headers });
    const passed = request(
      { host: '127.0.0.1', port: hospital.port, method, path: url, headers },
      (given) => {
        answer.writeHead(given.statusCode!, given.rawHeaders);
        given.on('data', (bytes) => answer.write(bytes)).on('end', () => answer.end());
      },
    );
    passed.on('error', () => answer.destroy());
    answer.on('close', () => passed.destroy());
    incoming.pipe(passed);
  });
  beforeAll(async () => {
    hospital = await startServer();
    between.listen(0, '127.0.0.1');
    await once(between, 'listening');
    ({ port } = between.address() as AddressInfo);
    const made = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'chain.pem')];
    const kind = ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'];
    if (has('openssl')) spawnSync('openssl', [...kind, ...made]);
  });
  afterAll(async () => {
    between.closeAllConnections();
    between.close();
    await hospital?.stop();
  });

  test.runIf(only('nginx', 'its settings were not run') && only('openssl', 'nginx has no certificate'))(
    'nginx',
    async () => {
      const [secure, plain] = [await freePort(), await freePort()];
      started.push(
        startNginx(folder, [
          ['listen 80;', `listen 127.0.0.1:${plain};`],
          ['listen 443 ssl;', `listen 127.0.0.1:${secure} ssl;`],
          ['127.0.0.1:3000', `127.0.0.1:${port}`],
          ['/etc/ssl/hospital/fullchain.pem', join(folder, 'chain.pem')],
          ['/etc/ssl/hospital/privkey.pem', join(folder, 'key.pem')],
        ]),
      );
      await holdsBehind(secure);
    },
  );

  test.runIf(only('caddy', 'its settings were not run'))('Caddy', async () => {
    const [secure, plain] = [await freePort(), await freePort()];
    const file = join(folder, 'Caddyfile');
    // Ports that are free on a shared machine, and a certificate of its own.
    const own = `admin off\n\thttp_port ${plain}\n\thttps_port ${secure}\n\tskip_install_trust\n`;
    writeFileSync(file, read('Caddyfile').replace(/^\{\n/m, `{\n\t${own}`));
    const env = {
      ...process.env,
      SITE: 'localhost',
      UPSTREAMS: `127.0.0.1:${port}`,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
    };
    run('caddy', ['run', '--config', file, '--adapter', 'caddyfile'], { env, stdio: 'ignore' });
    await holdsBehind(secure);
  });

  /** What every proxy must do. */
  async function holdsBehind(secure: number) {
    const ask = asking(secure);
    await expect
      .poll(() =>
        ask('GET', '/healthz').then(
          ({ status }) => status,
          () => 0,
        ),
      )
      .toBe(200);

    // The server knows the client's real address, despite what the client claims, and the name that it used.
    seen.length = 0;
    await ask('GET', '/healthz?claims', { 'X-Forwarded-For': '203.0.113.7' });
    const { headers } = seen.find(({ url }) => url.endsWith('?claims'))!;
    expect(headers['x-forwarded-for']).toMatch(/^(::ffff:)?127\.0\.0\.1$|^::1$/);
    expect(headers.host).toBe(`localhost:${secure}`);

    // A page arrives as the program compressed it, and is always revalidated.
    const page = await ask('GET', '/', { 'Accept-Encoding': 'br' });
    expect([page.status, page.headers['content-encoding']]).toEqual([200, 'br']);
    expect(page.headers['cache-control']).toContain('max-age=0');

    // Metrics stay inside.
    expect((await ask('GET', '/metrics')).status).toBe(403);

    const named = { Host: `localhost:${secure}` };
    // Events arrive while their answer is still open.
    const staff = await (await visitor(hospital.address)).signIn();
    const stream = secureRequest({
      ...to(secure),
      path: '/api/appointment/events',
      headers: { ...named, ...staff },
    }).end();
    const [opened] = await once(stream, 'response');
    const [event] = await once(opened, 'data');
    expect(String(event)).toContain('event: ready');
    stream.on('error', () => {}).destroy();

    // The bytes of an upload arrive while it is still running.
    const begun = await ask('POST', '/api/media', { ...staff, ...tus, 'Upload-Length': '900000' });
    const { pathname } = new URL(begun.headers.location!, 'https://localhost');
    const patch = {
      ...named,
      ...staff,
      ...tus,
      'Upload-Offset': '0',
      'Content-Type': 'application/offset+octet-stream',
    };
    const upload = secureRequest({ ...to(secure), method: 'PATCH', path: pathname, headers: patch });
    seen.length = 0;
    upload.on('error', () => {}).write(Buffer.alloc(300_000, 1));
    await expect.poll(() => seen.some(({ headers }) => headers['upload-offset'] === '0')).toBe(true);
    await setTimeout(100);
    upload.destroy();
    await expect
      .poll(async () => (await ask('HEAD', pathname, { ...staff, ...tus })).headers['upload-offset'])
      .toBe('300000');
  }
});

const tus = { 'Tus-Resumable': '1.0.0' };
const to = (port: number) => ({
  host: '127.0.0.1',
  servername: 'localhost',
  port,
  rejectUnauthorized: false,
});

function asking(port: number) {
  return async (method: string, path: string, headers: Record<string, string> = {}) => {
    const named = { Host: `localhost:${port}`, ...headers };
    const sent = secureRequest({ ...to(port), method, path, headers: named }).end();
    const [answer] = await once(sent, 'response');
    answer.resume();
    await once(answer, 'end');
    return { status: answer.statusCode as number, headers: answer.headers as IncomingHttpHeaders };
  };
}

test.runIf(process.getuid?.() === 0)(
  'the program starts from what the image holds, as its user, who may write only to /data',
  async () => {
    const image = read('Containerfile');
    const [, user] = /^USER (\d+):/m.exec(image)!;
    const place = join(folder, 'image');
    copyInstallation(place);
    const dataDir = join(folder, 'data');
    mkdirSync(dataDir, { mode: 0o700 });
    chownSync(dataDir, Number(user), Number(user));
    const port = await freePort();
    const env = {
      NODE_ENV: 'production',
      DATA_DIR: dataDir,
      HOST: '127.0.0.1',
      PORT: String(port),
      DEMO: '0',
    };
    const options = { cwd: place, env, uid: Number(user), gid: Number(user) };
    const [command, ...words] = JSON.parse(/^CMD (\[.+\])$/m.exec(image)![1]!) as string[];
    run(join(place, command!), words, options);
    const [check, ...checked] = JSON.parse(/HEALTHCHECK[^[]+(\[.+\])$/m.exec(image)![1]!) as string[];
    const health = async () => {
      const [code] = await once(spawn(join(place, check!), checked, { ...options, stdio: 'ignore' }), 'exit');
      return code;
    };
    expect(await health()).toBe(1);
    await expect.poll(() => statusOf(port), { timeout: 50_000 }).toBe(200);
    expect(await health()).toBe(0);
    const page = await fetch(`http://127.0.0.1:${port}/doctors`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('</html>')]);
  },
);
