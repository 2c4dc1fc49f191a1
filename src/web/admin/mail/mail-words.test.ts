import { expect, test } from 'vitest';
import type { Mail } from '#contract/mail.ts';
import { outcomeOf } from './mail-words.ts';

const message = {
  channel: 'mail',
  status: 'queued',
  attempts: 0,
  nextAttemptAt: 'later',
  sentAt: null,
  isBeingSent: false,
};
const words = (more: object, isCarried = true) =>
  outcomeOf(
    { ...message, ...more } as Mail,
    { hasServer: isCarried, hasGateway: isCarried },
    (instant) => `[${instant}]`,
  );

test('the state of a message is in words', () => {
  expect(words({})).toBe('About to be sent');
  expect(words({}, false)).toBe('Waiting for a mail server');
  expect(words({ channel: 'sms' }, false)).toBe('Not sent: nobody is set up to send texts');
  expect(words({ attempts: 1 })).toBe('Next attempt [later], after one attempt');
  expect(words({ attempts: 2, isBeingSent: true })).toBe('Being sent');
  expect(words({ status: 'dead', attempts: 9 })).toBe('Given up after 9 attempts');
  expect(words({ status: 'sent', sentAt: 'then' })).toBe('Sent [then]');
  expect(words({ status: 'discarded' })).toBe('Will not be sent');
});
