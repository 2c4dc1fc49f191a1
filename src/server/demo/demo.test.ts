import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { Audience } from '#contract/package.ts';
import { fullName } from '#contract/words/full-name.ts';
import { type CollectionName, collectionNames, collectionOf, translationOf } from './collections.ts';
import type { Entry } from './files.ts';
import { type Demo, loadDemo, problemsOf } from './load.ts';

interface Rule {
  weekday: number;
  from: string;
  to: string;
  everyWeeks?: number;
  anchorDate?: string;
  visitTypes: string[];
}
interface Doctor {
  slug: string;
  name: string;
  title: string;
  bookable: boolean;
  consultationFee: number;
  departments: string[];
  specialities: string[];
  schedule: { validUntil?: string; rules: Rule[] }[];
}
interface VisitType {
  slug: string;
  durationMinutes: number;
  bufferAfterMinutes: number;
  doctors?: string[];
}

const { entries, words } = loadDemo();
function all<Fields = Record<string, string>>(name: CollectionName) {
  return entries[name].map(
    ({ key, fields }) => ({ ...fields, slug: key }) as unknown as Fields & { slug: string },
  );
}
const [departments, services, packages] = [all('departments'), all('services'), all('packages')];
const doctors = all<Doctor>('doctors');
const visitTypes = all<VisitType>('visit-types');

test('every file holds what staff could save, and every picture is there and is used', () => {
  expect(problemsOf({ entries, words })).toEqual([]);
  const { pictures, ...others } = entries;
  const used = JSON.stringify(others);
  expect(pictures.filter(({ key }) => !used.includes(`"${key}"`))).toEqual([]);
  expect(all('pictures').filter(({ alt }) => alt!.length <= 10)).toEqual([]);
});

test('every language has the same entries, and of the news the newest five', () => {
  const keys = (list: Entry[]) => list.map(({ key }) => key).sort();
  const old = all('news')
    .filter(({ publishedAt }) => publishedAt! < '2026-06-30' || publishedAt! > '2026-11')
    .map(({ slug }) => slug);
  expect(words.map(([language]) => language).sort()).toEqual(['ar', 'de']);
  for (const [language, said] of words) {
    for (const name of collectionNames) {
      const all = translationOf(name) ? keys(entries[name]) : [];
      const expected = name === 'news' ? all.filter((key) => !old.includes(key)) : all;
      if (!collectionOf(name).isOfLanguage) expect(keys(said[name]), `${language} ${name}`).toEqual(expected);
      else expect(said[name].length, `${language} ${name}`).toBeGreaterThan(0);
    }
  }
});

test('a mistake is told with its file, its field and what is wrong', () => {
  const [service] = entries.services as [Entry];
  const withService = (fields: object): Demo => ({
    entries: { ...entries, services: [{ ...service, fields: { ...service.fields, ...fields } }] },
    words: [],
  });
  const file = 'demo/en/services/heart-tracing-ecg.md';
  const wrong = { department: 'cardio', priceFrom: 'cheap', sumary: 'A painless recording.' };
  expect(problemsOf(withService(wrong))).toEqual([
    `${file}: There is no "cardio" in departments.`,
    `${file}: priceFrom: Enter a whole number.`,
    `${file}: sumary: This field does not exist.`,
  ]);
  const unknown = { ...service, file: 'demo/de/services/nothing.md', key: 'nothing' };
  const german = Object.fromEntries(
    collectionNames.map((name) => [name, name === 'services' ? [unknown] : []]),
  );
  expect(problemsOf({ entries, words: [['de', german as Demo['entries']]] })).toEqual([
    'demo/de/services/nothing.md: There is no "nothing" in English that it could translate.',
  ]);
});

test('the demo hospital is as large as the tests and the documents say', () => {
  const counts = Object.fromEntries(Object.entries(entries).map(([name, { length }]) => [name, length]));
  expect(counts).toMatchObject({ departments: 16, services: 40, doctors: 20, packages: 8, conditions: 24 });
  expect(counts).toMatchObject({ news: 14, gallery: 6 });
  expect(doctors.filter(({ bookable }) => bookable)).toHaveLength(19);
  expect(packages.filter(({ featured }) => featured)).toHaveLength(3);
  const audiences = packages.map(({ audience }) => audience);
  expect(Audience.options.filter((audience) => !audiences.includes(audience))).toEqual([]);
});

