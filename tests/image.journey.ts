/** The image is built where buildah is found, and the program starts from it. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { afterAll, expect, test } from 'vitest';
import { imageStore } from './image.ts';
import { only } from './only.ts';
import { freePort, statusOf } from './server.ts';

const canBuild = process.getuid?.() === 0 && only('buildah', 'the image was not built');
const store = canBuild ? imageStore() : null;
afterAll(() => store?.remove());

test.runIf(canBuild)(
  'the image builds, and the program in it starts as its user and ends in order',
  async ({ skip }) => {
    if (!store!.build()) {
      process.stderr.write('*** SKIPPED: no image registry was reached; the image was not built ***\n');
      skip();
    }
    const { buildah, place, env } = store!;
    const container = buildah('from', '--pull-never', 'localhost/openward-test');
    const image = JSON.parse(buildah('inspect', '--type', 'image', 'localhost/openward-test'));
    const { User, Cmd, Volumes, Healthcheck } = image.Docker.config;
    expect([User, Object.keys(Volumes), Healthcheck.Test[0]]).toEqual(['10001:10001', ['/data'], 'CMD']);
    // What it was built with is not in it.
    const inside = (...words: string[]) => buildah('run', container, '--', ...words);
    expect(inside('ls', '/opt/openward').split('\n').sort()).toEqual([
      'LICENSE',
      'build',
      'node_modules',
      'package.json',
      'src',
    ]);
    expect(
      inside('sh', '-c', 'ls -d node_modules/vite node_modules/.cache src/*.test.ts 2> /dev/null; id -u'),
    ).toBe('10001');
    const port = await freePort();
    const own = ['--env', `PORT=${port}`, '--env', 'HOST=127.0.0.1', '--env', 'DEMO=0'];
    const words = [...place, 'run', ...own, container, '--', ...Cmd];
    const program = spawn('buildah', words, { env, stdio: 'ignore', detached: true });
    const ended = once(program, 'exit');
    try {
      await expect.poll(() => statusOf(port), { timeout: 60_000 }).toBe(200);
      const page = await fetch(`http://127.0.0.1:${port}/doctors`);
      expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('</html>')]);
    } finally {
      process.kill(-program.pid!, 'SIGTERM');
      await ended;
    }
    await expect.poll(() => statusOf(port).catch(() => 0)).toBe(0);
  },
  900_000,
);
