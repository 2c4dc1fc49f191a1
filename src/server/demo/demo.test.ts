import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { ConditionFields } from '#contract/condition.ts';
import { ContactFields } from '#contract/contact.ts';
import { DepartmentFields } from '#contract/department.ts';
import { DoctorFields } from '#contract/doctor.ts';
import { GalleryFields, GalleryImageFields } from '#contract/gallery.ts';
import { GuideFields } from '#contract/guide.ts';
import { NewsFields } from '#contract/news.ts';
import { Audience, PackageFields } from '#contract/package.ts';
import { ServiceFields } from '#contract/service.ts';
import { SettingsFields } from '#contract/settings.ts';
import { SociallinkFields } from '#contract/sociallink.ts';
import { SpecialityFields } from '#contract/speciality.ts';
import { SynonymFields } from '#contract/synonym.ts';
import { VisitTypeFields } from '#contract/visit-type.ts';
import { synonyms as inOtherLanguages } from '#server/demo-words/fill.ts';
import { albums } from './albums.ts';
import { conditions } from './conditions.ts';
import { departments } from './departments.ts';
import type { DemoDoctor, DemoScheduleRule } from './doctor.ts';
import { doctors } from './doctors.ts';
import { guides } from './guides.ts';
import { hospital } from './hospital.ts';
import { news } from './news.ts';
import { packages } from './packages.ts';
import { pictures } from './pictures.ts';
import { services } from './services.ts';
import { specialities } from './specialities.ts';
import { synonyms } from './synonyms.ts';
import { visitTypes } from './visit-types.ts';

const lists = {
  albums,
  conditions,
  departments,
  doctors,
  guides,
  news,
  packages,
  services,
  specialities,
  visitTypes,
};

test('the demo hospital is as large as the tests and the documents say', () => {
  const counts = Object.fromEntries(Object.entries(lists).map(([name, { length }]) => [name, length]));
  expect(counts).toMatchObject({ departments: 16, services: 40, doctors: 20, packages: 8, conditions: 24 });
  expect(counts).toMatchObject({ news: 14, albums: 6 });
  expect(doctors.filter(({ bookable }) => bookable)).toHaveLength(19);
  expect(packages.filter(({ featured }) => featured)).toHaveLength(3);
  const audiences = packages.map(({ audience }) => audience);
  expect(Audience.options.filter((audience) => !audiences.includes(audience))).toEqual([]);
});

