/**
 * Searches as patients type them, each with its expected first hit on the demo hospital. They were written before the
 * ranking. Of each kind, counted apart, 95 in a hundred must succeed, and all that look for a page.
 */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

type Query = [words: string, first: string];

const words: Query[] = [
  ['cardiology', 'department/cardiology'],
  ['cardeology', 'department/cardiology'],
  ['derm', 'department/dermatology'],
  ['dermatoligist', 'department/dermatology'],
  ['skin', 'department/dermatology'],
  ['skin doctor', 'department/dermatology'],
  ['rash on my arm', 'department/dermatology'],
  ['heart doctor', 'department/cardiology'],
  ['hart check', 'package/heart-check'],
  ['heart check price', 'package/heart-check'],
  ['my child has a fever', 'condition/fever-in-children'],
  ['kids doctor', 'department/paediatrics'],
  ['pediatrician', 'department/paediatrics'],
  ['baby vaccination', 'service/childhood-vaccinations'],
  ['vaccines for kids', 'service/childhood-vaccinations'],
  ['knee pain', 'department/orthopaedics'],
  ['knee replacement', 'service/hip-and-knee-replacement'],
  ['broken arm', 'service/fracture-clinic'],
  ['bone doctor', 'department/orthopaedics'],
  ['xray', 'service/x-ray'],
  ['MRI', 'service/mri-scan'],
  ['ct scan', 'service/ct-scan'],
  ['pregnancy scan', 'service/pregnancy-ultrasound'],
  ['pregnant', 'department/obstetrics-gynaecology'],
  ['gynecologist', 'department/obstetrics-gynaecology'],
  ['smear test', 'service/cervical-screening'],
  ['eye test', 'service/eye-examination'],
  ['opthalmology', 'department/ophthalmology'],
  ['cataract operation', 'service/cataract-surgery'],
  ['dentist', 'department/dental'],
  ['toothache', 'condition/toothache'],
  ['teeth cleaning', 'service/dental-check-up'],
  ['ear nose throat', 'department/ent'],
  ['hearing aid', 'service/hearing-test'],
  ['sore throat', 'condition/sore-throat'],
  ['hensley', 'doctor/clara-hensley'],
  ['dr clara hensly', 'doctor/clara-hensley'],
  ['prof. engelhart', 'doctor/walter-engelhart'],
  ['meera iy', 'doctor/meera-iyengar'],
  ['lindquist', 'doctor/margaret-lindqvist'],
  ['migrane', 'service/headache-clinic'],
  ['stomach ache', 'condition/stomach-ache'],
  ['colonoscpy', 'service/colonoscopy'],
  ['kidney doctor', 'department/nephrology'],
  ['dialysis', 'service/haemodialysis'],
  ['cancer', 'department/oncology'],
  ['chemo', 'service/chemotherapy-day-unit'],
  ['breathing problems', 'department/pulmonology'],
  ['astma children', 'service/childrens-allergy-clinic'],
  ['snoring', 'service/home-sleep-study'],
  ['diabetes check', 'package/diabetes-check'],
  ['womens health', 'package/womens-health-check'],
  ['flu jab', 'news/flu-vaccination-2026'],
  ['hay fever', 'news/hay-fever-or-a-cold'],
  ['memory problems', 'service/memory-assessment'],
  ['blood test', 'service/blood-and-urine-tests'],
  ['physio', 'service/physiotherapy'],
  ['chest pain', 'condition/chest-pain'],
  ['health check for men', 'package/mens-health-check'],
  ['courtyard garden', 'news/courtyard-garden-open-again'],
  ['acne', 'condition/acne'],
  ['eczema', 'condition/eczema'],
  ['asthma', 'condition/asthma'],
  ['kidney stones', 'condition/kidney-stones'],
  ['palpitations', 'condition/palpitations'],
  ['blood pressure', 'department/cardiology'],
  ['hip replacement', 'service/hip-and-knee-replacement'],
  ['cataract', 'service/cataract-surgery'],
  ['midwife', 'service/antenatal-care'],
  ['antenatal classes', 'service/antenatal-classes'],
  ['mole', 'service/mole-check'],
  ['prescription', 'service/hospital-pharmacy'],
  ['pharmacy', 'service/hospital-pharmacy'],
  ['sleep apnoea', 'service/home-sleep-study'],
  ['wisdom tooth', 'department/dental'],
  ['dental implant', 'service/dental-implants'],
  ['stroke', 'condition/stroke'],
  ['epilepsy', 'department/neurology'],
  ['allergy test', 'service/patch-testing'],
  ['school health check', 'package/ready-for-school'],
  ['heart ultrasound', 'service/heart-ultrasound'],
  ['palliative care', 'service/supportive-care'],
  ['hypertension', 'condition/high-blood-pressure'],
  ['fever', 'condition/fever-in-children'],
  ['back pain', 'condition/back-pain'],
  ['earache', 'condition/earache'],
  ['pink eye', 'condition/red-eye'],
  ['conjunctivitis', 'condition/red-eye'],
  ['sprained ankle', 'condition/sprained-ankle'],
  ['indigestion', 'condition/heartburn'],
  ['panic attack', 'condition/anxiety'],
  ['sciatica', 'condition/back-pain'],
  ['pimples', 'condition/acne'],
  ['bleeding in pregnancy', 'condition/bleeding-in-early-pregnancy'],
  ['mini stroke', 'condition/stroke'],
  ['heart', 'department/cardiology'],
  ['stomach', 'department/gastroenterology'],
  ['kidney', 'department/nephrology'],
  ['emergency', 'department/emergency'],
  ['emergency department', 'department/emergency'],
  ['tummy ache', 'condition/stomach-ache'],
];

