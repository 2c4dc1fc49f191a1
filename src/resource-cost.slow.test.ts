/** Follows the guide to add one resource and one field, on a copy of the program. */
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

/** Lines that begin with `+` are added; the others locate them. */
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

test('a resource and a field added by the guide pass types and lint', async () => {
  expect(await ends('react-router', 'typegen')).toBe('');
  // With several checkers, each would work out the shared types again.
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
