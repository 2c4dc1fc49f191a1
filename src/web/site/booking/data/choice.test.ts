import { expect, test } from 'vitest';
import { addressOf, readChoice } from './choice.ts';

const choice = readChoice(
  new URLSearchParams(
    `department=cardiology&doctor=any&visit=2&month=2026-11&day=2026-11-24&start=2026-11-24T09:30:00.000Z&with=a-b&package=heart-check&hold=${'h'.repeat(43)}`,
  ),
);

const lasting = `package=heart-check&hold=${'h'.repeat(43)}`;

test('a choice survives the address unchanged', () => {
  expect(readChoice(new URL(addressOf(choice), 'http://h').searchParams)).toEqual(choice);
});

test('a change clears the choices after it and keeps those before it', () => {
  expect(addressOf(choice, { day: '2026-11-25' })).toBe(
    `/appointment?department=cardiology&doctor=any&visit=2&month=2026-11&day=2026-11-25&${lasting}`,
  );
  expect(addressOf(choice, { doctor: '' })).toBe(`/appointment?department=cardiology&${lasting}`);
  expect(addressOf(choice, { department: '', package: '', hold: '' })).toBe('/appointment');
});

test('an invalid value counts as not chosen', () => {
  const parameters = new URLSearchParams(
    'department=../x&doctor=A&visit=0&month=2026-13&day=soon&start=now&with=%3Cb%3E&package=a/b&hold=short',
  );
  expect(Object.values(readChoice(parameters)).join('')).toBe('');
  expect(readChoice(new URLSearchParams('day=2026-02-31')).day).toBe('');
});
