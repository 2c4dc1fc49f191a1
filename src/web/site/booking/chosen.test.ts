import { expect, test } from 'vitest';
import type { useSite } from '#web/hospital/site-data.ts';
import { type Choice, readChoice } from '#web/site/booking/data/choice.ts';
import type { Options, Purpose } from '#web/site/booking/data/options.ts';
import { chosenOf } from './chosen.tsx';

const site = { locale: 'en-GB', currency: 'GBP', contact: null } as ReturnType<typeof useSite>;
const startsAt = '2030-05-06T09:00:00Z';
const doctor = { slug: 'clara-hensley', name: 'Clara Hensley', title: 'Dr', consultationFee: 12_000 };
const visit = {
  id: 5,
  name: 'First visit',
  durationMinutes: 30,
  mode: 'in-person',
  modes: ['in-person'],
  offered: 'book',
  needsApproval: false,
};
const slot = { startsAt, localDate: '2030-05-06', localTime: '10:00' };
const options = { department: null, doctor, visits: [visit] } as unknown as Options;
const service: Purpose = {
  kind: 'service',
  id: 7,
  slug: 'mole-check',
  title: 'Mole check',
  visit: null,
  length: null,
  price: null,
  preparation: '',
  department: { slug: 'dermatology', name: 'Dermatology' },
  departmentId: 4,
};

/** The summary of a visit with a time, by label. */
function summary(purpose: Purpose | null, more: Partial<Choice> = {}) {
  const query = new URLSearchParams({ doctor: doctor.slug, with: doctor.slug, start: startsAt });
  const choice = { ...readChoice(query), ...(purpose ? { service: purpose.slug } : {}), ...more };
  const progress = { choice, doctor, slot, visit, step: 3 } as unknown as Parameters<typeof chosenOf>[0];
  const rows = chosenOf(progress, { options, purpose, place: null, whereabouts: {} }, site);
  return Object.fromEntries(rows.map((row) => [row.label, row]));
}

test('a summary says what is booked and for how long: with its purpose, or else in a row of its own', () => {
  expect(summary(null).Visit).toMatchObject({ value: 'First visit', note: '30 minutes' });
  expect(summary(service).Visit).toMatchObject({ value: 'First visit', note: '30 minutes' });
  const ofItsLength = summary({ ...service, length: 45 });
  expect([ofItsLength.Visit, ofItsLength.For!.note]).toEqual([undefined, '45 minutes']);
  const asVisit = summary({ ...service, visit: { ...visit, offered: 'book', doctorIds: [] } });
  expect([asVisit.Visit, asVisit.For!.note]).toEqual([undefined, 'You book: First visit, 30 minutes']);
});

test('a summary says the price: of the purpose, or else the doctor’s fee', () => {
  expect(summary(null)['Consultation fee']?.value).toBe('£120');
  expect(summary(service)['Consultation fee']?.value).toBe('£120');
  const priced = summary({ ...service, price: 9000 });
  expect([priced['Consultation fee'], priced.For!.note]).toEqual([undefined, 'from £90']);
});

test('another doctor is offered unless only one does the package or service', () => {
  expect(summary(null).Doctor!.change).toBe('/appointment');
  expect(summary(service).Doctor!.change).toBeUndefined();
  expect(summary(service, { department: 'dermatology' }).Doctor!.change).toBe(
    '/appointment?department=dermatology&service=mole-check',
  );
});