test('every department offers a service, is led by a doctor who works there, and has one who can be booked', () => {
  const bookable = doctors.filter((doctor) => doctor.bookable).flatMap((doctor) => doctor.departments);
  const offering = services.map(({ department }) => department);
  const lacking = departments.filter(({ slug, headDoctor }) => {
    const head = doctors.find((doctor) => doctor.slug === headDoctor);
    return !(head?.departments.includes(slug) && bookable.includes(slug) && offering.includes(slug));
  });
  expect(lacking).toEqual([]);
  const practised = new Set(doctors.flatMap((doctor) => doctor.specialities));
  expect(all('specialities').filter(({ slug }) => !practised.has(slug))).toEqual([]);
});

test('whoever wrote an article or a page on a condition is a doctor of the hospital', () => {
  const names = doctors.map((doctor) => fullName(doctor));
  const authors = [...all('conditions'), ...all('news')].flatMap(({ author }) => author ?? []);
  expect(authors.filter((author) => !names.includes(author))).toEqual([]);
  expect(all('conditions').filter(({ author }) => !author)).toEqual([]);
});

test('icons exist in the Health Icons set and are outline drawings', () => {
  const set = createRequire(import.meta.url).resolve('@iconify-json/healthicons/icons.json');
  const known: { icons: Record<string, unknown> } = JSON.parse(readFileSync(set, 'utf8'));
  const icons = [...departments, ...services].map(({ icon }) => icon!);
  expect(icons.filter((icon) => !(icon in known.icons && icon.endsWith('-outline')))).toEqual([]);
});

describe('working hours', () => {
  const bookable = doctors.filter((doctor) => doctor.bookable);

  test('every bookable doctor has at least four slots each fortnight', () => {
    for (const doctor of bookable) {
      const current = doctor.schedule.filter(({ validUntil }) => !validUntil);
      expect(current, doctor.slug).toHaveLength(1);
      const openings = current.flatMap(({ rules }) => rules.map(({ everyWeeks = 1 }) => 2 / everyWeeks));
      expect(
        openings.reduce((sum, count) => sum + count, 0),
        doctor.slug,
      ).toBeGreaterThanOrEqual(4);
    }
  });

  test('every bookable doctor has hours for a new consultation every week', () => {
    for (const doctor of bookable) {
      const rules = doctor.schedule
        .filter(({ validUntil }) => !validUntil)
        .flatMap(({ rules }) => rules)
        .filter((rule) => rule.visitTypes.includes('new-consultation'));
      const anchors = new Set(rules.map(({ anchorDate }) => anchorDate));
      expect(rules.some(({ everyWeeks = 1 }) => everyWeeks === 1) || anchors.size === 2, doctor.slug).toBe(
        true,
      );
    }
  });

  test('each clinic is long enough for every visit it offers, and its doctor offers that visit', () => {
    for (const doctor of doctors) {
      for (const rule of rulesOf(doctor)) {
        for (const slug of rule.visitTypes) {
          const type = visitTypes.find((entry) => entry.slug === slug)!;
          expect(minutes(rule.to) - minutes(rule.from), `${doctor.slug} ${slug}`).toBeGreaterThanOrEqual(
            type.durationMinutes + type.bufferAfterMinutes,
          );
          expect(type.doctors?.includes(doctor.slug) ?? true, doctor.slug).toBe(true);
        }
      }
    }
  });

  test('a doctor who offers a visit has hours for it', () => {
    for (const { slug, doctors: offering = [] } of visitTypes) {
      for (const name of offering) {
        const doctor = doctors.find((entry) => entry.slug === name)!;
        const isOffered = rulesOf(doctor).some((rule) => rule.visitTypes.includes(slug));
        expect(isOffered, `${name} ${slug}`).toBe(true);
      }
    }
  });

  test('clinics of one doctor on one day do not overlap', () => {
    for (const doctor of doctors) {
      for (const { rules } of doctor.schedule) {
        const clashes = rules.filter((rule, index) =>
          rules.slice(index + 1).some((other) => other.weekday === rule.weekday && overlap(rule, other)),
        );
        expect(clashes, doctor.slug).toEqual([]);
      }
    }
  });

  test('a clinic in every week says no week from which it is counted', () => {
    const rules = doctors.flatMap(rulesOf);
    expect(rules.filter(({ everyWeeks = 1, anchorDate }) => everyWeeks === 1 && anchorDate)).toEqual([]);
  });

  test('a visit with a doctor costs what it does in a hospital of this size', () => {
    expect(doctors.filter(({ consultationFee: fee }) => fee < 9_000 || fee > 24_000)).toEqual([]);
  });
});

function rulesOf(doctor: Doctor) {
  return doctor.schedule.flatMap(({ rules }) => rules);
}

function overlap(one: Rule, other: Rule) {
  return one.from < other.to && other.from < one.to;
}

function minutes(time: string) {
  const [hour = Number.NaN, minute = Number.NaN] = time.split(':').map(Number);
  return hour * 60 + minute;
}
