import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { type CalendarEntry, calendarText } from './calendar-entry.ts';

const entry: CalendarEntry = {
  method: 'REQUEST',
  uid: 'ABCDEFGH@hospital.test',
  sequence: 2,
  stamp: new Date('2026-03-01T10:00:00Z'),
  start: new Date('2026-03-09T14:00:00Z'),
  end: new Date('2026-03-09T14:30:00Z'),
  timeZone: 'Europe/London',
  title: 'Appointment at St Mary, Queen; of \\ Hope',
  description: `With Dr Ångström.\nReference ABCDEFGH. ${'ä'.repeat(80)}`,
  location: '1 Street\nTown',
  url: 'http://hospital.test/appointment/manage/x',
  organizer: { name: 'St "Mary"', email: 'desk@hospital.test' },
  attendee: 'ann@example.org',
};

/** As a calendar program reads it: the parser knows only the zone in the text. */
function parsed(text: string) {
  ICAL.TimezoneService.reset();
  const calendar = new ICAL.Component(ICAL.parse(text));
  const zone = new ICAL.Timezone(calendar.getFirstSubcomponent('vtimezone')!);
  ICAL.TimezoneService.register(zone);
  const event = new ICAL.Event(calendar.getFirstSubcomponent('vevent')!);
  const instant = (time: ICAL.Time) => new Date(time.toUnixTime() * 1000).toISOString();
  return {
    calendar,
    event,
    start: instant(event.startDate),
    end: instant(event.endDate),
    zone: event.startDate.zone,
  };
}

test('a parser reads what was written: identity, sequence, words with their commas and lines', () => {
  const { calendar, event } = parsed(calendarText(entry));
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  expect([event.uid, event.sequence]).toEqual([entry.uid, 2]);
  expect([event.summary, event.description, event.location]).toEqual([
    entry.title,
    entry.description,
    entry.location,
  ]);
  expect(event.component.getFirstPropertyValue('organizer')).toBe('mailto:desk@hospital.test');
  expect(event.attendees.map((one) => one.getFirstValue())).toEqual(['mailto:ann@example.org']);
});

test.each([
  ['Europe/Berlin', '2026-03-29T00:59:00Z', '2026-03-29T01:30:00Z'],
  ['Europe/Berlin', '2026-10-25T00:30:00Z', '2026-10-25T02:30:00Z'],
  ['America/New_York', '2026-03-08T06:30:00Z', '2026-03-08T07:00:00Z'],
  ['America/New_York', '2026-07-01T13:00:00Z', '2026-07-01T13:30:00Z'],
  ['Australia/Sydney', '2026-04-04T15:30:00Z', '2026-04-04T16:30:00Z'],
  ['Australia/Sydney', '2026-01-05T23:00:00Z', '2026-01-06T00:00:00Z'],
  ['Africa/Cairo', '2026-04-23T22:00:00Z', '2026-04-23T22:30:00Z'],
  ['Asia/Kathmandu', '2026-06-01T04:15:00Z', '2026-06-01T05:00:00Z'],
  ['UTC', '2026-06-01T04:15:00Z', '2026-06-01T05:00:00Z'],
])(
  'in %s an entry from %s has the same instants for a program that knows no zones',
  (timeZone, start, end) => {
    const read = parsed(calendarText({ ...entry, timeZone, start: new Date(start), end: new Date(end) }));
    expect([read.start, read.end]).toEqual([new Date(start).toISOString(), new Date(end).toISOString()]);
  },
);

test('a time is the hospital’s wall time with its zone, except for the hour that comes twice a year', () => {
  const text = (start: string) =>
    calendarText({ ...entry, timeZone: 'Europe/Berlin', start: new Date(start) });
  expect(text('2026-03-09T14:00:00Z')).toContain('DTSTART;TZID=Europe/Berlin:20260309T150000');
  expect(text('2026-10-25T00:30:00Z')).toContain('DTSTART:20261025T003000Z');
});

test('no line is longer than 75 octets, and each ends as the standard requires', () => {
  const text = calendarText(entry);
  const lines = text.split('\r\n');
  expect(lines.every((line) => Buffer.byteLength(line) <= 75)).toBe(true);
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/);
});

test('a cancelled entry says so, and a file to add manually invites no one', () => {
  expect(
    parsed(calendarText({ ...entry, method: 'CANCEL' })).event.component.getFirstPropertyValue('status'),
  ).toBe('CANCELLED');
  expect(calendarText({ ...entry, method: 'PUBLISH' })).not.toMatch(/ORGANIZER|ATTENDEE/);
});
