import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { isCallForHelp, shortNumbers, withNumbers } from './with-numbers.tsx';

const short = ['999', '112'];
const linksIn = (text: string, numbers = short) =>
  [...renderToStaticMarkup(withNumbers(text, { short: numbers })).matchAll(/href="tel:([^"]*)"/g)].map(
    ([, number]) => number,
  );

test.each([
  ['Call 999 at once, or +44 20 7946 0199.', ['999', '+442079460199']],
  ['If a life is in danger, call 999. Then dial 112.', ['999', '112']],
  ['When to call 999', ['999']],
  ['The ward has 112 beds and treats 999 people a year.', []],
  ['Call 9990 or call 999.50', []],
  ['It costs £999, call us.', []],
  ['Bei Lebensgefahr rufen Sie sofort die 112 an. Unsere 112 Betten sind belegt.', ['112']],
  ['Wählen Sie 112.', ['112']],
  ['إذا كانت حياة في خطر فاتصل بالرقم 112 فورًا. لدينا 112 سريرًا.', ['112']],
  ['اتصل بـ 999، أو على 112.', ['999']],
])('numbers that “%s” says to call are links', (text, numbers) => {
  expect(linksIn(text)).toEqual(numbers);
});

test('a short number that is not the hospital’s is left as it is', () => {
  expect(linksIn('Call 911 now', [])).toEqual([]);
});

test('a hospital without an ambulance number may have a short number of its own', () => {
  expect(shortNumbers({ ambulancePhone: '', emergencyPhone: '112' })).toEqual(['112']);
  expect(shortNumbers({ ambulancePhone: '999', emergencyPhone: '+44 20 7946 0199' })).toEqual(['999']);
  expect(shortNumbers(null)).toEqual([]);
});

test('a text that tells to call a number for emergencies is a call for help, and one with another number is not', () => {
  const contact = { ambulancePhone: '999', emergencyPhone: '+44 20 7946 0199' };
  expect(isCallForHelp('If a life is in danger, call 999 now.', contact)).toBe(true);
  expect(isCallForHelp('Our emergency department answers on +44 20 7946 0199.', contact)).toBe(true);
  for (const text of ['Ring reception on +44 20 7946 0100.', '999 beds', ''])
    expect([text, isCallForHelp(text, contact)]).toEqual([text, false]);
  expect(isCallForHelp('Call 999 now.', null)).toBe(false);
});
