import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const here = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => read(`./${file}`))
  .join('\n');

test('each component of ui/ is on the page of components and in docs/design.md', () => {
  const files = readdirSync(new URL('../ui/', import.meta.url), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
  );
  // Invisible components, parts of others, and the head, of which a page has one.
  const parts = [
    'calendar/calendar.tsx',
    'core/breadcrumb.tsx',
    'core/callable.tsx',
    'core/json-ld.tsx',
    'core/low-head.tsx',
    'core/phrase.tsx',
    'core/svg.tsx',
    'date/date-control.tsx',
    'dialog/dialog.tsx',
    'lang.tsx',
    'next-free.tsx',
    'with-numbers.tsx',
  ];
  const shown = files.filter((file) => here.includes(`'#web/ui/${file}'`));
  expect([...shown, ...parts].sort()).toEqual(files.sort());
  const guide = read('../../../docs/design.md');
  expect(files.filter((file) => !guide.includes(`ui/${file}`))).toEqual([]);
});
