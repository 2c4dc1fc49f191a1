/** Installs the service by its own instructions, under a booted systemd. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { boot } from './booted.ts';
import { copyInstallation } from './installation.ts';
import { only } from './only.ts';
import { freePort, statusOf } from './server.ts';

const root = join(import.meta.dirname, '..');
const unit = readFileSync(join(root, 'deploy/openward.service'), 'utf8');
const isRoot = process.getuid?.() === 0;
if (!isRoot) process.stderr.write('*** SKIPPED: only root boots a machine; the unit was not run ***\n');

describe.runIf(isRoot && only('systemd-nspawn', 'the unit was not run'))('the unit for systemd', () => {
  const folder = mkdtempSync(join(tmpdir(), 'openward-unit-'));
  const machineRoot = join(folder, 'openward-test');
  let machine: Awaited<ReturnType<typeof boot>>;
  let port: number;
  const succeed = (command: string) => {
    const { status, output } = machine.run(command);
    expect([command, status, output]).toEqual([command, 0, expect.any(String)]);
    return output.trim();
  };
  const shown = (name: string) => succeed(`systemctl show openward --value --property=${name}`);

  beforeAll(async () => {
    mkdirSync(machineRoot);
    const program = join(folder, 'program');
    copyInstallation(program, 'empty');
    mkdirSync(join(program, 'deploy'));
    for (const file of ['openward.service', 'openward.env'])
      writeFileSync(join(program, 'deploy', file), readFileSync(join(root, 'deploy', file)));
    machine = await boot(machineRoot, {
      '/opt/openward': program,
      '/opt/openward/node_modules': join(root, 'node_modules'),
    });
    port = await freePort();
  });
  afterAll(async () => {
    await machine?.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('its instructions install it, and it serves', async () => {
    const instructions = [...unit.matchAll(/^# {3}((?:useradd|install|systemctl) .+?)(?: {4}#.*)?$/gm)];
    expect(instructions).toHaveLength(4);
    await expect.poll(() => machine.isUp(), { timeout: 30_000 }).toBe(true);
    for (const [, command] of instructions) {
      if (command!.startsWith('systemctl')) {
        succeed('install -d -o openward -g openward -m 700 /mnt/backup');
        const own = [`PORT=${port}`, `PUBLIC_URL=http://localhost:${port}`, 'BACKUP_TO=/mnt/backup'];
        succeed(`printf '%s\\n' ${own.join(' ')} >> /etc/openward/openward.env`);
        succeed('mkdir /etc/systemd/system/openward.service.d');
        // As a comment in the unit advises.
        const [writes] = /ReadWritePaths=\S+/.exec(unit)!;
        succeed(`printf '[Service]\\n${writes}\\n' > /etc/systemd/system/openward.service.d/backup.conf`);
      }
      succeed(`cd /opt/openward && ${command}`);
    }
    await expect.poll(() => statusOf(port), { timeout: 60_000 }).toBe(200);
    const page = await fetch(`http://127.0.0.1:${port}/doctors`);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('</html>')]);
    expect(shown('ActiveState')).toBe('active');
  });

  test('it runs as a user without rights, who may write only to its folder and that of the backups', () => {
    const process = shown('MainPID');
    const status = succeed(`cat /proc/${process}/status`);
    const of = (name: string) => new RegExp(`^${name}:\\s*(\\S+)`, 'm').exec(status)?.[1];
    expect(of('Uid')).toBe(succeed('id -u openward'));
    expect([of('NoNewPrivs'), of('Seccomp'), of('CapEff'), of('CapBnd')]).toEqual([
      '1',
      '2',
      '0000000000000000',
      '0000000000000000',
    ]);
    const writes = (place: string) =>
      machine.run(`nsenter --target ${process} --mount touch ${place}/probe && rm ${place}/probe`).status;
    const places = [
      '/var/lib/openward',
      '/mnt/backup',
      '/opt/openward',
      '/etc',
      '/var/lib',
      '/root',
      '/home',
    ];
    expect(places.filter((place) => writes(place) === 0)).toEqual(['/var/lib/openward', '/mnt/backup']);
  });

  test('the command of the guide runs beside it and makes a good backup', () => {
    const guide = readFileSync(join(root, 'docs/operations.md'), 'utf8');
    const [, command] = /`(systemd-run [^`]+ src\/hospital\.ts) purge`/.exec(guide)!;
    // The process that makes it has lower priority, and is the first to go when memory is short.
    const { output } = machine.run(`${command} backup > /run/made 2>&1 & made=$!
      while kill -0 $made 2> /dev/null; do
        for one in $(pgrep -f backup-process); do
          echo "priority $(cut -d' ' -f19 /proc/$one/stat), memory $(cat /proc/$one/oom_score_adj)"
        done
        sleep 0.05
      done
      wait $made; echo "ended with $?"; cat /run/made`);
    expect(output).toContain('priority 10, memory 800');
    expect(output).toMatch(/ended with 0[\s\S]*good/);
  });

  test('it is restarted when killed, and ends in order when stopped', async () => {
    succeed('systemctl kill --signal=KILL openward');
    await expect.poll(() => shown('NRestarts')).toBe('1');
    await expect.poll(() => statusOf(port), { timeout: 60_000 }).toBe(200);
    const began = performance.now();
    succeed('systemctl stop openward');
    expect(performance.now() - began).toBeLessThan(20_000);
    expect([shown('Result'), shown('ExecMainStatus')]).toEqual(['success', '0']);
    expect(succeed('journalctl --unit=openward --output=cat --no-pager')).toContain('"msg":"stopped"');
  });
});
