/**
 * Contrast of colours by name (WCAG 2.2, 1.4.3 and 1.4.11): text colours are readable on every ground that they may be
 * on. The actual grounds, and text over pictures, are checked in a browser (tests/crawl.journey.ts).
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contrast, type Hex, readable } from '#contract/colour.ts';

type Pairs = [words: string, grounds: string, least: number][];

/** For edges and icons. */
const seen = 3;

const site: Pairs = [
  [
    'ink ink-soft ink-muted primary primary-strong teal-800 teal-900 danger success warning',
    'white paper paper-deep mint mint-soft sand sand-soft teal-50 teal-100 danger-soft success-soft warning-soft',
    readable,
  ],
  ['ink primary teal-900', 'teal-200', readable],
  ['white teal-100', 'primary primary-strong teal-900 teal-950 ink danger danger-strong', readable],
  ['teal-200', 'teal-900 teal-950', readable],
  ['ink', 'coral coral-bright', readable],
  ['coral-deep', 'white paper mint-soft sand-soft', readable],
  ['line-strong', 'white paper paper-deep', seen],
  ['teal-300', 'teal-950', seen],
];

const desk: Pairs = [
  [
    'text text-soft text-quiet primary primary-strong danger warning success info',
    'ground surface surface-raised surface-sunken hover chosen neutral-soft danger-soft warning-soft success-soft info-soft',
    readable,
  ],
  ['on-primary', 'primary primary-strong', readable],
  ['on-dark', 'danger-fill side side-hover side-chosen', readable],
  ['side-text', 'side side-hover side-chosen', readable],
  ['on-count', 'count', readable],
  ['line-strong', 'ground surface surface-raised surface-sunken hover', seen],
  ['accent', 'ground surface', seen],
];

const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8');
const sources = (pattern: string) =>
  globSync(pattern, {
    cwd: import.meta.dirname,
    exclude: ['**/tokens.css', '**/print.css', '**/*.test.tsx'],
  }).map(read);

/** A style sheet's colours by name, for light or for dark. */
function coloursOf(sheet: string, place: 0 | 1 = 0) {
  const values = new Map(
    [...sheet.matchAll(/^ +--(?:color-)?([\w-]+): (?:light-dark)?\(?([^;]+?)\)?;/gm)].map(
      ([, name, value]) => [name!, value!.split(', ')],
    ),
  );
  return function colourOf(name: string): Hex {
    const [light, dark = light] = values.get(name)!;
    const value = place === 0 ? light! : dark!;
    const other = /^var\(--color-([\w-]+)/.exec(value);
    return other ? colourOf(other[1]!) : value.replace(/^#(.)(.)(.)$/, '#$1$1$2$2$3$3');
  };
}

test.each([
  ['the site', site, coloursOf(read('ui/tokens.css'))],
  ['the staff area in light colours', desk, coloursOf(read('admin/style/tokens.css'))],
  ['the staff area in dark colours', desk, coloursOf(read('admin/style/tokens.css'), 1)],
])('text is readable, and edges are visible: %s', (_, pairs, colourOf) => {
  const pale = pairsOf(pairs)
    .map(({ words, ground, least }) => ({
      words,
      ground,
      least,
      found: contrast(colourOf(words), colourOf(ground)),
    }))
    .filter(({ found, least }) => !(found >= least));
  expect(pale).toEqual([]);
});

const pairsOf = (pairs: Pairs) =>
  pairs.flatMap(([words, grounds, least]) =>
    words.split(' ').flatMap((one) => grounds.split(' ').map((ground) => ({ words: one, ground, least }))),
  );

/** No text is on these grounds, and text in this colour, on days that cannot be chosen, is not meant to be read. */
const shapes = ['transparent', 'line', 'success', 'warning', 'accent'];
const notForReading = 'navy-300';
/** Below the picture of the home page until it loads. */
const unnamed = ' background: #2a6576;';

const writes = /[ {](?:color|--ink): var\(--(?:color-)?([\w-]+)\)/g;
const writesByClass = /(?<![\w-])text-([a-z]+(?:-[a-z0-9]+)*)(?![\w/-])/g;
const lies = /[ {](?:background(?:-color)?|--tint): var\(--(?:color-)?([\w-]+)\)/g;
const liesByClass = /(?<![\w-])bg-([a-z]+(?:-[a-z0-9]+)*)(?![\w/-])/g;

test.each([
  ['the site', site, sources('{site,ui}/**/*.{css,tsx}'), read('ui/tokens.css')],
  ['the staff area', desk, sources('admin/**/*.css'), read('admin/style/tokens.css')],
])('every text and ground colour is judged, and has a name: %s', (_, pairs, files, tokens) => {
  const judged = pairsOf(pairs);
  const names = (text: string, ...patterns: RegExp[]) =>
    patterns
      .flatMap((pattern) => [...text.matchAll(pattern)].map(([, name]) => name!))
      .filter((name) => new RegExp(`^ +--(color-)?${name}: `, 'm').test(tokens));
  const all = files.join('\n');
  const unknown = [
    ...names(all, writes, writesByClass).filter((name) => !judged.some(({ words }) => words === name)),
    ...names(all, lies, liesByClass).filter((name) => !judged.some(({ ground }) => ground === name)),
  ];
  const inOneRule = rulesOf(all).flatMap((rule) =>
    names(rule, writes).flatMap((words) => names(rule, lies).map((ground) => ({ words, ground, rule }))),
  );
  expect([
    unknown.filter((name) => ![...shapes, notForReading].includes(name)),
    inOneRule.filter(
      ({ words, ground }) => !judged.some((one) => one.words === words && one.ground === ground),
    ),
    (all.match(/[ {](?:color|background(?:-color)?): #.*/g) ?? []).filter((one) => one !== unnamed),
  ]).toEqual([[], [], []]);
});

/** The declarations of each rule, without nested rules. */
function rulesOf(sheets: string) {
  const rules: string[] = [];
  for (let [rest, before] = [sheets, '']; rest !== before; ) {
    before = rest;
    rest = rest.replace(/\{[^{}]*\}/g, (rule) => {
      rules.push(rule);
      return '';
    });
  }
  return rules;
}
