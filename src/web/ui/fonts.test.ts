import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { cutFonts } from '../../../scripts/fonts.ts';

describe('the files of the typeface', async () => {
  const cuts = await cutFonts();

  test('match what scripts/fonts.ts cuts for the ranges in the style sheet', () => {
    expect(cuts.length).toBe(2);
    for (const { path, bytes } of cuts) expect(readFileSync(path).equals(bytes), path).toBe(true);
  });

  test('fit in what a server sends before it waits for an acknowledgement', () => {
    for (const { path, bytes } of cuts) expect(bytes.length, path).toBeLessThan(13_700);
  });
});
