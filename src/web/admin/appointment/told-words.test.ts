import { expect, test } from 'vitest';
import { toldWords } from './told-words.ts';

const ann = { email: 'ann@example.org', phoneText: '+44 20 7946 0123', getsSms: false, isDemo: false };
const told = (more: Partial<typeof ann>, sendsMail: boolean) =>
  toldWords({ ...ann, ...more }, { sendsMail, mailed: 'MAILED' });

test('a message is announced only if one is sent: to an address, by a mail server', () => {
  expect(told({}, true)).toBe('MAILED');
  expect(told({}, false)).toBe(
    'No mail server is set up, so no message is sent. Please call +44 20 7946 0123.',
  );
  expect(told({ phoneText: '' }, false)).toBe(
    'No mail server is set up, so no message is sent. Please tell the patient yourself.',
  );
  expect(told({ email: '' }, true)).toContain('Please call +44 20 7946 0123.');
  expect(told({ email: '', phoneText: '' }, false)).toContain('There are no contact details.');
});

test('a patient who gets texts needs no call, and a text is announced beside a message', () => {
  const text = 'We send a text to +44 20 7946 0123.';
  expect(told({ getsSms: true }, true)).toBe('MAILED They also get a text.');
  expect(told({ getsSms: true }, false)).toContain(text);
  expect(told({ getsSms: true, email: '' }, true)).toContain(text);
});
