import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ESTree, parseSync } from 'vite';
import { expect, test } from 'vitest';
import { anyOf, wordsNotUsed } from './test-house-style.ts';

const root = join(import.meta.dirname, '..');
const notUsed = anyOf(wordsNotUsed);
/** The demo hospital's people speak as they like, and other languages have their own words. */
const files = globSync('src/**/*.{ts,tsx}', { cwd: root }).filter(
  (file) =>
    !/\.test\.tsx?$|\.hostile\.ts$|[\\/]test-|[\\/]demo(-words)?[\\/]|[\\/]words[\\/]\w\w[\\/]/.test(file),
);

/** A name in the code, such as `password-needed` or `./go-on.ts`, which people do not see. */
const isName = (text: string) => /^[\w.:#?&=%@/-]*[./:#-][\w.:#?&=%@/-]*$/.test(text);

/** The texts of a file that people may read: what is between tags, and every string but names and SQL. */
function textsOf(file: string) {
  const { program, errors } = parseSync(file, readFileSync(join(root, file), 'utf8'));
  expect(errors).toEqual([]);
  const texts: string[] = [];
  const look = (node: unknown): void => {
    if (typeof node !== 'object' || node === null) return;
    const { type, value } = node as ESTree.Node & { value?: unknown };
    if (type === 'ImportDeclaration' || type === 'TaggedTemplateExpression') return;
    if (type === 'JSXAttribute' && (node as ESTree.JSXAttribute).name.name === 'className') return;
    if (type === 'JSXText') texts.push(String(value));
    else if (type === 'Literal' && typeof value === 'string' && !isName(value)) texts.push(value);
    else if (type === 'TemplateElement') texts.push((value as { raw: string }).raw);
    else for (const inner of Object.values(node)) look(inner);
  };
  look(program);
  return texts.map((text) => text.replace(/\s+/g, ' '));
}

test('no page, mail or message has a word that the house style rules out', () => {
  expect(wordsNotUsed.length).toBeGreaterThan(12);
  const texts = files.flatMap((file) => textsOf(file).map((text) => ({ file, text })));
  expect(texts.length).toBeGreaterThan(2000);
  const found = texts.filter(({ text }) => notUsed.test(text));
  expect(found).toEqual([]);
});