test('every reference in the demo hospital points to an entry that exists', () => {
  const missing = [
    ...departments.map((department) => ({ from: department.slug, to: department.headDoctor, in: doctors })),
    ...services.map((service) => ({ from: service.slug, to: service.department, in: departments })),
    ...packages.map((one) => ({ from: one.slug, to: one.department, in: departments })),
    ...conditions.flatMap((one) => [
      { from: one.slug, to: one.department, in: departments },
      { from: one.slug, to: one.author, in: doctors },
    ]),
    ...visitTypes.flatMap((type) => type.doctors.map((to) => ({ from: type.slug, to, in: doctors }))),
    ...news
      .filter(({ author }) => author)
      .map(({ slug, author }) => ({ from: slug, to: author, in: doctors })),
    ...doctors.flatMap((doctor) => [
      ...doctor.departments.map((to) => ({ from: doctor.slug, to, in: departments })),
      ...doctor.specialities.map((to) => ({ from: doctor.slug, to, in: specialities })),
      ...rulesOf(doctor).flatMap((rule) =>
        rule.visitTypes.map((to) => ({ from: doctor.slug, to, in: visitTypes })),
      ),
    ]),
  ].filter((reference) => !reference.in.some((entry) => entry.slug === reference.to));
  expect(missing.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
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
  expect(specialities.filter(({ slug }) => !practised.has(slug))).toEqual([]);
});

test('every picture named is in the folder and has an alt text', () => {
  const described = new Set(pictures.filter(({ alt }) => alt.length > 10).map(({ file }) => file));
  const named = [
    ...[...departments, ...services, ...doctors, ...news].flatMap(({ picture }) => picture ?? []),
    ...albums.flatMap(({ cover, images }) => [cover, ...images.map(({ picture }) => picture)]),
  ];
  expect(named.filter((file) => !described.has(file))).toEqual([]);
  const inFolder = readdirSync(new URL('./pictures', import.meta.url)).sort();
  expect(pictures.map(({ file }) => `${file}.jpg`).sort()).toEqual(inFolder);
});

test('icons exist in the Health Icons set and are outline drawings', () => {
  const set = createRequire(import.meta.url).resolve('@iconify-json/healthicons/icons.json');
  const known: { icons: Record<string, unknown> } = JSON.parse(readFileSync(set, 'utf8'));
  const icons = [...departments, ...services].map(({ icon }) => icon);
  expect(icons.filter((icon) => !(icon in known.icons && icon.endsWith('-outline')))).toEqual([]);
});

test('slugs are unique and valid in an address', () => {
  for (const [name, entries] of Object.entries(lists)) {
    const slugs = entries.map(({ slug }) => slug);
    expect([name, new Set(slugs).size]).toEqual([name, slugs.length]);
    expect([name, slugs.filter((slug) => !/^[a-z0-9-]{1,120}$/.test(slug))]).toEqual([name, []]);
  }
});

test('the demo contains nothing that staff could not save', () => {
  // Without what is an entry of its own, or named by its slug.
  const apart = [
    ...['picture', 'pictureAlt', 'headDoctor', 'department', 'departments', 'specialities', 'visitType'],
    ...['author', 'cover', 'images', 'schedule', 'doctors'],
  ];
  const saved: [z.ZodType, object[]][] = [
    [DepartmentFields, departments],
    [DoctorFields, doctors],
    [ServiceFields, services],
    [PackageFields, packages],
    [ConditionFields, conditions],
    [GuideFields, guides],
    [NewsFields, news],
    [GalleryFields, albums],
    [
      GalleryImageFields.pick({ caption: true }),
      albums.flatMap(({ images }) => images.map(({ caption }) => ({ caption }))),
    ],
    [SpecialityFields, specialities],
    [SynonymFields, [...synonyms, ...inOtherLanguages]],
    [VisitTypeFields, visitTypes.map(({ slug: _, ...fields }) => fields)],
    [SettingsFields.partial(), [hospital.settings]],
    [ContactFields, [hospital.contact]],
    [SociallinkFields, [hospital.sociallink]],
  ];
  const wrong = saved.flatMap(([schema, entries]) =>
    entries.flatMap((entry) => {
      const fields = Object.fromEntries(Object.entries(entry).filter(([name]) => !apart.includes(name)));
      return schema.safeParse(fields).error?.issues ?? [];
    }),
  );
  expect(wrong).toEqual([]);
  expect(doctors.filter(({ consultationFee: fee }) => fee < 9_000 || fee > 24_000)).toEqual([]);
});

describe('working hours', () => {
  test('every bookable doctor has at least four slots each fortnight', () => {
    for (const doctor of doctors.filter(({ bookable }) => bookable)) {
      const current = doctor.schedule.filter(({ validUntil }) => validUntil === null);
      expect(current, doctor.slug).toHaveLength(1);
      const openings = current.flatMap(({ rules }) => rules.map(({ everyWeeks }) => 2 / everyWeeks));
      expect(
        openings.reduce((sum, count) => sum + count, 0),
        doctor.slug,
      ).toBeGreaterThanOrEqual(4);
    }
  });

  test('every bookable doctor has hours for a new consultation every week', () => {
    for (const doctor of doctors.filter(({ bookable }) => bookable)) {
      const open = doctor.schedule.filter(({ validUntil }) => validUntil === null);
      const rules = open
        .flatMap(({ rules }) => rules)
        .filter(({ visitTypes }) => visitTypes.includes('new-consultation'));
      const anchors = new Set(rules.map(({ anchorDate }) => anchorDate));
      expect(rules.some(({ everyWeeks }) => everyWeeks === 1) || anchors.size === 2, doctor.slug).toBe(true);
    }
  });

  test('each clinic is long enough for every visit it offers, and its doctor offers that visit', () => {
    for (const doctor of doctors) {
      for (const rule of rulesOf(doctor)) {
        expect(rule.weekday >= 1 && rule.weekday <= 7, doctor.slug).toBe(true);
        for (const slug of rule.visitTypes) {
          const type = visitTypes.find((entry) => entry.slug === slug);
          expect(minutes(rule.to) - minutes(rule.from), `${doctor.slug} ${slug}`).toBeGreaterThanOrEqual(
            (type?.durationMinutes ?? Number.POSITIVE_INFINITY) + (type?.bufferAfterMinutes ?? 0),
          );
          expect(type?.doctors.length === 0 || type?.doctors.includes(doctor.slug), doctor.slug).toBe(true);
        }
      }
    }
  });

  test('a doctor who offers a visit has hours for it', () => {
    for (const { slug, doctors: offering } of visitTypes) {
      for (const name of offering) {
        const doctor = doctors.find((entry) => entry.slug === name);
        const offered = doctor && rulesOf(doctor).some((rule) => rule.visitTypes.includes(slug));
        expect(offered, `${name} ${slug}`).toBe(true);
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

  test('a clinic in every second week says from which week it is counted', () => {
    const rules = doctors.flatMap(rulesOf);
    expect(rules.filter((rule) => (rule.everyWeeks === 2) !== (rule.anchorDate !== null))).toEqual([]);
  });
});

function rulesOf(doctor: DemoDoctor) {
  return doctor.schedule.flatMap(({ rules }) => rules);
}

function overlap(one: DemoScheduleRule, other: DemoScheduleRule) {
  return one.from < other.to && other.from < one.to;
}

function minutes(time: string) {
  const [hour = Number.NaN, minute = Number.NaN] = time.split(':').map(Number);
  return hour * 60 + minute;
}
