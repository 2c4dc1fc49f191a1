/**
 * Every text in every language, with the longest possible names: it fits, and says nothing of the reason for a visit.
 */
import { describe, expect, test } from 'vitest';
import { visitCode, waitCode } from '#server/links/short-link.ts';
import { extentOf, fits } from '#server/sms/sms-length.ts';
import { inLanguage } from '#words/in-language.ts';
import { at, languages, speech } from '#words/language.ts';
import { momentOf, offerText, type SmsSender, shortNameOf, testText, visitText } from './sms-message.ts';

const kinds = [
  'requested',
  'booked',
  'moved',
  'cancelled',
  'declined',
  'reminder-5-days',
  'reminder-1-day',
  'new-times',
  'series-booked',
  'series-moved',
  'series-cancelled',
] as const;
const secret = 'a secret that only this test knows';
const [name, phone] = ['Universitätsklinikum und Frauenklinik Schleswig-Holstein', '+44 20 7946 0100'];
const hospitals = {
  'a usual one': { name: 'Openward Hospital', shortName: '', phone },
  'one with a long name': { name, shortName: '', phone },
  'one whose name is one word': { name: 'Donaudampfschifffahrtskrankenhaus', shortName: '', phone },
  'one with a short name of its own': { name, shortName: 'Uniklinik Kiel-Lübeck', phone },
  'one in other letters': { name: 'مستشفى الملك فيصل التخصصي ومركز الأبحاث', shortName: '', phone },
} satisfies Record<string, Omit<SmsSender, 'locale' | 'canReply'>>;
/** The longest of a month's days and of a day's times. */
const moments = [
  Date.parse('2026-09-30T09:30:00Z'),
  Date.parse('2026-12-23T22:45:00Z'),
  Date.parse('2026-11-25T11:30:00Z'),
];
const origins = ['https://openward.example', 'https://appointments.saint-bartholomew-hospital.example.org'];

function everyText(hospital: Omit<SmsSender, 'locale' | 'canReply'>, origin: string) {
  return languages.flatMap((language) =>
    (['12', '24'] as const).flatMap((clock) =>
      inLanguage({ language, country: 'SA', isMain: false, prefix: `/${language}`, clock }, () => {
        const { locale } = speech();
        const sender = { ...hospital, locale, canReply: true };
        const id = 2_147_483_647;
        const visit = `${origin}${at(`/t/${visitCode(secret, { id, reference: 'KM4RT7XA', linkVersion: 12 })}`)}`;
        const wait = `${origin}${at(`/t/${waitCode(secret, { id, linkKey: 'a key' })}`)}`;
        return moments.flatMap((moment) => {
          const when = momentOf('America/Argentina/Buenos_Aires', moment, locale);
          return [
            ...kinds.map((kind) => ({
              language,
              kind,
              text: visitText(kind, { when, link: visit }, sender),
            })),
            ...[true, false].map((isMailed) => ({
              language,
              kind: 'offer',
              text: offerText({ when, until: when, isMailed, link: isMailed ? '' : wait }, sender),
            })),
            { language, kind: 'test', text: testText(sender) },
          ];
        });
      }),
    ),
  );
}

describe.each(Object.entries(hospitals))('a text of %s', (_, hospital) => {
  test.each(origins)('fits at %s: one part of 160, or two of 67 in other letters', (origin) => {
    const texts = everyText(hospital, origin);
    expect(texts.length).toBeGreaterThan(100);
    expect(texts.filter(({ text }) => !fits(text))).toEqual([]);
    expect(texts.filter(({ text }) => text.includes('{') || text.includes('\u2068'))).toEqual([]);
  });
});

test('in Latin letters a text needs no more than one part, and has its link', () => {
  const texts = everyText(hospitals['a usual one'], origins[0]!).filter(({ language }) => language !== 'ar');
  expect(texts.filter(({ text }) => extentOf(text).encoding !== 'gsm-7')).toEqual([]);
  const withLink = texts.filter(({ kind }) => !/cancelled|declined|test|offer/.test(kind));
  expect(withLink.filter(({ text }) => !/\n\S+\/t\/v[\w.-]+(\n|$)/.test(text))).toEqual([]);
  expect(texts.find(({ kind }) => kind === 'cancelled')!.text).toContain(phone);
});

test('in Arabic the link or the number is there too, on a line of its own', () => {
  const texts = everyText(hospitals['a usual one'], origins[0]!).filter(({ language }) => language === 'ar');
  const booked = texts.filter(({ kind }) => /booked|reminder/.test(kind));
  expect(booked.filter(({ text }) => !/\nhttps:\S+/.test(text))).toEqual([]);
});

test('the name of a hospital is cut between words, and its own short name is taken as it is', () => {
  expect(shortNameOf({ name, shortName: '' })).toBe('Universitätsklinikum');
  expect(shortNameOf({ name, shortName: 'UKSH' })).toBe('UKSH');
  expect(shortNameOf({ name: 'Donaudampfschifffahrtskrankenhaus', shortName: '' })).toBe(
    'Donaudampfschifffahr',
  );
});