/** With slips, of the hand and of those who write by ear. */
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

/** With the hour, which never outweighs the matter, and leads to who is always there where it is all that is asked. */
const hours: Query[] = [
  ['fever at night', 'condition/fever-in-children'],
  ['fever tonight', 'condition/fever-in-children'],
  ['chest pains at night', 'condition/chest-pain'],
  ['night sweats', 'department/general-medicine'],
  ['cough at night', 'condition/cough'],
  ['toothache at night', 'condition/toothache'],
  ['toothache at the weekend', 'condition/toothache'],
  ['migraine at midnight', 'condition/migraine'],
  ['parking at night', 'guide/parking'],
  ['visiting at night', 'guide/visiting'],
  ['pharmacy open at night', 'service/hospital-pharmacy'],
  ['x-ray out of hours', 'service/x-ray'],
  ['eye doctor tonight', 'department/ophthalmology'],
  ['night', 'department/emergency'],
  ['open at night', 'department/emergency'],
  ['doctor tonight', 'department/emergency'],
  ['doctor at the weekend', 'department/emergency'],
  ['out of hours', 'department/emergency'],
  ['open at the weekend', 'contact#hours'],
];

/** With when, whom and how politely, of which no entry knows anything. */
const sentences: Query[] = [
  ['my child has fever at night', 'condition/fever-in-children'],
  ['skin doctor this week', 'department/dermatology'],
  ['eye doctor tomorrow', 'department/ophthalmology'],
  ['appointment for an mri scan next week', 'service/mri-scan'],
  ['i need a dentist on monday please', 'department/dental'],
  ['can i see someone about my knee tonight', 'department/orthopaedics'],
  ['i think i broke my wrist', 'service/fracture-clinic'],
  ['how much is an x-ray', 'service/x-ray'],
  ['heart check cost', 'package/heart-check'],
  ['is there a doctor for back pain available today', 'department/orthopaedics'],
  ['tired all the time', 'department/general-medicine'],
  ['i feel depressed', 'condition/depression'],
  ['anxiety since last week', 'condition/anxiety'],
  ['is it urgent', 'department/emergency'],
  ['blurry vision since yesterday', 'department/ophthalmology'],
  ['hello can you help me with my migraine thanks', 'condition/migraine'],
  ['looking for a gynaecologist soon', 'department/obstetrics-gynaecology'],
  ['what does a ct scan cost on weekends', 'service/ct-scan'],
  ['we would like an appointment with dr hensley on friday', 'doctor/clara-hensley'],
  ['appointment for a hearing test this month', 'service/hearing-test'],
  ['my tooth hurts a lot', 'department/dental'],
  ['i need new glasses', 'department/ophthalmology'],
  ['my ears are ringing', 'department/ent'],
  ['can you check my moles', 'service/mole-check'],
  ['i forget things all the time', 'service/memory-assessment'],
  ['where can i get a flu jab', 'news/flu-vaccination-2026'],
  ['we are expecting a baby', 'department/obstetrics-gynaecology'],
  ['my mother needs a new hip', 'service/hip-and-knee-replacement'],
  ['i cannot sleep and snore', 'service/home-sleep-study'],
  ['my son has asthma', 'service/childrens-allergy-clinic'],
  ['blood in my urine', 'department/nephrology'],
  ['stomach pain after eating', 'department/gastroenterology'],
  ['i want a full body check', 'package/complete-health-check'],
  ['how do i get my prescription', 'service/hospital-pharmacy'],
  ['does my child need a vaccine before school', 'service/childhood-vaccinations'],
  ['skin cancer check', 'service/mole-check'],
  ['pain in the lower back for weeks', 'department/orthopaedics'],
  ['which doctor treats migraines', 'service/headache-clinic'],
  ['what helps with a sore throat', 'condition/sore-throat'],
  ['when should i worry about a fever', 'condition/fever-in-children'],
  ['my heartburn is worse at night', 'condition/heartburn'],
  ['i twisted my ankle yesterday', 'service/minor-injuries'],
  ['how do i know if it is a stroke', 'condition/stroke'],
  ['earache since sunday', 'condition/earache'],
];

