/** What is in deploy/ agrees with the program, as far as reading it shows. tests/deploy.journey.ts runs it. */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { settingNames } from '#server/config.ts';
import { patience } from '#server/patience.ts';
import { telemetrySettings } from '#server/telemetry-config.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const unit = read('deploy/openward.service');
const env = read('deploy/openward.env');
const image = read('deploy/Containerfile');
const compose = read('deploy/compose.yaml');
const caddy = read('deploy/Caddyfile');
const nginx = read('deploy/nginx.conf');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found!);
const number = (text: string, pattern: RegExp) => Number(pattern.exec(text)![1]);

test.each([
  ['deploy/openward.env', all(env, /^(?:# )?([A-Z][A-Z_]+)=/gm)],
  ['deploy/openward.service', all(unit, /(?:^Environment=| )([A-Z][A-Z_]+)=/gm)],
  ['deploy/Containerfile', all(image, /(?:^ENV | )([A-Z][A-Z_]+)=/gm)],
  ['deploy/compose.yaml', all(compose.split(/^services:/m)[0]!, /^ {4}([A-Z][A-Z_]+):/gm)],
])('every variable that %s sets is a setting of the program', (_file, names) => {
  expect(names.length).toBeGreaterThan(1);
  expect(names.filter((name) => name !== 'NODE_ENV' && !settingNames.includes(name))).toEqual([]);
});

test('the README lists every setting, and the guide those of telemetry', () => {
  const namesIn = (row: string) => all(row, /`([A-Z_]+)`/g);
  const listed = all(read('README.md'), /^\| ((?:`[A-Z_]+`(?:, )?)+)/gm).flatMap(namesIn);
  const ofTelemetry = Object.keys(telemetrySettings);
  const others = settingNames.filter((name) => !ofTelemetry.includes(name));
  expect(listed.sort()).toEqual([...others, 'OTEL_EXPORTER_OTLP_ENDPOINT'].sort());

  const section = read('docs/operations.md')
    .split('\n## ')
    .find((one) => one.startsWith('Traces\n'))!;
  const both = all(section, /^\| ((?:`OTEL_[A-Z_]+`(?:, )?)+) \|/gm).flatMap(namesIn);
  const each = all(section, /^\| the same after (.+?) \|/gm).flatMap(namesIn);
  const general = 'OTEL_EXPORTER_OTLP_';
  const ofEach = both
    .filter((name) => name.startsWith(general))
    .flatMap((name) => each.map((prefix) => prefix + name.slice(general.length)));
  expect([...both, ...ofEach].sort()).toEqual(ofTelemetry.sort());
});

test('every file that is copied or mounted is there, and goes into the image only if it is copied', () => {
  const copied = all(image, /^COPY (?!--from)(.+) \S+$/gm).flatMap((files) => files.split(' '));
  const mounted = all(compose, /^ {6}- \.\/([\w.]+):/gm).map((file) => `deploy/${file}`);
  expect(mounted).toEqual(['deploy/Caddyfile']);
  expect([...copied, ...mounted].filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(all(read('.dockerignore'), /^!(.+)$/gm).sort()).toEqual([...new Set(copied)].sort());
});

test('the service and the image start the program as npm start does, and not through it', () => {
  const options = scripts.start!.match(/--\S+/g)!;
  const words = ['node_modules/node/bin/node', ...options, 'build/program/main.js'];
  expect(/^ExecStart=\/opt\/openward\/(.+)$/m.exec(unit)![1]!.split(' ')).toEqual(words);
  expect(JSON.parse(/^CMD (\[.+\])$/m.exec(image)![1]!)).toEqual(words);
});

test('all speak of one port, and the proxies of all nodes', () => {
  const ports = [
    ...all(env, /^PORT=(\d+)/gm),
    ...all(image, /PORT=(\d+)/g),
    ...all(image, /^EXPOSE (\d+)/gm),
    ...all(compose, /PORT: "(\d+)"/g),
    ...all(compose, /openward-\d:(\d+)/g),
    ...all(caddy, /127\.0\.0\.1:(\d+)/g),
    ...all(nginx, /127\.0\.0\.1:(\d+)/g),
  ];
  expect([...new Set(ports)]).toEqual(['3000']);
  const nodes = all(compose, /^ {2}(openward-\d): \*node$/gm);
  expect(all(compose, /(openward-\d):3000/g)).toEqual(nodes);
});

test('every image has a version', () => {
  const images = [...all(image, /^FROM (\S+)/gm), ...all(compose, /^ {4}image: (\S+)/gm)];
  expect(images).toHaveLength(5);
  for (const name of images) expect(name).toMatch(/^docker\.io\/[\w/-]+:(\d+\.\d[\w.-]*|\w+-\d{8}[\w-]*)$/);
});

test('whoever stops it waits for the drain and the ten seconds after it, and a proxy as long as an upload may take', () => {
  const drain = number(compose, /DRAIN_SECONDS: "(\d+)"/);
  expect(number(compose, /stop_grace_period: (\d+)s/)).toBeGreaterThan(drain + 10);
  expect(number(unit, /TimeoutStopSec=(\d+)/)).toBeGreaterThan(drain + 10);
  for (const [, seconds] of nginx.matchAll(/proxy_(?:read|send)_timeout (\d+)s/g))
    expect(Number(seconds) * 1000).toBeGreaterThanOrEqual(patience.requestTimeout);
});

test('every variable of the compose file is made by its own instructions or may be empty', () => {
  const made = all(compose.split('\nname:')[0]!, /(?:'|\\n)([A-Z_]+)=/g);
  const required = all(compose, /\$\{([A-Z_]+):\?\}/g);
  expect([...new Set(required)].sort()).toEqual(made.sort());
  expect(all(compose, /\$\{(\w+)(?!\w*:[?-])/g)).toEqual([]);
});

test('the image runs as a user without rights, with a read-only system and one volume', () => {
  expect(image).toMatch(/^USER [1-9]\d*:[1-9]\d*$/m);
  expect(all(image, /^VOLUME (.+)$/gm)).toEqual(['/data']);
  expect(image).toContain('DATA_DIR=/data');
  for (const line of ['read_only: true', 'cap_drop: [ALL]', 'no-new-privileges:true'])
    expect(compose).toContain(line);
});

const hasSystemd = spawnSync('systemd-analyze', ['--help'], { encoding: 'utf8' }).stdout?.includes(
  '--offline',
);
if (!hasSystemd)
  process.stderr.write('*** SKIPPED: systemd-analyze was not found; the unit was not checked ***\n');

describe.runIf(hasSystemd)('systemd', () => {
  test('understands the unit, and finds it exposed no more than 1.5', () => {
    const folder = mkdtempSync(join(tmpdir(), 'openward-unit-'));
    try {
      const file = join(folder, 'openward.service');
      writeFileSync(file, unit.replaceAll('/opt/openward/', `${root}/`));
      const verified = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
      // Others of the machine are not ours.
      expect(verified.stderr.split('\n').filter((line) => line.includes('openward'))).toEqual([]);
      const words = ['security', '--offline=yes', '--threshold=15', '--no-pager', file];
      const { status, stdout } = spawnSync('systemd-analyze', words, { encoding: 'utf8' });
      expect([status, /exposure level.*/.exec(stdout)?.[0]]).toEqual([0, expect.stringContaining('1.')]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
