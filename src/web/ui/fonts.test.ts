import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cutFonts } from '../../../scripts/fonts.ts';

describe('the files of the typeface', async () => {
  const cuts = await cutFonts();

  test('are what scripts/fonts.ts cuts for the ranges that the style sheet names', () => {
    expect(cuts.length).toBe(2);
    for (const { path, bytes } of cuts) expect(readFileSync(path).equals(bytes), path).toBe(true);
  });

  test('are as small as what a server sends before it waits for an answer', () => {
    for (const { path, bytes } of cuts) expect(bytes.length, path).toBeLessThan(13_700);
  });
});
