import { expect, test } from 'vitest';
import { toldWords } from './told-words.ts';

const ann = { email: 'ann@example.org', phoneText: '+44 20 7946 0123', isDemo: false };
const told = (more: Partial<typeof ann>, sendsMail: boolean) =>
  toldWords({ ...ann, ...more }, { sendsMail, mailed: 'MAILED' });

test('a message is announced only where one is sent: to an address, by a mail server', () => {
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
