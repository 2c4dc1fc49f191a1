import { expect, test } from 'vitest';
import { isTrapped, openedAtOf } from './form-trap.tsx';

const now = 1_000_000;
function form(fields: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  return data;
}

test('a form with the hidden field filled in counts as sent by a program', () => {
  expect(isTrapped(form({ website: 'https://example.org' }), now)).toBe(true);
  expect(isTrapped(form({ website: '' }), now)).toBe(false);
});

test('a form sent within three seconds counts as sent by a program, except at the second try', () => {
  expect(isTrapped(form({ openedAt: String(now - 2999) }), now)).toBe(true);
  expect(isTrapped(form({ openedAt: String(now - 3000) }), now)).toBe(false);
  expect(openedAtOf(form({ openedAt: String(now - 2999) }))).toBe(now - 2999);
});

test('a form with a tampered time counts as sent by a program', () => {
  for (const openedAt of ['', 'x', 'Infinity', String(now + 1)])
    expect([openedAt, isTrapped(form({ openedAt }), now)]).toEqual([openedAt, true]);
});
