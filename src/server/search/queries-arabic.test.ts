/**
 * Searches as patients type them in Arabic, with and without hamza, as they write and as they speak, each with its
 * expected first hit on the demo hospital; written before the Arabic synonyms. All but three must succeed, and every
 * cry for help is answered.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { TestHospital } from '#server/test-hospital.ts';
import { hospitalInItsLanguages, missedOf, type Query } from './test-queries.ts';

const words: Query[] = [
  ['طبيب جلدية', 'department/dermatology'],
  ['طبيب عيون', 'department/ophthalmology'],
  ['انف واذن وحنجرة', 'department/ent'],
  ['قلب', 'department/cardiology'],
  ['سرطان', 'department/oncology'],
  ['رنين مغناطيسي', 'service/mri-scan'],
  ['تحليل دم', 'service/blood-and-urine-tests'],
  ['غسيل كلى', 'service/haemodialysis'],
  ['تخطيط قلب', 'service/heart-tracing-ecg'],
  ['طفح جلدي', 'department/dermatology'],
  ['لقاح الانفلونزا', 'news/flu-vaccination-2026'],
];

/** With typos, missing letters, and words as they sound. */
const slips: Query[] = [
  ['الطواريء', 'department/emergency'],
  ['طواري', 'department/emergency'],
  ['امراض القب', 'department/cardiology'],
  ['الجلديه', 'department/dermatology'],
  ['عيادة السكرى', 'service/diabetes-clinic'],
  ['شقيقه', 'condition/migraine'],
  ['كلارا هنسلى', 'doctor/clara-hensley'],
  ['ايبارولا', 'doctor/rafael-ibarrola'],
  ['الم الضهر', 'condition/back-pain'],
  ['اسنااان', 'department/dental'],
];

/** With time, person and politeness, which no entry mentions. */
const sentences: Query[] = [
  ['طفلي عنده حرارة من امبارح', 'condition/fever-in-children'],
  ['اريد موعد عند طبيب جلدية من فضلك', 'department/dermatology'],
  ['عندي وجع في ركبتي', 'department/orthopaedics'],
  ['كسرت يدي', 'service/fracture-clinic'],
  ['كم سعر الرنين', 'service/mri-scan'],
  ['امي تحتاج مفصل ورك جديد', 'service/hip-and-knee-replacement'],
  ['انسى كثيرا هذه الايام', 'service/memory-assessment'],
  ['اريد تطعيم ابني', 'service/childhood-vaccinations'],
  ['ما اقدر انام واشخر', 'service/home-sleep-study'],
  ['ضرسي يوجعني كثير', 'department/dental'],
];

/** With the hour, which never outweighs the matter. */
const hours: Query[] = [
  ['حمى في الليل', 'condition/fever-in-children'],
  ['الم في الصدر بالليل', 'condition/chest-pain'],
  ['سعال في الليل', 'condition/cough'],
  ['مفتوح الليلة', 'department/emergency'],
  ['دكتور بالليل', 'department/emergency'],
];

/** What people need to know to come, stay, pay and go home. */
const needs: Query[] = [
  ['موقف سيارات', 'guide/parking'],
  ['مواعيد الزيارة', 'guide/visiting'],
  ['ماذا احضر معي', 'guide/what-to-bring'],
  ['اريد تقديم شكوى', 'guide/complaints-and-compliments'],
  ['كيف ادفع الفاتورة', 'guide/paying'],
  ['الجودة', 'guide/quality-and-accreditation'],
];

/** A crisis without a stated danger to life. */
const distress: Query[] = [
  ['طبيب نفسي', 'guide/mental-health-crisis'],
  ['اسمع اصوات', 'guide/mental-health-crisis'],
  ['نوبة هلع', 'condition/anxiety'],
  ['القلق', 'condition/anxiety'],
  ['مكتئب', 'condition/depression'],
];

/** Searches that no entry answers. */
const pages: Query[] = [
  ['الغاء الموعد', 'appointment/mine'],
  ['اريد تغيير موعدي', 'appointment/mine'],
  ['رقم الهاتف', 'contact'],
  ['ساعات العمل', 'contact#hours'],
  ['كيف اصل اليكم', 'contact#getting-here'],
  ['الاسعار', 'pricing'],
];

/** A life may be in danger: whom to call, in the same language, and then what to do. */
const crises = ['انتحار', 'الانتحار', 'اريد ان اموت', 'بدي موت', 'ابنتي تجرح نفسها', 'اريد انهاء حياتي'];

const emergencies = ['جلطة', 'نوبة قلبية', 'لا استطيع التنفس', 'حمى', 'سيارة اسعاف', 'تسمم'];

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await hospitalInItsLanguages();
});
afterAll(() => hospital.close());

test('of the searches as patients type them in Arabic, all but three find first what was meant', async () => {
  const kinds = [words, slips, sentences, hours, needs, distress, pages];
  const missed = await missedOf(hospital, 'ar', kinds.flat());
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(3);
}, 60_000);

test.each(crises)('“%s” is answered with whom to call, and then with what to do', async (typed) => {
  const { data, meta } = (await hospital.get(`/ar/search?q=${encodeURIComponent(typed)}&limit=1`)).body;
  expect([meta.advice?.phone, meta.advice?.text, meta.sitePages, data[0]?.slug]).toEqual([
    '999',
    expect.stringContaining('اتصلوا الآن'),
    [],
    'mental-health-crisis',
  ]);
});

test.each(emergencies)('“%s” gets advice in Arabic and the number to call', async (typed) => {
  const { advice } = (await hospital.get(`/ar/search?q=${encodeURIComponent(typed)}&limit=1`)).body.meta;
  expect(advice).toEqual({ phone: '999', text: expect.stringContaining('اتصلوا') });
});
