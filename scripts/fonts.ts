/**
 * Cuts the typeface into the files of src/web/ui/fonts: the glyphs that every page needs, small enough for the server's
 * first round trip, and the rest of Latin. Only the `unicode-range`s in tokens.css decide which glyph goes where. Run
 * it by hand (`node scripts/fonts.ts`) when they or the typeface change.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import subsetFont from 'subset-font';

const source = createRequire(import.meta.url).resolve(
  '@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2',
);
const ui = join(import.meta.dirname, '../src/web/ui');

export interface Cut {
  path: string;
  bytes: Buffer;
}

/** The expected files. A glyph belongs to the last face whose range has it. */
export async function cutFonts(): Promise<Cut[]> {
  const original = readFileSync(source);
  const faces = readFileSync(join(ui, 'tokens.css'), 'utf8').matchAll(
    /url\("\.\/fonts\/([^"]+)"\)[^}]*?font-weight: (\d+) (\d+);[^}]*?unicode-range:([^;]*);/g,
  );
  const taken = new Set<number>();
  const cuts: Promise<Cut>[] = [];
  for (const [, file = '', min, max, ranges = ''] of [...faces].reverse()) {
    const signs = signsOf(ranges).filter((sign) => !taken.has(sign));
    for (const sign of signs) taken.add(sign);
    const cut = subsetFont(original, String.fromCodePoint(...signs), {
      targetFormat: 'woff2',
      variationAxes: { wght: { min: Number(min), max: Number(max) } },
    });
    cuts.push(cut.then((bytes) => ({ path: join(ui, 'fonts', file), bytes })));
  }
  return Promise.all(cuts);
}

/** The code points of ranges such as `U+20-7E, U+A0`. */
function signsOf(ranges: string) {
  return [...ranges.matchAll(/U\+([\dA-F]+)(?:-([\dA-F]+))?/g)].flatMap(([, first = '', last = first]) => {
    const start = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, place) => start + place);
  });
}

if (import.meta.main) for (const { path, bytes } of await cutFonts()) writeFileSync(path, bytes);
