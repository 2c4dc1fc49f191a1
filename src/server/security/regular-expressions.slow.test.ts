/**
 * A regular expression that meets strangers' input must take time linear in its length. Every one in the program is
 * checked, and those in the contract's fields.
 */
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { AttackPattern } from 'recheck';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { everyCall } from './every-call.ts';
import { leavesOf } from './sample.ts';

const require = createRequire(import.meta.url);
const check = checker();

/** The native checker, where available, takes a seventh of the work; otherwise the one in JavaScript. */
function checker(): typeof import('recheck').check {
  const systems: Record<string, string> = { darwin: 'macos', win32: 'windows' };
  try {
    require.resolve(`recheck-${systems[process.platform] ?? process.platform}-${process.arch}/package.json`);
  } catch {
    // The package's own entry would ask for Java.
    const { checkSync } = require('recheck/lib/browser.js') as typeof import('recheck');
    return async (...call) => checkSync(...call);
  }
  process.env.RECHECK_BACKEND = 'native';
  return (require('recheck') as typeof import('recheck')).check;
}

interface Expression {
  /** File and line, or the field. */
  where: string;
  source: string;
  flags: string;
}

/** Files whose expressions never meet outside input, with the reason. */
const inside: Record<string, string> = {
  'web/ui/core/svg.tsx': 'reads the drawings that come with the program',
  'web/design/tokens.tsx': 'reads the program’s own style sheet, while it is worked on',
  'server/config/config.ts': 'reads the environment, which whoever runs the server sets',
};

const root = join(import.meta.dirname, '../..');
const files = globSync('**/*.{ts,tsx}', { cwd: root }).filter(
  (file) => !/\.(test|hostile|model)\.|(^|\/)test-|^server\/security\//.test(file),
);

/** Values interpolated at run time are replaced by a digit. */
function expressionsOf(file: string): Expression[] {
  const code = readFileSync(join(root, file), 'utf8');
  const found: Expression[] = [];
  const add = (node: Node, source: string, flags: string) => {
    const line = code.slice(0, node.start).split('\n').length;
    found.push({ where: `${file}:${line}`, source, flags });
  };
  visit(parseAst(code, { lang: file.endsWith('x') ? 'tsx' : 'ts' }, file), (node) => {
    if (node.regex) add(node, node.regex.pattern, node.regex.flags);
    if (!/^(New|Call)Expression$/.test(node.type) || node.callee?.name !== 'RegExp') return;
    const [pattern, flags] = node.arguments ?? [];
    add(node, textOf(pattern), flags ? textOf(flags) : '');
  });
  return found;
}

interface Node {
  type: string;
  start: number;
  regex?: { pattern: string; flags: string };
  callee?: { name?: string };
  arguments?: Node[];
  value?: unknown;
  quasis?: { value: { cooked: string } }[];
}

function visit(node: unknown, see: (node: Node) => void) {
  if (typeof node !== 'object' || node === null) return;
  if ('type' in node) see(node as Node);
  for (const inner of Object.values(node)) visit(inner, see);
}

function textOf(node: Node | undefined): string {
  if (node?.type === 'TemplateLiteral') return node.quasis!.map(({ value }) => value.cooked).join('2');
  if (typeof node?.value === 'string') return node.value;
  throw new Error(
    'A regular expression made from a variable cannot be checked. Write it down where it is used.',
  );
}

/** Includes the library's own expressions. */
function expressionsOfFields(): Expression[] {
  return everyCall().flatMap(({ name, route: { params, query, body } }) =>
    [params, query, body]
      .filter((schema) => schema !== undefined)
      .flatMap((schema) => leavesOf(schema))
      .flatMap(({ path, schema }) =>
        patternsOf(schema).map(({ source, flags }) => ({ where: `${name} ${path}`, source, flags })),
      ),
  );
}

function patternsOf(schema: z.ZodType): RegExp[] {
  const {
    pattern,
    checks,
    in: first,
    out: second,
  } = schema.def as unknown as {
    pattern?: RegExp;
    checks?: { _zod: { def: { pattern?: RegExp } } }[];
    in?: z.ZodType;
    out?: z.ZodType;
  };
  const own = [pattern, ...(checks ?? []).map((check) => check._zod.def.pattern)];
  return [
    ...own.filter((one) => one instanceof RegExp),
    ...[first, second].filter((one) => one !== undefined).flatMap(patternsOf),
  ];
}

/** The expressions that are not proven linear, with their location. */
async function dear(all: Expression[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const [expression, alike] of Map.groupBy(all, ({ source, flags }) => `/${source}/${flags}`)) {
    const [first] = alike as [Expression];
    // With its default limit of 30 the checker would guess instead of analysing a token of 43 characters.
    const found = await check(first.source, first.flags, { timeout: 60_000, maxRepeatCount: 200 });
    if (found.status === 'safe') continue;
    if (found.status === 'vulnerable' && found.checker === 'fuzz' && !takesLong(first, found.attack))
      continue;
    const word =
      found.status === 'vulnerable' ? found.complexity.summary : 'cannot be judged; make it simpler';
    wrong.push(...alike.map(({ where }) => `${where}: ${expression} (${word})`));
  }
  return wrong;
}

/** Whether the checker's suspicion is right. Quadratic time or worse shows before ten thousand characters. */
function takesLong({ source, flags }: Expression, { pumps, suffix }: AttackPattern) {
  return [300, 1_000, 10_000].some((length) => {
    const times = (pump: string) => Math.ceil(length / pumps.length / Math.max(1, pump.length));
    const text = pumps.map(({ prefix, pump }) => prefix + pump.repeat(times(pump))).join('') + suffix;
    const expression = new RegExp(source, flags.replace('y', ''));
    const began = process.threadCpuUsage();
    text.replace(expression, '');
    return process.threadCpuUsage(began).user > 20_000;
  });
}

test('every regular expression of the program is linear', { timeout: 300_000 }, async () => {
  const all = files.filter((file) => !(file in inside)).flatMap(expressionsOf);
  expect(all.length).toBeGreaterThan(150);
  expect(await dear(all)).toEqual([]);
});

test('so is every one in a field of the contract', { timeout: 300_000 }, async () => {
  const all = expressionsOfFields();
  expect(all.length).toBeGreaterThan(150);
  expect(await dear(all)).toEqual([]);
});

test('the excluded files exist and have expressions', () => {
  for (const file of Object.keys(inside))
    expect([file, expressionsOf(file).length > 0]).toEqual([file, true]);
});

test('a non-linear one is detected', async () => {
  const slow = { where: 'here', source: String.raw`^Bearer\s+(\S*)\s*$`, flags: 'i' };
  const guessed = { ...slow, source: String.raw`(?!x)\s+$` };
  const found = await dear([slow, guessed, { ...slow, source: '^[a-z]+$' }]);
  expect(found.map((line) => line.split('(').at(-1))).toEqual([
    '2nd degree polynomial)',
    expect.stringMatching(/^fuzz\)\)$/),
  ]);
});
