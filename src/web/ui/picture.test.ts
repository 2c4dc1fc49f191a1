import { expect, it } from 'vitest';
import { avif } from './picture.tsx';

it('points every WebP candidate at the AVIF file beside it and leaves the rest of the address alone', () => {
  expect(avif('/media/a.webp-320.webp 320w, /media/a.webp-640.webp 640w')).toBe(
    '/media/a.webp-320.avif 320w, /media/a.webp-640.avif 640w',
  );
});
