/**
 * Searches as patients type them, each with its expected first hit on the demo hospital. They were written before the
 * ranking. Of each kind, counted apart, 95 in a hundred must succeed, and all that look for a page.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

type Query = [words: string, first: string];

const words: Query[] = [
  ['cardiology', 'department/cardiology'],
  ['derm', 'department/dermatology'],
  ['skin', 'department/dermatology'],
  ['rash on my arm', 'department/dermatology'],
  ['hart check', 'package/heart-check'],
  ['my child has a fever', 'condition/fever-in-children'],
  ['pediatrician', 'department/paediatrics'],
  ['vaccines for kids', 'service/childhood-vaccinations'],
  ['knee replacement', 'service/hip-and-knee-replacement'],
  ['bone doctor', 'department/orthopaedics'],
  ['MRI', 'service/mri-scan'],
  ['pregnancy scan', 'service/pregnancy-ultrasound'],
  ['gynecologist', 'department/obstetrics-gynaecology'],
  ['eye test', 'service/eye-examination'],
  ['cataract operation', 'service/cataract-surgery'],
  ['toothache', 'condition/toothache'],
  ['ear nose throat', 'department/ent'],
  ['sore throat', 'condition/sore-throat'],
  ['dr clara hensly', 'doctor/clara-hensley'],
  ['meera iy', 'doctor/meera-iyengar'],
  ['migrane', 'service/headache-clinic'],
  ['colonoscpy', 'service/colonoscopy'],
  ['dialysis', 'service/haemodialysis'],
  ['chemo', 'service/chemotherapy-day-unit'],
  ['astma children', 'service/childrens-allergy-clinic'],
  ['diabetes check', 'package/diabetes-check'],
  ['flu jab', 'news/flu-vaccination-2026'],
  ['memory problems', 'service/memory-assessment'],
  ['physio', 'service/physiotherapy'],
  ['health check for men', 'package/mens-health-check'],
  ['acne', 'condition/acne'],
  ['asthma', 'condition/asthma'],
  ['palpitations', 'condition/palpitations'],
  ['hip replacement', 'service/hip-and-knee-replacement'],
  ['midwife', 'service/antenatal-care'],
  ['mole', 'service/mole-check'],
  ['pharmacy', 'service/hospital-pharmacy'],
  ['wisdom tooth', 'department/dental'],
  ['stroke', 'condition/stroke'],
  ['allergy test', 'service/patch-testing'],
  ['heart ultrasound', 'service/heart-ultrasound'],
  ['hypertension', 'condition/high-blood-pressure'],
  ['back pain', 'condition/back-pain'],
  ['pink eye', 'condition/red-eye'],
  ['sprained ankle', 'condition/sprained-ankle'],
  ['panic attack', 'condition/anxiety'],
  ['pimples', 'condition/acne'],
  ['mini stroke', 'condition/stroke'],
  ['stomach', 'department/gastroenterology'],
  ['emergency', 'department/emergency'],
  ['tummy ache', 'condition/stomach-ache'],
];

/** With typos, and spelt by ear. */
const slips: Query[] = [
  ['cardioligy', 'department/cardiology'],
  ['neurolgy', 'department/neurology'],
  ['paedriatics', 'department/paediatrics'],
  ['orthapedics', 'department/orthopaedics'],
  ['gynacology', 'department/obstetrics-gynaecology'],
  ['physiotherpy', 'service/physiotherapy'],
  ['diabeties clinic', 'service/diabetes-clinic'],
  ['pregnacy scan', 'service/pregnancy-ultrasound'],
  ['colonscopy', 'service/colonoscopy'],
  ['chemotheropy', 'service/chemotherapy-day-unit'],
  ['dialisis', 'service/haemodialysis'],
  ['optician apointment', 'department/ophthalmology'],
  ['tootache', 'condition/toothache'],
  ['migraine clinc', 'service/headache-clinic'],
  ['dr ibarola', 'doctor/rafael-ibarrola'],
  ['adeyinca', 'doctor/ifeoma-adeyinka'],
  ['emergancy', 'department/emergency'],
  ['radiolgy', 'department/radiology'],
  ['nefrology', 'department/nephrology'],
  ['vacination child', 'service/childhood-vaccinations'],
];

/** With the hour, which never outweighs the matter; alone it leads to places that are always open. */
const hours: Query[] = [
  ['fever at night', 'condition/fever-in-children'],
  ['fever tonight', 'condition/fever-in-children'],
  ['night sweats', 'department/general-medicine'],
  ['cough at night', 'condition/cough'],
  ['toothache at the weekend', 'condition/toothache'],
  ['migraine at midnight', 'condition/migraine'],
  ['visiting at night', 'guide/visiting'],
  ['pharmacy open at night', 'service/hospital-pharmacy'],
  ['eye doctor tonight', 'department/ophthalmology'],
  ['night', 'department/emergency'],
  ['doctor tonight', 'department/emergency'],
  ['doctor at the weekend', 'department/emergency'],
  ['open at the weekend', 'contact#hours'],
];

