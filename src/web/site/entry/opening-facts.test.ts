import { expect, test } from 'vitest';
import { OpeningLine } from '#contract/opening.ts';
import { openingFacts } from './opening-facts.ts';

const hours = (from: string, to: string) =>
  openingFacts([OpeningLine.parse({ kind: 'times', days: [7], from, to })], null).openingHoursSpecification;

test('hours that end when they begin are a day and a night, since equal times would mean closed', () => {
  const [sunday, monday] = ['https://schema.org/Sunday', 'https://schema.org/Monday'];
  expect(hours('08:00', '08:00')).toMatchObject([
    { dayOfWeek: [sunday], opens: '08:00:00', closes: '23:59:00' },
    { dayOfWeek: [monday], opens: '00:00:00', closes: '08:00:00' },
  ]);
  expect(hours('00:00', '00:00')).toMatchObject([
    { dayOfWeek: [sunday], opens: '00:00:00', closes: '23:59:00' },
  ]);
  expect(hours('22:00', '06:00')).toMatchObject([
    { dayOfWeek: [sunday], opens: '22:00:00', closes: '06:00:00' },
  ]);
});
