/** Compares deploy/ with the program, as far as reading can; tests/deploy.journey.ts runs it. */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { DCLinter } from 'dclint';
import { describe, expect, test } from 'vitest';
import { readConfig, settingNames } from '#server/config/config.ts';
import { patience } from '#server/http/patience.ts';
import { telemetrySettings } from '#server/telemetry/telemetry-config.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string) => readFileSync(join(root, file), 'utf8');
const unit = read('deploy/openward.service');
const env = read('deploy/openward.env');
const image = read('deploy/Containerfile');
const compose = read('deploy/compose.yaml');
const caddy = read('deploy/Caddyfile');
const nginx = read('deploy/nginx.conf');
const { scripts } = JSON.parse(read('package.json')) as { scripts: Record<string, string> };
/** What `npm start` sets for the C library and the engine before the program begins. */
const startVariables = [...scripts.start!.matchAll(/(\w+)=(\w+) (?=.*exec)/g)].map(
  ([, name, value]) => [name!, value!] as const,
);
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found!);
const number = (text: string, pattern: RegExp) => Number(pattern.exec(text)![1]);

test.each([
  ['deploy/openward.env', all(env, /^(?:# )?([A-Z][A-Z_]+)=/gm)],
  ['deploy/openward.service', all(unit, /(?:^Environment=| )([A-Z][A-Z_]+)=/gm)],
  ['deploy/Containerfile', all(image, /(?:^ENV | )([A-Z][A-Z_]+)=/gm)],
  ['deploy/compose.yaml', all(compose.split(/^services:/m)[0]!, /^ {4}([A-Z][A-Z_]+):/gm)],
])('every variable that %s sets is a setting of the program', (_file, names) => {
  expect(names.length).toBeGreaterThan(1);
  const others = ['NODE_ENV', ...startVariables.map(([name]) => name)];
  expect(names.filter((name) => !others.includes(name) && !settingNames.includes(name))).toEqual([]);
});

test('every setting has a row, and the guide lists those of telemetry', () => {
  const namesIn = (row: string) => all(row, /`([A-Z_]+)`/g);
  const listed = all(read('docs/configuration.md'), /^\| ((?:`[A-Z_]+`(?:, )?)+)/gm).flatMap(namesIn);
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

test('every file that is copied or mounted exists, and only copied files go into the image', () => {
  const copied = all(image, /^COPY (?!--from)(.+) \S+$/gm).flatMap((files) => files.split(' '));
  const mounted = all(compose, /^ {6}- \.\/([\w.]+):/gm).map((file) => `deploy/${file}`);
  expect(mounted).toEqual(['deploy/Caddyfile']);
  expect([...copied, ...mounted].filter((file) => !existsSync(join(root, file)))).toEqual([]);
  expect(all(read('.dockerignore'), /^!(.+)$/gm).sort()).toEqual([...new Set(copied)].sort());
});

test('the service and the image start the program like npm start, but without npm', () => {
  const options = scripts.start!.match(/--\S+/g)!;
  const words = ['node_modules/.bin/node', ...options, 'build/program/main.js'];
  expect(/^ExecStart=\/opt\/openward\/(.+)$/m.exec(unit)![1]!.split(' ')).toEqual(words);
  expect(JSON.parse(/^CMD (\[.+\])$/m.exec(image)![1]!)).toEqual(words);
  expect(startVariables.map(([name]) => name)).toContain('MALLOC_ARENA_MAX');
  for (const [name, value] of startVariables) {
    expect(unit).toMatch(new RegExp(`^Environment=.*\\b${name}=${value}\\b`, 'm'));
    expect(image).toMatch(new RegExp(`^ENV .*\\b${name}=${value}\\b`, 'm'));
  }
});

test('all files name the same port, and the proxies name all nodes', () => {
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

test('a supervisor waits for the drain and the ten seconds after it, and a proxy for the longest upload', () => {
  const drain = number(compose, /DRAIN_SECONDS: "(\d+)"/);
  expect(number(compose, /stop_grace_period: (\d+)s/)).toBeGreaterThan(drain + 10);
  expect(number(unit, /TimeoutStopSec=(\d+)/)).toBeGreaterThan(drain + 10);
  for (const [, seconds] of nginx.matchAll(/proxy_(?:read|send)_timeout (\d+)s/g))
    expect(Number(seconds) * 1000).toBeGreaterThanOrEqual(patience.requestTimeout);
});

test('every variable of the compose file is generated by its own instructions or may be empty', () => {
  const made = all(compose.split('\nname:')[0]!, /(?:'|\\n)([A-Z_]+)=/g);
  const required = all(compose, /\$\{([A-Z_]+):\?\}/g);
  expect([...new Set(required)].sort()).toEqual(made.sort());
  expect(all(compose, /\$\{(\w+)(?!\w*:[?-])/g)).toEqual([]);
});

test('the compose file is valid by the schema of its specification', () => {
  const linter = new DCLinter({ rules: {}, quiet: true, debug: false, exclude: [] });
  const [found] = linter.lintFiles([join(root, 'deploy/compose.yaml')], false);
  const wrong = found!.messages.filter(({ type }) => type === 'error');
  // A proxy has to listen on all interfaces.
  expect(wrong.filter(({ rule }) => rule !== 'no-unbound-port-interfaces')).toEqual([]);
});

test('a node of the compose file starts with the settings there, even with all optional ones empty', () => {
  const given = compose.split(/^ {2}environment:\n/m)[1]!.split('\n\n')[0]!;
  const filled = { SITE: 'hospital.example.org', POSTGRES_PASSWORD: 'secret', STORE_SECRET: 'secret' };
  const values: Record<string, string> = { ...filled, SECRET: 'x'.repeat(48) };
  const node = Object.fromEntries(
    [...given.matchAll(/^ {4}([A-Z_]+): "?(.*?)"?$/gm)].map(([, name, value]) => [
      name!,
      value!.replaceAll(/\$\{(\w+):[?-]\}/g, (_, one) => values[one] ?? ''),
    ]),
  );
  const dataDir = mkdtempSync(join(tmpdir(), 'openward-compose-'));
  try {
    const config = readConfig({ ...node, DATA_DIR: dataDir });
    expect(config).toMatchObject({ publicUrl: 'https://hospital.example.org', DEMO: '0', telemetry: null });
    // The database and the store are services of the same file.
    expect(new URL(config.DATABASE_URL!).host).toBe('database:5432');
    expect(new URL(config.MEDIA_URL!).host).toBe('store:8333');
    expect(compose).toMatch(/^ {2}database:\n(?: {4}.*\n)*? {4}image: docker\.io\/library\/postgres:/m);
    expect(compose).toContain(`-bucket=${new URL(config.MEDIA_URL!).pathname.slice(1)}`);
    expect(compose).toContain(`AWS_ACCESS_KEY_ID: ${new URL(config.MEDIA_URL!).username}\n`);
  } finally {
    rmSync(dataDir, { recursive: true });
  }
});

test('the compose file mounts the volume of the image, and every service that is waited for has a health check', () => {
  const [volume] = all(image, /^VOLUME (.+)$/gm);
  expect(compose).toContain(`- data:${volume}\n`);
  const named = all(compose.split(/^volumes:\n/m)[1]!, /^ {2}(\w+):$/gm);
  const used = all(compose, /^ {4,6}- (\w+):\//gm);
  expect([...new Set(used)].sort()).toEqual(named.sort());
  // Nodes inherit the health check of the image.
  expect(image).toMatch(/^HEALTHCHECK[\s\S]+?\/healthz/m);
  const awaited = all(compose, /^ {4,6}(\w+):\n {6,8}condition: service_healthy$/gm);
  expect(awaited).toEqual(['database', 'store']);
  for (const service of awaited)
    expect(compose).toMatch(new RegExp(`^  ${service}:\\n(?: {4}.*\\n)*? {4}healthcheck:\\n {6}test: `, 'm'));
});

const hasLdd = spawnSync('ldd', ['--version']).error === undefined && platform() === 'linux';
test.runIf(hasLdd)('the image has every system library that the program loads', () => {
  // What slim Debian has for its own programs, or a container may lack.
  const slim = /^(linux-vdso|ld-linux|lib(c|m|dl|rt|pthread|resolv|gcc_s|stdc\+\+)\.)/;
  const files = ['.bin/node', ...globSync('@img/*/lib/*.{node,so.*}', { cwd: join(root, 'node_modules') })];
  const wanted = files.flatMap((file) => {
    const { stdout } = spawnSync('ldd', [join(root, 'node_modules', file)], { encoding: 'utf8' });
    return all(stdout, /^\s+(?:\S*\/)?(\S+?\.so\S*)/gm);
  });
  const more = new Set(wanted.filter((name) => !slim.test(name) && !name.startsWith('libvips')));
  expect([...more]).toEqual(['libatomic.so.1']);
  for (const stage of image.split(/^FROM /m).slice(1)) expect(stage).toContain(' libatomic1 ');
  expect(unit).toContain(' libatomic1');
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
  test('accepts the unit, and rates its exposure 1.5 at most', () => {
    const folder = mkdtempSync(join(tmpdir(), 'openward-unit-'));
    try {
      const file = join(folder, 'openward.service');
      writeFileSync(file, unit.replaceAll('/opt/openward/', `${root}/`));
      const verified = spawnSync('systemd-analyze', ['verify', '--man=no', file], { encoding: 'utf8' });
      // Other units of the machine may be wrong.
      expect(verified.stderr.split('\n').filter((line) => line.includes('openward'))).toEqual([]);
      const words = ['security', '--offline=yes', '--threshold=15', '--no-pager', file];
      const { status, stdout } = spawnSync('systemd-analyze', words, { encoding: 'utf8' });
      expect([status, /exposure level.*/.exec(stdout)?.[0]]).toEqual([0, expect.stringContaining('1.')]);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });
});