/** With time, person and politeness, which no entry mentions. */
const sentences: Query[] = [
  ['my child has fever at night', 'condition/fever-in-children'],
  ['eye doctor tomorrow', 'department/ophthalmology'],
  ['i need a dentist on monday please', 'department/dental'],
  ['i think i broke my wrist', 'service/fracture-clinic'],
  ['heart check cost', 'package/heart-check'],
  ['tired all the time', 'department/general-medicine'],
  ['anxiety since last week', 'condition/anxiety'],
  ['blurry vision since yesterday', 'department/ophthalmology'],
  ['looking for a gynaecologist soon', 'department/obstetrics-gynaecology'],
  ['we would like an appointment with dr hensley on friday', 'doctor/clara-hensley'],
  ['my tooth hurts a lot', 'department/dental'],
  ['my ears are ringing', 'department/ent'],
  ['i forget things all the time', 'service/memory-assessment'],
  ['we are expecting a baby', 'department/obstetrics-gynaecology'],
  ['i cannot sleep and snore', 'service/home-sleep-study'],
  ['blood in my urine', 'department/nephrology'],
  ['i want a full body check', 'package/complete-health-check'],
  ['does my child need a vaccine before school', 'service/childhood-vaccinations'],
  ['pain in the lower back for weeks', 'department/orthopaedics'],
  ['what helps with a sore throat', 'condition/sore-throat'],
  ['my heartburn is worse at night', 'condition/heartburn'],
  ['how do i know if it is a stroke', 'condition/stroke'],
];

/** What people need to know to come, stay, pay and go home, each with the page or the section that says it. */
const needs: Query[] = [
  ['insurance', 'guide/insurance'],
  ['which insurers do you work with', 'guide/insurance'],
  ['parking', 'guide/parking'],
  ['where can i park my car', 'guide/parking'],
  ['blue badge', 'guide/parking'],
  ['visiting', 'guide/visiting'],
  ['visiting times', 'guide/visiting'],
  ['can children visit', 'guide/visiting'],
  ['how do i get there', 'contact#getting-here'],
  ['how to get here by bus', 'contact#getting-here'],
  ['when are you open', 'contact#hours'],
  ['what are your opening times', 'contact#hours'],
  ['where are my blood results', 'guide/results-and-records'],
  ['medical records', 'guide/results-and-records'],
  ['wifi', 'guide/wifi-and-tv'],
  ['is there free internet', 'guide/wifi-and-tv'],
  ['careers', 'guide/jobs'],
  ['nursing jobs', 'guide/jobs'],
  ['volunteer', 'guide/jobs'],
  ['how do i complain', 'guide/complaints-and-compliments'],
  ['feedback', 'guide/complaints-and-compliments'],
  ['step free access', 'guide/getting-around'],
  ['interpreter', 'guide/interpreters'],
  ['i do not speak english', 'guide/interpreters'],
  ['what to bring', 'guide/what-to-bring'],
  ['packing list', 'guide/what-to-bring'],
  ['preparing for surgery', 'guide/preparing-for-surgery'],
  ['fasting before surgery', 'guide/preparing-for-surgery'],
  ['meals on the ward', 'guide/your-stay'],
  ['when can i go home', 'guide/going-home'],
  ['how can i pay', 'guide/paying'],
  ['pay in instalments', 'guide/paying'],
  ['chaperone', 'guide/your-rights'],
  ['can i have a female doctor', 'guide/your-rights'],
  ['is the hospital accredited', 'guide/quality-and-accreditation'],
  ['certified', 'guide/quality-and-accreditation'],
  ['inspection report', 'guide/quality-and-accreditation'],
];

/** A life may be in danger: the emergency advice, and then the guide that says what to do. */
const crises: string[] = [
  'suicide',
  'suicidal',
  'suicidle',
  'i feel suicidal',
  'i want to die',
  'i want to kill myself',
  'end my life',
  'my son wants to end his life',
  'self harm',
  'self-harm',
  'i hurt myself',
  'my daughter is cutting herself',
];

/** A crisis without a stated danger to life. */
const distress: Query[] = [
  ['crisis', 'guide/mental-health-crisis'],
  ['mental health crisis', 'guide/mental-health-crisis'],
  ['nervous breakdown', 'guide/mental-health-crisis'],
  ['i do not feel safe', 'guide/mental-health-crisis'],
  ['my brother hears voices', 'guide/mental-health-crisis'],
  ['psychiatrist', 'guide/mental-health-crisis'],
  // Its page begins with when to call.
  ['low mood', 'condition/depression'],
  ['panic', 'condition/anxiety'],
  ['i am having a panic attack', 'condition/anxiety'],
];

