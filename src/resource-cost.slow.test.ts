/** Measures what one more resource and one more field cost, by following the guide on a copy of the program. */
import { execFile } from 'node:child_process';
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const guide = readFileSync(join(root, 'docs/add-a-resource.md'), 'utf8');
const run = promisify(execFile);

interface Block {
  isEdit: boolean;
  file: string;
  text: string;
}
const blocks = [...guide.matchAll(/^```(\w+) (\S+)\n([\s\S]*?)^```$/gm)].map(
  ([, language, file, text]): Block => ({ isEdit: language === 'diff', file: file!, text: text! }),
);
const [ofResource = '', ofField = ''] = guide.split(/^# One more field$/m);
const within = (part: string) => blocks.filter(({ text }) => part.includes(text));
const filesOf = (part: string, isEdit: boolean) =>
  new Set(
    within(part)
      .filter((block) => block.isEdit === isEdit)
      .map(({ file }) => file),
  ).size;
const words = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];

let copy: string;
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'openward-copy-'));
  for (const name of globSync('{src,public,docs,tests,scripts,bench,.gitignore,*.{ts,json}}', { cwd: root }))
    cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  const newest = globSync('src/server/db/migrations/*.sql', { cwd: copy }).sort().at(-1)!;
  let migrations = Number(basename(newest).slice(0, 3));
  for (const { isEdit, file, text } of blocks) {
    const path = join(
      copy,
      file.replace('NNN', () => String(++migrations).padStart(3, '0')),
    );
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, isEdit ? edited(readFileSync(path, 'utf8'), text) : text);
  }
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

/** A line that begins with `+` is new; the others locate it. */
function edited(source: string, change: string) {
  const lines = change.split('\n').slice(0, -1);
  const of = (some: string[]) => some.map((line) => `${line.slice(1)}\n`).join('');
  const where = of(lines.filter((line) => !line.startsWith('+')));
  expect(source.split(where).length, where).toBe(2);
  return source.replace(where, () => of(lines));
}

async function ends(command: string, ...args: string[]) {
  try {
    await run(join(copy, 'node_modules/.bin', command), args, { cwd: copy, maxBuffer: 10_000_000 });
    return '';
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    return `${stdout}${stderr}`.slice(-3000);
  }
}

test('the documents state the right count', () => {
  const [files, edits] = [filesOf(ofResource, false), filesOf(ofResource, true)];
  expect(ofResource).toContain(
    `${words[files]} new files and ${words[edits]} short edits`.replace(/^./, (c) => c.toUpperCase()),
  );
  expect(ofField).toContain(
    `${words[filesOf(ofField, false)]} file to write and ${words[filesOf(ofField, true)]} lines to add`.replace(
      /^./,
      (c) => c.toUpperCase(),
    ),
  );
  const architecture = readFileSync(join(root, 'ARCHITECTURE.md'), 'utf8');
  expect(architecture).toContain(`**One more resource: ${files} new files**`);
  expect(architecture).toContain(`**and ${edits} short edits**`);
  expect(architecture).toContain(
    `**One more field: ${filesOf(ofField, false) + filesOf(ofField, true)} files**`,
  );
});

test('a resource and a field added by the guide alone pass types and lint', async () => {
  expect(await ends('react-router', 'typegen')).toBe('');
  // One checker, since several would each work out the types that they share.
  expect(await ends('tsc', '--noEmit', '--checkers', '1')).toBe('');
  expect(
    await ends(
      'biome',
      'check',
      '--error-on-warnings',
      ...new Set(blocks.map(({ file }) => file).filter((file) => !file.includes('NNN'))),
    ),
  ).toBe('');
}, 180_000);

test('and the tests that cover all resources', async () => {
  const files = [
    'api/leaflet.test.ts',
    'db/schema.test.ts',
    'cache/front.test.ts',
    'call/list-questions.test.ts',
    'archive/row-rules.test.ts',
    'src/rooms.test.ts',
  ];
  expect(await ends('vitest', 'run', '--maxWorkers=1', ...files)).toBe('');
}, 300_000);