/** What people need to know to come, stay, pay and go home, each with the page or the part of one that says it. */
const needs: Query[] = [
  ['insurance', 'guide/insurance'],
  ['do you take my insurance', 'guide/insurance'],
  ['which insurers do you work with', 'guide/insurance'],
  ['private health insurance', 'guide/insurance'],
  ['parking', 'guide/parking'],
  ['where do i park', 'guide/parking'],
  ['where can i park my car', 'guide/parking'],
  ['do you have parking', 'guide/parking'],
  ['blue badge', 'guide/parking'],
  ['charge my electric car', 'guide/parking'],
  ['visiting', 'guide/visiting'],
  ['visiting hours', 'guide/visiting'],
  ['visiting times', 'guide/visiting'],
  ['when can i visit my mother', 'guide/visiting'],
  ['can children visit', 'guide/visiting'],
  ['visit someone in hospital', 'guide/visiting'],
  ['how do i get there', 'contact#getting-here'],
  ['where are you', 'contact#getting-here'],
  ['how to get here by bus', 'contact#getting-here'],
  ['directions', 'contact#getting-here'],
  ['when are you open', 'contact#hours'],
  ['opening hours', 'contact#hours'],
  ['what are your opening times', 'contact#hours'],
  ['test results', 'guide/results-and-records'],
  ['where are my blood results', 'guide/results-and-records'],
  ['when do i get my results', 'guide/results-and-records'],
  ['medical records', 'guide/results-and-records'],
  ['copy of my records', 'guide/results-and-records'],
  ['wifi', 'guide/wifi-and-tv'],
  ['wi-fi password', 'guide/wifi-and-tv'],
  ['is there free internet', 'guide/wifi-and-tv'],
  ['can i charge my phone', 'guide/wifi-and-tv'],
  ['careers', 'guide/jobs'],
  ['jobs', 'guide/jobs'],
  ['nursing jobs', 'guide/jobs'],
  ['i want to work for you', 'guide/jobs'],
  ['volunteer', 'guide/jobs'],
  ['complaints', 'guide/complaints-and-compliments'],
  ['how do i complain', 'guide/complaints-and-compliments'],
  ['i want to make a complaint', 'guide/complaints-and-compliments'],
  ['feedback', 'guide/complaints-and-compliments'],
  ['wheelchair', 'guide/getting-around'],
  ['step free access', 'guide/getting-around'],
  ['hearing loop', 'guide/getting-around'],
  ['interpreter', 'guide/interpreters'],
  ['do you have an interpreter', 'guide/interpreters'],
  ['i do not speak english', 'guide/interpreters'],
  ['sign language', 'guide/interpreters'],
  ['what to bring', 'guide/what-to-bring'],
  ['what should i bring to hospital', 'guide/what-to-bring'],
  ['packing list', 'guide/what-to-bring'],
  ['admission', 'guide/what-to-bring'],
  ['preparing for surgery', 'guide/preparing-for-surgery'],
  ['can i eat before my operation', 'guide/preparing-for-surgery'],
  ['fasting before surgery', 'guide/preparing-for-surgery'],
  ['hospital food', 'guide/your-stay'],
  ['meals on the ward', 'guide/your-stay'],
  ['discharge', 'guide/going-home'],
  ['when can i go home', 'guide/going-home'],
  ['pay my bill', 'guide/paying'],
  ['how can i pay', 'guide/paying'],
  ['estimate of cost', 'guide/paying'],
  ['pay in instalments', 'guide/paying'],
  ['patient rights', 'guide/your-rights'],
  ['chaperone', 'guide/your-rights'],
  ['second opinion', 'guide/your-rights'],
  ['can i have a female doctor', 'guide/your-rights'],
  ['accreditation', 'guide/quality-and-accreditation'],
  ['is the hospital accredited', 'guide/quality-and-accreditation'],
  ['quality', 'guide/quality-and-accreditation'],
  ['certified', 'guide/quality-and-accreditation'],
  ['cqc', 'guide/quality-and-accreditation'],
  ['inspection report', 'guide/quality-and-accreditation'],
  ['patient safety', 'guide/quality-and-accreditation'],
];

