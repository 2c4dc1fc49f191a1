import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { contrast, type Hex } from '#contract/colour.ts';

const read = (path: string) => readFileSync(new URL(path, import.meta.url), 'utf8');
const here = readdirSync(new URL('.', import.meta.url))
  .filter((file) => file.endsWith('.tsx'))
  .map((file) => read(`./${file}`))
  .join('\n');

test('each component of ui/ is on the page of components and in docs/design.md', () => {
  const files = readdirSync(new URL('../ui/', import.meta.url), { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'),
  );
  // These show nothing of their own, or only as a part of the others; and a page has one head.
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

test('the contrasts in docs/design.md are those of the stylesheet, and every pair can be read', () => {
  const tokens = read('../ui/tokens.css');
  const colourOf = (name: string): Hex => {
    const value = new RegExp(`--color-${name}: ([^;]+);`).exec(tokens)![1]!;
    const [, other] = /var\(--color-([\w-]+)\)/.exec(value) ?? [];
    return other ? colourOf(other) : value === '#fff' ? '#ffffff' : value;
  };
  const rows = [
    ...read('../../../docs/design.md').matchAll(/^\| `([\w-]+)` \| ([^|]+) \| ([\d., ]+) \| (4\.5|3) \|$/gm),
  ];
  expect(rows.length).toBeGreaterThan(8);
  for (const [, one, others, figures, least] of rows) {
    const measured = [...others!.matchAll(/`([\w-]+)`/g)].map(([, other]) =>
      contrast(colourOf(one!), colourOf(other!)),
    );
    const line = measured.map((figure) => figure.toFixed(1)).join(', ');
    expect([one, figures!.trim()]).toEqual([one, line]);
    expect([one, Math.min(...measured) >= Number(least)]).toEqual([one, true]);
  }
});
