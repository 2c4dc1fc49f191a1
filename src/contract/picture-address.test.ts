import { expect, test } from 'vitest';
import { keyOf, sourcesOf } from './picture-address.ts';

const key = '0123456789abcdef0123456789abcdef';

test('a picture is offered in every width up to its own, and as a single file in the largest that suits a text', () => {
  expect(sourcesOf({ key, width: 1000 })).toEqual({
    url: `/media/${key}/960.webp`,
    srcset: [320, 480, 640, 800, 960].map((width) => `/media/${key}/${width}.webp ${width}w`).join(', '),
  });
});

test('a picture smaller than every width is offered in the smallest', () => {
  expect(sourcesOf({ key, width: 40 })).toEqual({
    url: `/media/${key}/320.webp`,
    srcset: `/media/${key}/320.webp 320w`,
  });
});

test('the key of a picture can be read from its own address, and from no foreign one', () => {
  expect(keyOf(sourcesOf({ key, width: 1000 }))).toBe(key);
  expect(keyOf({ url: '/assets/icon.svg' })).toBe(null);
  expect(keyOf({ url: '/media/../secret/960.webp' })).toBe(null);
  expect(keyOf({ url: '/media/../960.webp' })).toBe(null);
});
