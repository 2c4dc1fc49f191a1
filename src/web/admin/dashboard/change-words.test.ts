import { expect, test } from 'vitest';
import { inLanguage } from '#words/in-language.ts';
import { changeInWords } from './change-words.ts';
import { niceTop } from './columns-chart.tsx';

test('a figure says how it differs from the week before', () => {
  expect(changeInWords({ value: 9, recent: 9, before: 5 })).toBe('4 more than the week before');
  expect(changeInWords({ value: 5, recent: 5, before: 9 })).toBe('4 fewer than the week before');
  expect(changeInWords({ value: 5, recent: 5, before: 5 })).toBe('The same as the week before');
  expect(changeInWords({ value: 3, recent: 7, before: 9 }, 'received')).toBe(
    '7 received in seven days, 2 fewer than the week before',
  );
});

test('a rate changes by points, and one of nothing is not made up', () => {
  expect(changeInWords({ value: 0.12, recent: 0.12, before: 0.11 }, undefined, true)).toBe(
    '1 point more than the week before',
  );
  expect(changeInWords({ value: null, recent: null, before: 0.1 }, undefined, true)).toBe(
    'No appointments were due',
  );
  expect(changeInWords({ value: 0.1, recent: 0.1, before: null }, undefined, true)).toBe(
    'No appointments were due the week before',
  );
});

test('the comparison is a whole sentence in other languages too, with their plurals', () => {
  const german = { language: 'de', country: 'DE', isMain: false } as const;
  const arabic = { language: 'ar', country: 'EG', isMain: false } as const;
  expect(inLanguage(german, () => changeInWords({ value: 3, recent: 7, before: 9 }, 'received'))).toBe(
    '7 in sieben Tagen eingegangen, 2 weniger als in der Woche davor',
  );
  const rate = () => changeInWords({ value: 0.12, recent: 0.12, before: 0.11 }, undefined, true);
  expect(inLanguage(german, rate)).toBe('1 Prozentpunkt mehr als in der Woche davor');
  expect(inLanguage(arabic, rate)).toBe('أكثر من الأسبوع السابق بمقدار نقطة واحدة');
});

test('the top of a chart is whole in halves and never below its highest column', () => {
  for (let value = 1; value <= 2_000; value++) {
    expect(niceTop(value)).toBeGreaterThanOrEqual(value);
    expect(niceTop(value) % 2).toBe(0);
    expect(niceTop(value)).toBeLessThanOrEqual(Math.max(2, value * 2));
  }
});
