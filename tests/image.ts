/**
 * The image of deploy/Containerfile, built for a test. Where no registry of images is reached, its bases can be made here
 * with IMAGE_BASES=made, which takes minutes: a Debian of the same release, and on it the Node.js and npm of this machine.
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { homedir } from 'node:os';
import { dirname, join } from 'node:path';
import { has } from './only.ts';

const root = join(import.meta.dirname, '..');

const said = (program: string, ...words: string[]) =>
  spawnSync(program, words, { encoding: 'utf8' }).stdout.trim();

/** On a disk: it holds some gigabytes. */
export function imageStore() {
  const folder = mkdtempSync('/var/tmp/openward-image-');
  const place = ['--root', join(folder, 'images'), '--runroot', join(folder, 'run')];
  // Runs commands without a container's runtime, which not every machine lets us use.
  const env = { ...process.env, BUILDAH_ISOLATION: 'chroot', TMPDIR: folder };
  const ask = (...words: string[]) =>
    spawnSync('buildah', [...place, ...words], { cwd: root, encoding: 'utf8', env });
  const buildah = (...words: string[]) => {
    const { status, stdout, stderr } = ask(...words);
    if (status !== 0) throw new Error(`buildah ${words[0]}: ${stderr.slice(-3000)}`);
    return stdout.trim();
  };
  const bases = [...readFileSync(join(root, 'deploy/Containerfile'), 'utf8').matchAll(/^FROM (\S+)/gm)].map(
    ([, name]) => name!,
  );

  function makeBases() {
    const [node, debian] = [bases.find((name) => name.includes('/node:'))!, bases.at(-1)!];
    const system = join(folder, 'debian');
    const [, release] = /:([a-z]+)-/.exec(debian)!;
    const made = spawnSync('debootstrap', ['--variant=minbase', release!, system], { encoding: 'utf8' });
    if (made.status !== 0) throw new Error(`debootstrap: ${made.stdout.slice(-1000)}`);
    const base = buildah('from', 'scratch');
    buildah('copy', base, system, '/');
    buildah('commit', '--rm', base, debian);
    rmSync(system, { recursive: true });
    const tools = buildah('from', '--pull-never', debian);
    buildah('copy', tools, process.execPath, '/usr/local/bin/node');
    const npm = dirname(dirname(realpathSync(said('which', 'npm'))));
    buildah('copy', tools, npm, '/usr/local/lib/node_modules/npm');
    // It trusts whom npm trusts here.
    const authority = said('npm', 'config', 'get', 'cafile');
    if (authority && authority !== 'null') {
      buildah('copy', tools, authority, authority);
      const trusting = `mkdir -p /usr/local/etc && echo 'cafile=${authority}' > /usr/local/etc/npmrc`;
      buildah('run', tools, 'sh', '-c', trusting);
    }
    buildah('run', tools, 'ln', '-s', '../lib/node_modules/npm/bin/npm-cli.js', '/usr/local/bin/npm');
    buildah('commit', '--rm', tools, node);
  }

  return {
    buildah,
    place,
    env,
    /** Builds it as `openward-test`; false if there are neither bases nor the means to make them. */
    build() {
      const hasBases = bases.every((name) => ask('pull', '--quiet', name).status === 0);
      const mayMake = process.env.IMAGE_BASES === 'made' && has('debootstrap');
      if (!hasBases && !mayMake) return false;
      if (!hasBases) makeBases();
      const cache = ['--volume', `${join(homedir(), '.npm')}:/root/.npm`];
      const words = ['--pull-never', '--format', 'docker', '--file', 'deploy/Containerfile', ...cache];
      buildah('bud', ...words, '--tag', 'openward-test', '.');
      return true;
    },
    remove() {
      ask('rm', '--all');
      ask('rmi', '--all', '--force');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
