import { expect, test } from 'vitest';
import { newPreview, readPreview } from './preview.ts';

const clock = { secret: 'a secret of this test', now: () => 1_000_000 };
const entry = { entity: 'visit_type', id: 7 };

test('a token shows the entry it was made for, for a day', () => {
  const { token } = newPreview(clock, entry);
  expect(readPreview(clock, token)).toEqual(entry);
  const after = (ms: number) => readPreview({ ...clock, now: () => 1_000_000 + ms }, token);
  expect(after(86_399_999)).toEqual(entry);
  expect(after(86_400_000)).toBeNull();
});

test('a token that was changed, or signed elsewhere, shows nothing', () => {
  const { token } = newPreview(clock, entry);
  for (const forged of ['', 'x', token.replace('.7.', '.8.'), `${token}x`, token.slice(0, -1)])
    expect(readPreview(clock, forged)).toBeNull();
  expect(readPreview({ ...clock, secret: 'another' }, token)).toBeNull();
  expect(readPreview(clock, undefined)).toBeNull();
});
