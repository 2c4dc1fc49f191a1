/**
 * A separate machine to test a service: systemd boots in kernel namespaces on this machine's programs and network, and
 * shares nothing else.
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { copyFileSync, existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

/** `mounted` maps places there to folders of this machine, which are mounted read-only. */
export async function boot(root: string, mounted: Record<string, string>) {
  layOut(root, Object.keys(mounted));
  const binds = Object.entries({ '/usr': '/usr', ...mounted }).map(([to, from]) => `--bind-ro=${from}:${to}`);
  const place = [`--machine=${basename(root)}`, `--directory=${root}`, ...binds];
  const manner = ['--quiet', '--register=no', '--keep-unit', '--console=pipe', '--boot'];
  const machine = spawn('systemd-nspawn', [...manner, ...place, 'systemd.show_status=no'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  machine.stderr.on('data', (text) => {
    said += text;
  });

  /** Runs a shell command there as root. Returns its exit code and what it printed. */
  function run(command: string) {
    const [init] = childrenOf(machine.pid!);
    if (!init) return { status: null, output: said };
    const spaces = ['--mount', '--uts', '--ipc', '--pid', '--cgroup', '--root', '--wd'];
    const words = ['--target', init, ...spaces, '/bin/sh', '-c', command];
    const { status, stdout, stderr } = spawnSync('nsenter', words, { encoding: 'utf8', env: {} });
    return { status, output: stdout + stderr };
  }
  return {
    run,
    /** Whether its services can be asked. */
    isUp: () => /running|degraded/.test(run('/usr/bin/systemctl is-system-running').output),
    async stop() {
      if (machine.exitCode !== null) return;
      const ended = once(machine, 'exit');
      machine.kill('SIGTERM');
      // The second signal does not wait for services.
      const impatient = setTimeout(() => machine.kill('SIGTERM'), 10_000);
      await ended;
      clearTimeout(impatient);
    },
  };
}

function layOut(root: string, mounted: string[]) {
  for (const folder of ['usr', 'etc/systemd/system', 'var/lib', 'opt', 'home', 'mnt', 'root', ...mounted])
    mkdirSync(join(root, folder), { recursive: true });
  for (const folder of ['bin', 'sbin', 'lib', 'lib64']) symlinkSync(`usr/${folder}`, join(root, folder));
  const own = {
    passwd: 'root:x:0:0::/root:/bin/sh\nnobody:x:65534:65534::/nonexistent:/usr/sbin/nologin\n',
    group: 'root:x:0:\nnogroup:x:65534:\n',
    shadow: 'root:*:::::::\n',
    gshadow: 'root:*::\n',
    hosts: '127.0.0.1 localhost\n',
    // With an id it is not booted for the first time, which would enable every unit there is.
    'machine-id': `${'6f'.repeat(16)}\n`,
  };
  for (const [file, text] of Object.entries(own)) writeFileSync(join(root, 'etc', file), text);
  for (const file of ['os-release', 'ld.so.cache', 'login.defs', 'nsswitch.conf'])
    if (existsSync(`/etc/${file}`)) copyFileSync(`/etc/${file}`, join(root, 'etc', file));
}

function childrenOf(pid: number) {
  try {
    return readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ').filter(Boolean);
  } catch {
    return [];
  }
}
