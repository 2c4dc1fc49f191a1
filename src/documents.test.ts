import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const kept = globSync('{*,.ci/*,bench/**,docs/**,public/**,scripts/**,src/**,tests/**}', { cwd: root });
/** Decisions describe the past. */
const documents = kept.filter((file) => file.endsWith('.md') && !file.includes('decisions/'));
const {
  scripts,
  dependencies,
  devDependencies,
  optionalDependencies,
}: Record<string, Record<string, string>> = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

test('every file and script that a document names exists', () => {
  const isThere = (file: string) => kept.some((one) => one === file || one.endsWith(`/${file}`));
  const missing = documents.flatMap((document) => {
    const text = readFileSync(join(root, document), 'utf8');
    const found = (pattern: RegExp) => [...text.matchAll(pattern)].map(([, one]) => one!);
    const links = found(/\]\((?!https?:|#|mailto:)([^)#\s]+)/g);
    // The end of a path, such as "times/zone.test.ts", is enough. Examples and generated files need not exist.
    const named = found(/`((?:[\w.-]+\/)*[\w.-]+\.(?:tsx?|css|sql|md|json))(?::[^`]*)?`/g);
    return [
      ...links.filter((link) => !existsSync(join(root, dirname(document), link))),
      ...named.filter((file) => !isThere(file) && !/NNN|^(openapi|manifest)\.json$/.test(basename(file))),
      ...found(/npm run ([\w:-]+)/g).filter((script) => !(script in scripts!)),
    ].map((one) => `${document}: ${one}`);
  });
  expect(missing).toEqual([]);
});

test('every package has a row with its reason, and every row has a package', () => {
  const rows = readFileSync(join(root, 'docs/dependencies.md'), 'utf8').match(/^\| `.+?(?= \| )/gm)!;
  const named = rows.flatMap((row) => [...row.matchAll(/`([^`]+)`/g)].map(([, name]) => name!));
  const packages = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  expect(named.sort()).toEqual(packages.sort());
});

const operations = readFileSync(join(root, 'docs/operations.md'), 'utf8');
const faults = operations
  .slice(operations.indexOf('## Faults'))
  .split('\n## ', 1)[0]!
  .split('\n')
  .filter((line) => /^\| (?!---|fault )/.test(line))
  .map((line) => line.slice(2).split(' | '));

test('every fault in the table has its symptom, what to do, and how that is known', () => {
  expect(faults.length).toBeGreaterThan(24);
  expect(faults.filter((cells) => cells.length !== 4)).toEqual([]);
});

test('the tests that a fault names exist, and its runs have a date and figures', () => {
  const wrong = faults.flatMap(([, , , known]) =>
    known!
      .replace(/ \|$/, '')
      .split('<br>')
      .filter((one) => {
        if (/^run of \d{4}-\d\d-\d\d: .*\d/.test(one)) return false;
        const [, file, title = ''] = /^`([^`]+)`: (.+)$/.exec(one) ?? [];
        return (
          !file || !existsSync(join(root, file)) || !readFileSync(join(root, file), 'utf8').includes(title)
        );
      }),
  );
  expect(wrong).toEqual([]);
});
