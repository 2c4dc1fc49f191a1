import { expect, test } from 'vitest';
import { unsent } from './unsent.ts';

function sent(fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ key: 'k', openedAt: '5', ...fields })) form.set(name, value);
  return unsent(form);
}
const typed = { name: 'Ada', email: 'ada@example.org' };

test('a form that did not arrive stays on its step, with everything typed and its key', () => {
  expect(sent({ ...typed, intent: 'check' })).toMatchObject({
    show: 'details',
    details: { ...typed, phone: '' },
    key: 'k',
    openedAt: 5,
    isUnsent: true,
  });
  expect(sent({ ...typed, intent: 'book' }).show).toBe('check');
  expect(sent({ ...typed, intent: 'extend', show: 'check' }).show).toBe('check');
  expect(sent({ ...typed, intent: 'hold' }).show).toBe('choose');
});

test('an automatic hold that fails does not interrupt typing', () => {
  expect(sent({ intent: 'hold', automatic: '1' })).toMatchObject({ show: 'details', isQuiet: true });
  expect(sent({ intent: 'hold' }).isQuiet).toBe(false);
});
