import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const kept = globSync('{*,.ci/*,bench/**,docs/**,public/**,scripts/**,src/**,tests/**}', { cwd: root });
/** Decisions say what was so when they were taken. */
const documents = kept.filter((file) => file.endsWith('.md') && !file.includes('decisions/'));
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>;
};

test.each(documents)('every file that %s names is there, and every script', (document) => {
  const text = readFileSync(join(root, document), 'utf8');
  const links = [...text.matchAll(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g)].map(([, link]) => link!);
  expect(links.filter((link) => !existsSync(join(root, dirname(document), link)))).toEqual([]);
  // "times/zone.test.ts" is enough where a file ends so; an example is no file, nor is what the program makes.
  const named = [...text.matchAll(/`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|css|sql|md|json))(?::[^`]*)?`/g)].map(
    ([, file]) => file!,
  );
  const isThere = (file: string) => kept.some((one) => one === file || one.endsWith(`/${file}`));
  expect(
    named.filter((file) => !isThere(file) && !/NNN|^(openapi|manifest)\.json$/.test(basename(file))),
  ).toEqual([]);
  const run = [...text.matchAll(/npm run ([\w:-]+)/g)].map(([, script]) => script!);
  expect(run.filter((script) => !(script in scripts))).toEqual([]);
});

const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8');
const faults = operations
  .slice(operations.indexOf('## Faults'))
  .split('\n## ', 1)[0]!
  .split('\n')
  .filter((line) => /^\| (?!---|fault )/.test(line))
  .map((line) => line.slice(2).split(' | '));

test('every fault of the table says what is seen, what to do, and how that is known', () => {
  expect(faults.length).toBeGreaterThan(24);
  expect(faults.filter((cells) => cells.length !== 4)).toEqual([]);
});

test.each(faults)(
  '%s: its tests are there, and its runs have a date and figures',
  (_fault, _seen, _act, known) => {
    for (const one of known!.replace(/ \|$/, '').split('<br>')) {
      if (/^run of \d{4}-\d\d-\d\d: .*\d/.test(one)) continue;
      const [, file, title] = /^`([^`]+)`: (.+)$/.exec(one) ?? [one];
      expect(file && existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : one).toContain(
        title ?? 'a test or a run with its date and a figure',
      );
    }
  },
);
