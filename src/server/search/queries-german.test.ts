/**
 * Searches as patients type them in German, each with its expected first hit on the demo hospital; written before the
 * German synonyms. All but two must succeed, and every cry for help is answered.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestHospital } from '#server/test-hospital.ts';
import { hospitalInItsLanguages, missedOf, type Query } from './test-queries.ts';

const words: Query[] = [
  ['Hautarzt', 'department/dermatologie'],
  ['Augenarzt', 'department/augenheilkunde'],
  ['HNO', 'department/hals-nasen-ohren-heilkunde'],
  ['Kardiologe', 'department/kardiologie'],
  ['Orthopäde', 'department/orthopadie'],
  ['Kernspin', 'service/mrt'],
  ['Magenspiegelung', 'service/magenspiegelung'],
  ['Bauchweh', 'condition/bauchschmerzen'],
  ['Leberfleck', 'service/muttermalkontrolle'],
  ['schwanger', 'department/geburtshilfe-und-gynakologie'],
  ['Dialyse', 'service/hamodialyse'],
];

const slips: Query[] = [
  ['Kardeologie', 'department/kardiologie'],
  ['orthopedie', 'department/orthopadie'],
  ['gynekologe', 'department/geburtshilfe-und-gynakologie'],
  ['roentgen', 'service/rontgen'],
  ['Physioterapie', 'service/physiotherapie'],
  ['migrene', 'condition/migrane'],
  ['Asma', 'condition/asthma'],
  ['dr hensly', 'doctor/clara-hensley'],
  ['Notaufname', 'department/notaufnahme'],
  ['zahnartzt', 'department/zahnmedizin'],
];

/** With time, person and politeness, which no entry mentions. */
const sentences: Query[] = [
  ['mein Kind hat seit gestern Fieber', 'condition/fieber-bei-kindern'],
  ['ich brauche bitte einen Termin beim Hautarzt', 'department/dermatologie'],
  ['welcher Arzt behandelt Migräne', 'service/kopfschmerzsprechstunde'],
  ['mir tut das Knie weh', 'department/orthopadie'],
  ['ich habe mir den Arm gebrochen', 'service/sprechstunde-fur-knochenbruche'],
  ['was kostet ein MRT', 'service/mrt'],
  ['meine Mutter braucht eine neue Hüfte', 'service/kunstliche-huft-und-kniegelenke'],
  ['ich vergesse in letzter Zeit so viel', 'service/gedachtnissprechstunde'],
  ['mein Sohn soll geimpft werden', 'service/impfungen-fur-kinder'],
  ['ich kann nicht schlafen und schnarche', 'service/schlafuntersuchung-zu-hause'],
];

/** With the hour, which never outweighs the matter. */
const hours: Query[] = [
  ['Fieber nachts', 'condition/fieber-bei-kindern'],
  ['Brustschmerzen in der Nacht', 'condition/brustschmerzen'],
  ['Husten am Wochenende', 'condition/husten'],
  ['Nachtschweiß', 'department/allgemeine-innere-medizin'],
  ['nachts geöffnet', 'department/notaufnahme'],
  ['Arzt am Wochenende', 'department/notaufnahme'],
];

/** What people need to know to come, stay, pay and go home. */
const needs: Query[] = [
  ['Parkplatz', 'guide/parken'],
  ['Besuchszeiten', 'guide/besuchszeiten'],
  ['was muss ich mitbringen', 'guide/was-sie-mitbringen'],
  ['ich möchte mich beschweren', 'guide/beschwerden-und-lob'],
  ['Rechnung bezahlen', 'guide/bezahlen-und-kostenvoranschlage'],
  ['Zertifizierung', 'guide/qualitat-und-zertifizierung'],
];

/** A crisis without a stated danger to life. */
const distress: Query[] = [
  ['Psychiater', 'guide/hilfe-in-einer-seelischen-krise'],
  ['ich höre Stimmen', 'guide/hilfe-in-einer-seelischen-krise'],
  ['Panikattacke', 'condition/angst-und-panikattacken'],
  ['Angst', 'condition/angst-und-panikattacken'],
  ['depressiv', 'condition/depression'],
];

/** Searches that no entry answers. */
const pages: Query[] = [
  ['Termin absagen', 'appointment/mine'],
  ['ich möchte meinen Termin verschieben', 'appointment/mine'],
  ['Telefonnummer', 'contact'],
  ['Öffnungszeiten', 'contact#hours'],
  ['Anfahrt mit dem Bus', 'contact#getting-here'],
  ['Preise', 'pricing'],
];

/** A life may be in danger: whom to call, in the same language, and then what to do. */
const crises = [
  'Suizid',
  'Selbstmord',
  'ich will nicht mehr leben',
  'ich möchte sterben',
  'meine Tochter ritzt sich',
  'meinem Leben ein Ende setzen',
];

const emergencies = [
  'Schlaganfall',
  'starke Schmerzen in der Brust',
  'mein Baby hat Fieber',
  'Notfall',
  'Krankenwagen',
  'Vergiftung',
];

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await hospitalInItsLanguages();
});
afterAll(() => hospital.close());

test('of the searches as patients type them in German, all but two find first what was meant', async () => {
  const kinds = [words, slips, sentences, hours, needs, distress, pages];
  const missed = await missedOf(hospital, 'de', kinds.flat());
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(2);
}, 60_000);

test.each(crises)('“%s” is answered with whom to call, and then with what to do', async (typed) => {
  const { data, meta } = (await hospital.get(`/de/search?q=${encodeURIComponent(typed)}&limit=1`)).body;
  expect([meta.advice?.phone, meta.advice?.text, meta.sitePages, data[0]?.slug]).toEqual([
    '999',
    expect.stringContaining('Rufen Sie jetzt an'),
    [],
    'hilfe-in-einer-seelischen-krise',
  ]);
});

test.each(emergencies)('“%s” gets advice in German and the number to call', async (typed) => {
  const { advice } = (await hospital.get(`/de/search?q=${encodeURIComponent(typed)}&limit=1`)).body.meta;
  expect(advice).toEqual({ phone: '999', text: expect.stringMatching(/rufen Sie/i) });
});

test('a page in the main language understands German where it finds nothing, and says what it found in its own', async () => {
  const search = async (typed: string) =>
    (await hospital.get(`/search?q=${encodeURIComponent(typed)}&limit=1`)).body;
  for (const [typed, title] of [
    ['hautarzt', 'Dermatology'],
    ['kinderarzt', 'Paediatrics'],
    ['zahnschmerzen', 'Toothache'],
  ] as const)
    expect([typed, (await search(typed)).data[0]?.title]).toEqual([typed, title]);
  for (const typed of ['Schlaganfall', 'Herzinfarkt', 'bewusstlos'])
    expect([typed, (await search(typed)).meta.advice?.phone]).toEqual([typed, '999']);
  expect((await search('xqzzk')).data).toEqual([]);
});