/** Searches that no entry answers. */
const pages: Query[] = [
  ['cancel my appointment', 'appointment/mine'],
  ['how do i cancel', 'appointment/mine'],
  ['change my booking', 'appointment/mine'],
  ['reschedule', 'appointment/mine'],
  ['when is my appointment', 'appointment/mine'],
  ['i lost the confirmation email', 'appointment/mine'],
  ['telphone number', 'contact'],
  ['address', 'contact'],
  ['lost property', 'contact'],
  ['book an appointment', 'appointment'],
  ['symptom checker', 'conditions'],
  ['conditions a to z', 'conditions'],
];

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital({ fixture: 'demo' });
  // Everything is published except the news scheduled for the anniversary.
  hospital.clock.now = Date.parse('2026-11-20T09:00:00Z');
});
afterAll(() => hospital.close());

test.each([
  ['words', words],
  ['slips', slips],
  ['hours', hours],
  ['sentences', sentences],
  ['needs', needs],
  ['cries for help', distress],
])(
  'of a hundred %s as patients type them, 95 find first what was meant',
  async (_, queries) => {
    const missed: string[] = [];
    for (const [typed, first] of queries) {
      const { body } = await hospital.get(`/search?q=${encodeURIComponent(typed)}&limit=3`);
      const found = [
        ...body.meta.sitePages,
        ...body.data.map(({ type, slug }: { type: string; slug: string }) => `${type}/${slug}`),
      ];
      if (found[0] !== first) missed.push(`${typed}: ${first}, not ${found.join(', ') || 'anything'}`);
    }
    expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(queries.length * 0.05);
  },
  30_000,
);

test.each(crises)('“%s” is answered with whom to call, and then with what to do', async (words) => {
  const { data, meta } = (await hospital.get(`/search?q=${encodeURIComponent(words)}&limit=1`)).body;
  expect([meta.advice?.phone, meta.sitePages, data[0]?.slug]).toEqual(['999', [], 'mental-health-crisis']);
});

test('the doctors for a sick child are led by those for children, at night as well', async () => {
  for (const words of ['my child has fever', 'my child has fever at night', 'sick child tonight']) {
    const { data } = (await hospital.get(`/search?q=${encodeURIComponent(words)}&type=doctor`)).body;
    const [first, second] = data;
    expect([words, [first.slug, second.slug].toSorted()]).toEqual([
      words,
      ['ifeoma-adeyinka', 'niamh-corrigan'],
    ]);
    // The list of doctors keeps the ones who cover most.
    expect([first.covers, second.covers]).toEqual([1, 1]);
  }
});

test('what only mentions an hour that was asked for is no answer to a matter', async () => {
  for (const words of ['fever at night', 'chest pains at night', 'night sweats', 'toothache tonight']) {
    const bare = words.replace(/ at night|night | tonight/, '');
    const slugs = async (q: string) =>
      (await hospital.get(`/search?q=${encodeURIComponent(q)}&limit=100`)).body.data
        .map(({ slug }: { slug: string }) => slug)
        .toSorted();
    expect([words, (await slugs(bare)).length]).not.toEqual([words, 0]);
    expect(await slugs(bare)).toEqual(expect.arrayContaining(await slugs(words)));
  }
});

test('a need that is met by its own guide or page has nothing beside it that only mentions it', async () => {
  for (const [words, found] of [
    ['visiting', ['visiting']],
    ['visiting at night', ['visiting']],
    ['where are you', []],
    ['opening hours', []],
  ] as const) {
    const { body } = await hospital.get(`/search?q=${encodeURIComponent(words)}`);
    expect([words, body.data.map(({ slug }: { slug: string }) => slug)]).toEqual([words, found]);
  }
  for (const words of ['opening hours', 'price list', 'book an appointment', 'phone number']) {
    const { body } = await hospital.get(`/search?q=${encodeURIComponent(words)}&limit=100`);
    const poorer = body.data.filter(({ covers }: { covers: number }) => covers < 1);
    expect([words, poorer]).toEqual([words, []]);
  }
});

test.each(pages)('“%s” leads to the page %s first', async (words, first) => {
  const { body } = await hospital.get(`/search?q=${encodeURIComponent(words)}&limit=3`);
  expect(body.meta.sitePages[0]).toBe(first);
});

test('a page ranks below an entry that matches as much, and above one that matches less', async () => {
  const pagesFor = async (words: string) =>
    (await hospital.get(`/search?q=${encodeURIComponent(words)}`)).body.meta.sitePages;
  expect(await pagesFor('heart check price')).toEqual([]);
  expect(await pagesFor('telephone number of hensley')).toEqual(['contact']);
  expect((await hospital.get('/search?q=directions&type=doctor')).body.meta.sitePages).toEqual([]);
});