/** Where a life may be in danger: the emergency advice, and then the guide that says what to do. */
const crises: string[] = [
  'suicide',
  'suicidal',
  'suicidal thoughts',
  'suicidle',
  'i feel suicidal',
  'my friend is suicidal',
  'i want to die',
  'i want to kill myself',
  'i am better off dead',
  'end my life',
  'my son wants to end his life',
  'i have no reason to live',
  'self harm',
  'self-harm',
  'selfharm',
  'i hurt myself',
  'my daughter is cutting herself',
];

/** A crisis in which nobody has said that a life is in danger. */
const distress: Query[] = [
  ['crisis', 'guide/mental-health-crisis'],
  ['mental health', 'guide/mental-health-crisis'],
  ['mental health crisis', 'guide/mental-health-crisis'],
  ['mental helth', 'guide/mental-health-crisis'],
  ['nervous breakdown', 'guide/mental-health-crisis'],
  ['i cannot cope', 'guide/mental-health-crisis'],
  ['i do not feel safe', 'guide/mental-health-crisis'],
  ['hearing voices', 'guide/mental-health-crisis'],
  ['my brother hears voices', 'guide/mental-health-crisis'],
  ['psychosis', 'guide/mental-health-crisis'],
  ['psychiatrist', 'guide/mental-health-crisis'],
  ['worried about a friend', 'guide/mental-health-crisis'],
  // Its page begins with when to call.
  ['depressed', 'condition/depression'],
  ['low mood', 'condition/depression'],
  ['anxiety', 'condition/anxiety'],
  ['panic', 'condition/anxiety'],
  ['panic attacks', 'condition/anxiety'],
  ['i am having a panic attack', 'condition/anxiety'],
];

/** Searches that no entry answers. */
const pages: Query[] = [
  ['cancel my appointment', 'appointment/mine'],
  ['how do i cancel', 'appointment/mine'],
  ['move my appointment to next week', 'appointment/mine'],
  ['change my booking', 'appointment/mine'],
  ['reschedule', 'appointment/mine'],
  ['my appointment', 'appointment/mine'],
  ['when is my appointment', 'appointment/mine'],
  ['i lost the confirmation email', 'appointment/mine'],
  ['telephone number', 'contact'],
  ['telphone number', 'contact'],
  ['address', 'contact'],
  ['hospital address', 'contact'],
  ['lost property', 'contact'],
  ['book an appointment', 'appointment'],
  ['price list', 'pricing'],
  ['symptom checker', 'conditions'],
  ['conditions a to z', 'conditions'],
  ['patients and visitors', 'patients-and-visitors'],
];

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
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
    // The list of doctors keeps those who cover most.
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

test('where to go at night with a sick child comes first, however it is worded', async () => {
  for (const words of [
    'where do I go at night with a sick child',
    'sick child at night',
    'my baby is ill',
    'child fever night',
    'open at night for children',
  ]) {
    const { data, meta } = (await hospital.get(`/search?q=${encodeURIComponent(words)}&limit=4`)).body;
    const found = data.map(({ slug }: { slug: string }) => slug);
    expect([words, meta.sitePages]).toEqual([words, []]);
    expect([words, found.slice(0, 2)]).toEqual([
      words,
      expect.arrayContaining([expect.stringMatching(/paediatrics|emergency/)]),
    ]);
  }
});

test('a page ranks below an entry that matches as much, and above one that matches less', async () => {
  const pagesFor = async (words: string) =>
    (await hospital.get(`/search?q=${encodeURIComponent(words)}`)).body.meta.sitePages;
  expect(await pagesFor('heart check price')).toEqual([]);
  expect(await pagesFor('telephone number of hensley')).toEqual(['contact']);
  expect((await hospital.get('/search?q=directions&type=doctor')).body.meta.sitePages).toEqual([]);
});
