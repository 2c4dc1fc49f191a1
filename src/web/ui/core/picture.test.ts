import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compile } from 'tailwindcss';
import { expect, it } from 'vitest';
import { avif, focusOf } from './picture.tsx';

it('points every WebP candidate to its AVIF file and leaves the rest of the address as it is', () => {
  expect(avif('/media/a.webp-320.webp 320w, /media/a.webp-640.webp 640w')).toBe(
    '/media/a.webp-320.avif 320w, /media/a.webp-640.avif 640w',
  );
});

it('a crop follows the focal point, to the nearest tenth that the stylesheet has', async () => {
  const css = (
    await compile(`@tailwind utilities; ${readFileSync(join(import.meta.dirname, '../focus.css'), 'utf8')}`)
  ).build([]);
  for (const [focalX, focalY, expected] of [
    [0, 1, 'focus-x-0 focus-y-10'],
    [0.72, 0.55, 'focus-x-7 focus-y-6'],
    [0.5, 0.35, 'focus-x-5 focus-y-4'],
  ] as const) {
    expect(focusOf({ focalX, focalY })).toBe(expected);
    for (const name of expected.split(' ')) expect(css).toContain(`.${name} {`);
  }
});
