import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { ConditionFields, signsOf } from '#contract/condition.ts';
import { ContactFields } from '#contract/contact.ts';
import { DepartmentFields } from '#contract/department.ts';
import { DoctorFields } from '#contract/doctor.ts';
import { GalleryFields, GalleryImageFields } from '#contract/gallery.ts';
import { GuideFields, GuideTopic } from '#contract/guide.ts';
import { NewsFields } from '#contract/news.ts';
import { Audience, isDiscount, PackageFields } from '#contract/package.ts';
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

test('the demo hospital has 16 departments, 40 services and 20 doctors, 19 of whom can be booked', () => {
  expect([departments.length, services.length, doctors.length]).toEqual([16, 40, 20]);
  expect(doctors.filter((doctor) => doctor.bookable)).toHaveLength(19);
});

test('there are eight packages, at least one for each audience, and three on the home page', () => {
  expect(packages).toHaveLength(8);
  const audiences = new Set(packages.map(({ audience }) => audience));
  expect(Audience.options.filter((audience) => !audiences.has(audience))).toEqual([]);
  expect(packages.filter(({ featured }) => featured)).toHaveLength(3);
});

test('a package has groups of checks, each listed once, a preparation, and a saving only where there is one', () => {
  for (const { slug, groups, preparation, durationMinutes, ...prices } of packages) {
    const checks = groups.flatMap(({ items }) => items);
    expect([slug, groups.length >= 4, new Set(checks).size]).toEqual([slug, true, checks.length]);
    expect([slug, preparation !== '', durationMinutes > 0]).toEqual([slug, true, true]);
    expect([slug, isDiscount(prices)]).toEqual([slug, true]);
  }
  expect(packages.some(({ discountPrice }) => discountPrice === null)).toBe(true);
  expect(packages.some(({ discountPrice }) => discountPrice !== null)).toBe(true);
});

test('a check is worded the same in every package, so that packages can be compared', () => {
  const plain = (words: string) => words.toLowerCase().replace(/[^a-z]/g, '');
  const wordings = Map.groupBy(
    packages.flatMap(({ groups }) =>
      groups.flatMap(({ title, items }) => items.map((item) => ({ title, item }))),
    ),
    ({ item }) => plain(item),
  );
  for (const same of wordings.values()) {
    expect(new Set(same.map(({ title, item }) => `${title}: ${item}`)).size, same[0]?.item).toBe(1);
  }
});

test('there are 24 conditions, each with signs that need a doctor, and one whose review is due', () => {
  expect(conditions).toHaveLength(24);
  for (const { slug, callNow, beSeenToday, reviewedOn, reviewDueOn } of conditions) {
    const all = [callNow, beSeenToday].flatMap(signsOf);
    expect([slug, all.length > 0, new Set(all).size]).toEqual([slug, true, all.length]);
    expect([slug, reviewedOn < reviewDueOn]).toEqual([slug, true]);
  }
  expect(conditions.filter(({ reviewDueOn }) => reviewDueOn < '2026-11')).toHaveLength(1);
});

test('the guide for a crisis is the first, with a heading of its own; every other topic has at least two', () => {
  expect(guides[0]).toMatchObject({ slug: 'mental-health-crisis', topic: 'urgent' });
  const topics = Map.groupBy(guides, ({ topic }) => topic);
  expect(GuideTopic.options.filter((topic) => (topics.get(topic)?.length ?? 0) < 2)).toEqual(['urgent']);
});

