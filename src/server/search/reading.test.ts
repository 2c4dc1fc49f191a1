import { expect, test } from 'vitest';
import { type FoldedSynonym, matters, meaningful, readingsOf } from './reading.ts';

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

test('filler words are left out, unless there are no others', () => {
  expect(meaningful(['my', 'child', 'has', 'a', 'fever'])).toEqual(['child', 'fever']);
  expect(meaningful(['the', 'doctor'])).toEqual(['the', 'doctor']);
});

test('when, and that it is about a visit or the hospital, is left out as well', () => {
  const typed = 'please can i have an appointment for my knee on monday or later this week'.split(' ');
  expect(meaningful(typed)).toEqual(['knee']);
  expect(meaningful(['open', 'at', 'night'])).toEqual(['open', 'night']);
  expect(meaningful(['hospital', 'food'])).toEqual(['food']);
});

test('beside a matter the hour is none; alone it is what is asked', () => {
  expect(matters(['fever', 'night'])).toEqual([true, false]);
  expect(matters(['open', 'night'])).toEqual([true, true]);
});

test('a phrase matches in any word order, and represents all its words', () => {
  const [first, second] = led(['fever', 'child']);
  expect(first).toMatchObject({ words: ['paediatrics'], places: [1, 0] });
  expect(second!.factor).toBeLessThan(first!.factor);
});

test('half a phrase does not match', () => {
  expect(led(['fever'])).toEqual([]);
  expect(readingsOf(['child'], [fever, child]).advice).toBeNull();
});

test('emergency advice is given for its phrase, typos and plurals included', () => {
  expect(readingsOf(['child', 'feaver'], [fever]).advice).toBe('Call now.');
  expect(readingsOf(['night', 'sick', 'childs'], [fever]).advice).toBe('Call now.');
});

test('an emergency in one word counts no less than the words beside it', () => {
  const harm = { phrases: [['suicidal']], targets: [['crisis']], advice: 'Call now.' };
  const [first, second] = led(['child', 'suicidal'], [harm, child]);
  expect(first!.factor).toBeGreaterThan(second!.factor);
});

test('what is part of a longer phrase without advice is no emergency', () => {
  const hot = { phrases: [['fever']], targets: [['emergency']], advice: 'Call now.' };
  const hay = { phrases: [['hay', 'fever']], targets: [['allergy']], advice: '' };
  expect(readingsOf(['hay', 'fever'], [hot, hay]).advice).toBeNull();
  expect(readingsOf(['fever', 'kids'], [hot, hay, child]).advice).toBe('Call now.');
});

test('a word that is known is not another one with a slip', () => {
  const booking = { phrases: [['cancel']], targets: [['appointment']], advice: '' };
  expect(led(['cancle'], [booking])).toHaveLength(1);
  const { readings } = readingsOf(['cancer'], [booking], new Set(['cancer']));
  expect(readings.filter(({ isLed }) => isLed)).toEqual([]);
});

test('emergency advice is given for a known word in another form, too', () => {
  const breath = { phrases: [['trouble', 'breathing']], targets: [['emergency']], advice: 'Call now.' };
  expect(readingsOf(['trouble', 'breathe'], [breath], new Set(['breathe', 'trouble'])).advice).toBe(
    'Call now.',
  );
});

test('an unfinished word leads on once half of it is typed', () => {
  expect(led(['chi'])).toHaveLength(1);
  expect(led(['ch'])).toHaveLength(0);
  expect(led(['chi', 'neck'])).toHaveLength(0);
});

test('each typed word also matches itself', () => {
  expect(readingsOf(['kids', 'asthma'], [child]).readings.filter(({ isLed }) => !isLed)).toEqual([
    { words: ['kids'], places: [0], factor: 1, isLed: false },
    { words: ['asthma'], places: [1], factor: 1, isLed: false },
  ]);
});
