import { expect, test } from 'vitest';
import { type FoldedSynonym, meaningful, readingsOf } from './reading.ts';

const fever: FoldedSynonym = {
  phrases: [
    ['child', 'fever'],
    ['sick', 'child', 'night'],
  ],
  targets: [['paediatrics'], ['emergency']],
  advice: 'Call now.',
};
const child: FoldedSynonym = { phrases: [['child'], ['kids']], targets: [['paediatrics']], advice: '' };
const led = (words: string[], synonyms = [fever, child]) =>
  readingsOf(words, synonyms).readings.filter(({ isLed }) => isLed);

test('words that say nothing are left out, unless there are no others', () => {
  expect(meaningful(['my', 'child', 'has', 'a', 'fever'])).toEqual(['child', 'fever']);
  expect(meaningful(['the', 'doctor'])).toEqual(['the', 'doctor']);
});

test('a phrase is found in whatever order its words come, and stands for all of them', () => {
  const [first, second] = led(['fever', 'child']);
  expect(first).toMatchObject({ words: ['paediatrics'], places: [1, 0] });
  expect(second!.factor).toBeLessThan(first!.factor);
});

test('half a phrase is not the phrase', () => {
  expect(led(['fever'])).toEqual([]);
  expect(readingsOf(['child'], [fever, child]).advice).toBeNull();
});

test('the advice of an emergency is given with its phrase, slips and plurals included', () => {
  expect(readingsOf(['child', 'feaver'], [fever]).advice).toBe('Call now.');
  expect(readingsOf(['night', 'sick', 'childs'], [fever]).advice).toBe('Call now.');
});

test('a word that is still being typed leads on once half of it is there', () => {
  expect(led(['chi'])).toHaveLength(1);
  expect(led(['ch'])).toHaveLength(0);
  expect(led(['chi', 'neck'])).toHaveLength(0);
});

test('each typed word also stands for itself', () => {
  expect(readingsOf(['kids', 'asthma'], [child]).readings.filter(({ isLed }) => !isLed)).toEqual([
    { words: ['kids'], places: [0], factor: 1, isLed: false },
    { words: ['asthma'], places: [1], factor: 1, isLed: false },
  ]);
});