test('every link of a guide to another leads to one that exists', () => {
  const linked = [...JSON.stringify(guides).matchAll(/"\/patients-and-visitors\/([^"]+)"/g)];
  expect(linked.length).toBeGreaterThan(5);
  const slugs = guides.map(({ slug }) => slug);
  expect(linked.map(([, slug]) => slug).filter((slug) => !slugs.includes(slug!))).toEqual([]);
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

test('every department is led by a doctor who works there', () => {
  for (const department of departments) {
    const head = doctors.find((doctor) => doctor.slug === department.headDoctor);
    expect(head?.departments, department.slug).toContain(department.slug);
  }
});

test('every department and every speciality has a doctor who can be booked', () => {
  const bookable = doctors.filter((doctor) => doctor.bookable);
  const served = new Set(bookable.flatMap((doctor) => doctor.departments));
  expect(departments.map(({ slug }) => slug).filter((slug) => !served.has(slug))).toEqual([]);
  const practised = new Set(doctors.flatMap((doctor) => doctor.specialities));
  expect(specialities.map(({ slug }) => slug).filter((slug) => !practised.has(slug))).toEqual([]);
});

test('every department offers a service', () => {
  const offering = new Set(services.map((service) => service.department));
  expect(departments.filter(({ slug }) => !offering.has(slug))).toEqual([]);
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

test('every portrait belongs to one doctor and is named after that doctor', () => {
  expect(new Set(doctors.map(({ picture }) => picture)).size).toBe(doctors.length);
  for (const { title, name, role, pictureAlt } of doctors) {
    expect(pictureAlt.toLowerCase()).toBe(`portrait of ${title} ${name}, ${role}`.toLowerCase());
  }
});

test('icons exist in the Health Icons set and are outline drawings', () => {
  const set = createRequire(import.meta.url).resolve('@iconify-json/healthicons/icons.json');
  const known: { icons: Record<string, unknown> } = JSON.parse(readFileSync(set, 'utf8'));
  const icons = [...departments, ...services].map(({ icon }) => icon);
  expect(icons.filter((icon) => !(icon in known.icons && icon.endsWith('-outline')))).toEqual([]);
});

test.each(Object.entries(lists))('the slugs of %s are unique and valid in an address', (_name, entries) => {
  const slugs = entries.map(({ slug }) => slug);
  expect(new Set(slugs).size).toBe(slugs.length);
  expect(slugs.filter((slug) => !/^[a-z0-9-]{1,120}$/.test(slug))).toEqual([]);
});

test('there are fourteen articles in order, all published before November 2026 except one that is scheduled', () => {
  const dates = news.map(({ publishedAt }) => publishedAt);
  expect(dates).toHaveLength(14);
  expect(dates).toEqual(dates.toSorted());
  expect(dates.filter((date) => date >= '2026-11')).toHaveLength(1);
  expect(dates.filter((date) => date < '2026')).toEqual([]);
});

test('there are six albums, each with its cover among its pictures and no picture twice', () => {
  expect(albums).toHaveLength(6);
  for (const { slug, cover, images } of albums) {
    const names = images.map(({ picture }) => picture);
    expect([slug, new Set(names).size, names.includes(cover)]).toEqual([slug, names.length, true]);
  }
});

test('no summary is missing or longer than 300 characters', () => {
  const summaries = [...departments, ...doctors, ...packages, ...services, ...conditions, ...guides].map(
    ({ summary }) => summary,
  );
  expect(summaries.filter((summary) => summary === '' || summary.length > 300)).toEqual([]);
});

test('positions run from 1 without a gap', () => {
  for (const entries of [departments, packages, services]) {
    const positions = entries.map(({ position }) => position).sort((a, b) => a - b);
    expect(positions).toEqual(entries.map((_entry, index) => index + 1));
  }
});

test('no paragraph occurs twice', () => {
  const texts = [
    ...departments.map(({ description }) => description),
    ...services.map(({ description }) => description),
    ...packages.map(({ description }) => description),
    ...doctors.map(({ biography }) => biography),
    ...news.map(({ body }) => body),
    ...conditions.flatMap(({ description, selfCare }) => [description, selfCare]),
    ...guides.map(({ body }) => body),
  ];
  const paragraphs = texts.flatMap(({ content }) =>
    content.filter(({ type }) => type === 'paragraph').map((block) => JSON.stringify(block)),
  );
  expect(paragraphs.filter((paragraph, index) => paragraphs.indexOf(paragraph) !== index)).toEqual([]);
});

describe('the demo contains nothing that staff could not save', () => {
  test('departments', () => {
    for (const { picture, headDoctor, ...fields } of departments) {
      expect(DepartmentFields.safeParse(fields).error?.issues, fields.slug).toBeUndefined();
    }
  });

  test('doctors', () => {
    for (const doctor of doctors) {
      const { departments: _d, specialities: _s, picture, pictureAlt, schedule, ...fields } = doctor;
      expect(DoctorFields.safeParse(fields).error?.issues, fields.slug).toBeUndefined();
      expect(fields.consultationFee).toBeGreaterThanOrEqual(9_000);
      expect(fields.consultationFee).toBeLessThanOrEqual(24_000);
    }
  });

  test('services', () => {
    for (const { picture, department, visitType, ...fields } of services) {
      expect(ServiceFields.safeParse(fields).error?.issues, fields.slug).toBeUndefined();
    }
  });

  test('packages', () => {
    for (const { department, ...fields } of packages) {
      expect(PackageFields.safeParse(fields).error?.issues, fields.slug).toBeUndefined();
    }
  });

  test('conditions', () => {
    for (const { department, ...fields } of conditions) {
      expect(ConditionFields.safeParse(fields).error?.issues, fields.slug).toBeUndefined();
    }
  });

  test('guides', () => {
    for (const fields of guides) {
      expect(GuideFields.safeParse(fields).error?.issues, fields.slug).toBeUndefined();
    }
  });

  test('news and albums', () => {
    for (const { picture, author, ...fields } of news) {
      expect(NewsFields.safeParse(fields).error?.issues, fields.slug).toBeUndefined();
    }
    for (const { cover, images, ...fields } of albums) {
      expect(GalleryFields.safeParse(fields).error?.issues, fields.slug).toBeUndefined();
      for (const { caption } of images) {
        expect(GalleryImageFields.shape.caption.safeParse(caption).success, caption).toBe(true);
      }
    }
  });

  test('specialities, synonyms and visit types', () => {
    for (const speciality of specialities) {
      expect(SpecialityFields.safeParse(speciality).error?.issues, speciality.slug).toBeUndefined();
    }
    for (const synonym of [...synonyms, ...inOtherLanguages]) {
      expect(SynonymFields.safeParse(synonym).error?.issues, synonym.name).toBeUndefined();
    }
    for (const { slug, doctors: _doctors, ...fields } of visitTypes) {
      expect(VisitTypeFields.safeParse(fields).error?.issues, slug).toBeUndefined();
    }
  });

  test('settings, contact and social links', () => {
    expect(SettingsFields.partial().safeParse(hospital.settings).error?.issues).toBeUndefined();
    expect(ContactFields.safeParse(hospital.contact).error?.issues).toBeUndefined();
    expect(hospital.settings.pricingText.content.length).toBeGreaterThan(0);
    expect(SociallinkFields.safeParse(hospital.sociallink).error?.issues).toBeUndefined();
  });
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

  test('there are clinics in the morning, in the evening, on a Saturday and in alternate weeks', () => {
    const rules = doctors.flatMap(rulesOf);
    expect(rules.some((rule) => rule.from < '09:00')).toBe(true);
    expect(rules.some((rule) => rule.to > '18:00')).toBe(true);
    expect(rules.some((rule) => rule.weekday === 6)).toBe(true);
    expect(rules.some((rule) => rule.everyWeeks === 2)).toBe(true);
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
