import { describe, expect, test } from 'vitest';
import { BookingFields } from '#contract/appointment.ts';
import { InquiryFields } from '#contract/inquiry.ts';
import type { CollectionName } from '#server/demo/collections.ts';
import { readEntries } from '#server/demo/files.ts';
import { letters } from './letters.ts';
import { people } from './person.ts';
import { reasons } from './reasons.ts';

describe('invented people', () => {
  test('have addresses and numbers that no one else can have', () => {
    expect(people.length).toBeGreaterThan(1000);
    expect(new Set(people.map(({ name }) => name)).size).toBe(people.length);
    expect(new Set(people.map(({ phone }) => phone)).size).toBe(people.length);
    for (const { email, phone } of people) {
      expect(email).toMatch(/@example\.(org|com|net)$/);
      // https://www.ofcom.org.uk: numbers for drama use
      expect(phone).toMatch(/^\+44(7700900|1314960)\d{3}$/);
    }
  });

  test('write what the forms take', () => {
    for (const { name, email, phone, child } of people) {
      const booking = {
        doctorId: 1,
        startsAt: '2026-03-02T09:00:00Z',
        name,
        email,
        phone,
        patientName: child,
      };
      expect(BookingFields.parse(booking)).toMatchObject({ name, email, phone, patientName: child });
    }
    for (const reason of Object.values(reasons).flat()) {
      const booking = { doctorId: 1, startsAt: '2026-03-02T09:00:00Z', name: 'A', phone: '1', reason };
      expect(BookingFields.parse(booking).reason).toBe(reason);
    }
    for (const { subject, message } of letters) {
      expect(InquiryFields.parse({ name: 'A', phone: '1', subject, message })).toMatchObject({
        subject,
        message,
      });
    }
    expect(new Set(letters.map(({ message }) => message)).size).toBe(letters.length);
  });

  test('come to departments and ask about entries that the demo hospital has', () => {
    const slugs = (name: CollectionName) => readEntries('en', name).map(({ key }) => key);
    const [departments, services, packages, doctors] = (
      ['departments', 'services', 'packages', 'doctors'] as const
    ).map(slugs);
    expect(departments!.filter((slug) => !reasons[slug])).toEqual([]);
    const known = { department: departments!, service: services!, package: packages!, doctor: doctors! };
    for (const { about } of letters) {
      for (const [kind, slug] of Object.entries(about ?? {})) {
        expect(known[kind as keyof typeof known]).toContain(slug);
      }
    }
  });
});
