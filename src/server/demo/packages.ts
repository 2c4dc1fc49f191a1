/**
 * The demo hospital's health packages; their order on the site is their `position`. A check is worded the same in every
 * package, so that the comparison recognises it.
 */
import type { Audience } from '#contract/package.ts';
import type { RichText } from '#contract/rich-text.ts';
import { heading, list, paragraph, richText } from './rich-text.ts';

export interface DemoPackage {
  title: string;
  slug: string;
  summary: string;
  description: RichText;
  /** Pence. */
  price: number;
  /** Pence; null without a discount. */
  discountPrice: number | null;
  groups: { title: string; items: string[] }[];
  preparation: string;
  audience: Audience;
  /** A slug. */
  department: string;
  durationMinutes: number;
  featured: boolean;
  position: number;
}

export const packages: DemoPackage[] = [
  {
    title: 'Essential health check',
    slug: 'essential-health-check',
    summary:
      'The checks that tell most for the least effort: blood pressure, blood, heart tracing, and time to talk about the results.',
    description: richText(
      paragraph(
        'Most of what shortens lives gives no sign for years: high blood pressure, high cholesterol, sugar that creeps up. All three are easy to find and can be treated. This check looks for them, and for little else.',
      ),
      heading('Who it suits'),
      list(
        'Adults who feel well and have not been looked at for some years',
        'People who start a new sport or a demanding job',
        'Anyone who would like a starting point to compare with later',
      ),
      paragraph(
        'If something hurts or worries you now, please book a consultation instead. You would pay less, and we would look where it matters.',
      ),
    ),
    price: 24_000,
    discountPrice: null,
    groups: [
      {
        title: 'Talking and examination',
        items: [
          'Consultation with a doctor',
          'Physical examination',
          'Height, weight and waist',
          'Review of vaccinations',
        ],
      },
      {
        title: 'Blood and urine',
        items: [
          'Full blood count',
          'Cholesterol and blood fats',
          'Long-term blood sugar (HbA1c)',
          'Kidney function',
          'Liver function',
          'Urine test',
        ],
      },
      { title: 'Heart and circulation', items: ['Blood pressure', 'Heart tracing (ECG)'] },
      { title: 'Afterwards', items: ['Written report in plain words', 'Call from a nurse after two weeks'] },
    ],
    preparation:
      'Eat and drink nothing but water for eight hours before. Take your medicines as usual and bring a list of them.\nBring your vaccination record if you can find it. If not, we work it out together.',
    audience: 'everyone',
    department: 'general-medicine',
    durationMinutes: 75,
    featured: false,
    position: 1,
  },
  {
    title: 'Complete health check',
    slug: 'complete-health-check',
    summary:
      'Half a day for everything that can sensibly be checked at once: heart, lungs, eyes, ears, blood, and a scan of the abdomen.',
    description: richText(
      paragraph(
        'One morning, one nurse who goes with you from room to room, and one doctor who puts it all together before you leave. Nothing is done only because a machine is there. Each part answers a question that a person of your age may have.',
      ),
      heading('How the morning runs'),
      list(
        '08:00 blood and urine, then breakfast on us',
        '09:00 heart, lungs, eyes and ears',
        '10:30 ultrasound of the abdomen',
        '11:15 the doctor talks through what we found, and what to do about it',
      ),
      paragraph(
        'Now and then a check finds something harmless that needs another look. We say before the start how often that happens, so that you can decide with open eyes.',
      ),
    ),
    price: 69_000,
    discountPrice: 59_000,
    groups: [
      {
        title: 'Talking and examination',
        items: [
          'Consultation with a doctor',
          'Physical examination',
          'Height, weight and waist',
          'Review of vaccinations',
          'Skin check from head to toe',
        ],
      },
      {
        title: 'Blood and urine',
        items: [
          'Full blood count',
          'Cholesterol and blood fats',
          'Long-term blood sugar (HbA1c)',
          'Kidney function',
          'Liver function',
          'Thyroid function',
          'Iron stores',
          'Vitamin D',
          'Urine test',
        ],
      },
      { title: 'Heart and circulation', items: ['Blood pressure', 'Heart tracing (ECG)'] },
      { title: 'Lungs and abdomen', items: ['Lung function test', 'Ultrasound of the abdomen'] },
      { title: 'Eyes and ears', items: ['Sight and eye pressure', 'Hearing test'] },
      { title: 'Afterwards', items: ['Written report in plain words', 'Call from a nurse after two weeks'] },
    ],
    preparation:
      'Eat and drink nothing but water from 22:00 the evening before. Breakfast is served after the blood is taken.\nLeave contact lenses at home and bring your glasses. Wear a two-piece outfit and shoes that come off easily.',
    audience: 'everyone',
    department: 'general-medicine',
    durationMinutes: 210,
    featured: true,
    position: 2,
  },
  {
    title: 'Heart check',
    slug: 'heart-check',
    summary:
      'Tracing, ultrasound and exercise test in one visit, with a heart specialist who tells you the same day what they mean.',
    description: richText(
      paragraph(
        'Many people carry a worry about their heart for years: a parent who had an attack, a pulse that stumbles on the stairs. This visit answers three questions. Does it pump well, does it beat in time, and does it get enough blood when it works hard?',
      ),
      heading('Who it suits'),
      list(
        'People from 40 whose parents or siblings had heart trouble early',
        'People with high blood pressure, high cholesterol or diabetes',
        'People who want to train hard again after a long break',
      ),
      paragraph(
        'Chest pain that is there now is no matter for a package. Call the emergency number, at any hour.',
      ),
    ),
    price: 64_000,
    discountPrice: 56_000,
    groups: [
      {
        title: 'Talking and examination',
        items: [
          'Consultation with a heart specialist',
          'Physical examination',
          'Height, weight and waist',
          'Your risk for the next ten years, worked out together',
        ],
      },
      {
        title: 'Blood and urine',
        items: [
          'Full blood count',
          'Cholesterol and blood fats',
          'Long-term blood sugar (HbA1c)',
          'Kidney function',
        ],
      },
      {
        title: 'Heart and circulation',
        items: [
          'Blood pressure',
          'Heart tracing (ECG)',
          'Heart ultrasound (echocardiogram)',
          'Exercise test on a bicycle',
        ],
      },
      { title: 'Afterwards', items: ['Written report in plain words', 'Call from a nurse after two weeks'] },
    ],
    preparation:
      'Have a light meal two hours before, and no coffee, tea or cola that day. Bring sports shoes and a towel; there is a shower.\nDo not stop any medicine by yourself. If you take beta blockers, call us a few days before.',
    audience: 'everyone',
    department: 'cardiology',
    durationMinutes: 150,
    featured: true,
    position: 3,
  },
  {
    title: 'Diabetes check',
    slug: 'diabetes-check',
    summary:
      'The yearly look at eyes, feet, kidneys and nerves for people with diabetes, done in one visit instead of five.',
    description: richText(
      paragraph(
        'Diabetes is patient. It takes years to reach the eyes, the kidneys or the feet, and a check once a year finds it on the way. Each of these checks is short. What takes time is going to five places, so here they are in one.',
      ),
      heading('Who it suits'),
      list(
        'People with type 1 or type 2 diabetes whose yearly check is due',
        'People who have just been told that their sugar is too high',
        'Women who had diabetes in pregnancy',
      ),
      paragraph(
        'You leave with your numbers on one page, last year’s beside this year’s, and with two or three things that are worth changing.',
      ),
    ),
    price: 26_000,
    discountPrice: null,
    groups: [
      {
        title: 'Talking and examination',
        items: [
          'Consultation with a doctor',
          'Talk with a dietitian',
          'Foot check for feeling and blood flow',
          'Height, weight and waist',
        ],
      },
      {
        title: 'Blood and urine',
        items: [
          'Long-term blood sugar (HbA1c)',
          'Cholesterol and blood fats',
          'Kidney function',
          'Liver function',
          'Urine test',
        ],
      },
      { title: 'Heart and circulation', items: ['Blood pressure', 'Heart tracing (ECG)'] },
      { title: 'Eyes and ears', items: ['Photograph of the back of the eye'] },
      { title: 'Afterwards', items: ['Written report in plain words'] },
    ],
    preparation:
      'Eat, drink and take your medicines and insulin as usual. Bring your meter or sensor, your list of medicines, and socks that come off easily.\nThe eye drops blur your sight for about three hours, so please do not drive.',
    audience: 'everyone',
    department: 'general-medicine',
    durationMinutes: 120,
    featured: false,
    position: 4,
  },
  {
    title: 'Women’s health check',
    slug: 'womens-health-check',
    summary:
      'Screening, blood and an ultrasound with a team of women, and an unhurried talk about cycle, contraception or menopause.',
    description: richText(
      paragraph(
        'What matters at 25 is not what matters at 55. So this check begins with your questions, and the doctor then chooses with you what is worth doing. Nothing in it is compulsory, and whatever you leave out is taken off the price.',
      ),
      heading('Good to know'),
      list(
        'You see a woman doctor and a woman nurse',
        'You may bring somebody, or ask for a chaperone',
        'The result of the cervical sample comes by letter within three weeks',
      ),
      paragraph(
        'A mammogram is not included, because its benefit depends on your age. If it is due, we book it for the same day in Radiology.',
      ),
    ),
    price: 46_000,
    discountPrice: 39_500,
    groups: [
      {
        title: 'Talking and examination',
        items: [
          'Consultation with a gynaecologist',
          'Physical examination',
          'Breast examination, and how to do it yourself',
          'Height, weight and waist',
          'Review of vaccinations',
        ],
      },
      {
        title: 'Blood and urine',
        items: [
          'Full blood count',
          'Cholesterol and blood fats',
          'Long-term blood sugar (HbA1c)',
          'Thyroid function',
          'Iron stores',
          'Vitamin D',
          'Urine test',
        ],
      },
      { title: 'Heart and circulation', items: ['Blood pressure'] },
      { title: 'Screening and pictures', items: ['Cervical screening', 'Ultrasound of womb and ovaries'] },
      { title: 'Afterwards', items: ['Written report in plain words', 'Call from a nurse after two weeks'] },
    ],
    preparation:
      'Choose a day without a period. Use no creams or gels in the vagina for two days before.\nYou need not fast. Bring the letter of your last screening if you have it.',
    audience: 'women',
    department: 'obstetrics-gynaecology',
    durationMinutes: 120,
    featured: true,
    position: 5,
  },
  {
    title: 'Men’s health check',
    slug: 'mens-health-check',
    summary:
      'Heart, blood, kidneys and prostate, and a doctor to whom you can say the thing you have not said to anybody.',
    description: richText(
      paragraph(
        'Men tend to come late. This check makes it easy to come early: two hours, a fixed price, and a conversation in which nothing is embarrassing, because we have heard all of it before.',
      ),
      heading('About the prostate'),
      paragraph(
        'A PSA test can find cancer early, and it can also lead to treatment that nobody needed. The doctor explains both sides with figures. You then decide, and “no, thank you” is a good answer too.',
      ),
      heading('Who it suits'),
      list(
        'Men from 40 who have not been checked for three years or more',
        'Men from 45 with prostate cancer in the family',
        'Men who sleep badly, tire easily or have less energy than they used to',
      ),
    ),
    price: 39_500,
    discountPrice: null,
    groups: [
      {
        title: 'Talking and examination',
        items: [
          'Consultation with a doctor',
          'Physical examination',
          'Height, weight and waist',
          'Talk about sleep, mood and alcohol',
          'Skin check from head to toe',
        ],
      },
      {
        title: 'Blood and urine',
        items: [
          'Full blood count',
          'Cholesterol and blood fats',
          'Long-term blood sugar (HbA1c)',
          'Kidney function',
          'Liver function',
          'PSA, if you decide for it',
          'Urine test',
        ],
      },
      { title: 'Heart and circulation', items: ['Blood pressure', 'Heart tracing (ECG)'] },
      { title: 'Lungs and abdomen', items: ['Ultrasound of kidneys and bladder'] },
      { title: 'Afterwards', items: ['Written report in plain words', 'Call from a nurse after two weeks'] },
    ],
    preparation:
      'Eat and drink nothing but water for eight hours before. Come with a full bladder, or drink half a litre of water on the way.\nNo cycling and no sex for two days before, because both can change the PSA.',
    audience: 'men',
    department: 'general-medicine',
    durationMinutes: 120,
    featured: false,
    position: 6,
  },
  {
    title: 'Ready for school',
    slug: 'ready-for-school',
    summary:
      'Eyes, ears, growth and movement of children from four to six, with play, patience and time for the parents’ questions.',
    description: richText(
      paragraph(
        'Starting school is easier for a child who sees the board and hears the teacher. One child in ten has a weakness of sight or hearing that nobody has noticed, not even the child. Found now, most of them are easily helped.',
      ),
      heading('How it goes'),
      list(
        'We play first and examine second',
        'A parent is in the room all the time',
        'No blood is taken unless there is a reason, and then with numbing cream',
      ),
      paragraph(
        'You get a page for the school, if you want one, and a page for yourselves. What stands on which is your decision.',
      ),
    ),
    price: 19_500,
    discountPrice: 17_500,
    groups: [
      {
        title: 'Talking and examination',
        items: [
          'Consultation with a children’s doctor',
          'Physical examination',
          'Height and weight on the growth curve',
          'Speech, movement and drawing',
          'Review of vaccinations',
        ],
      },
      { title: 'Blood and urine', items: ['Urine test'] },
      { title: 'Heart and circulation', items: ['Blood pressure'] },
      { title: 'Eyes and ears', items: ['Sight and colours', 'Hearing test'] },
      { title: 'Afterwards', items: ['Written report in plain words'] },
    ],
    preparation:
      'Bring the child health record, the vaccination record and a favourite toy. A snack is a good idea, fasting is not needed.\nTell your child that nobody will hurt them. Here that is true.',
    audience: 'children',
    department: 'paediatrics',
    durationMinutes: 60,
    featured: false,
    position: 7,
  },
  {
    title: 'Well in later life',
    slug: 'well-in-later-life',
    summary:
      'For people from 65: strength and balance, memory, eyes, ears and medicines, with the aim of staying independent.',
    description: richText(
      paragraph(
        'Growing older is not an illness. But a fall, a muddle of medicines or hearing that fades can take more from a life than many a diagnosis. This visit looks at what keeps people at home, on their feet and among friends.',
      ),
      heading('What makes it different'),
      list(
        'All rooms are on one floor, with rests in between',
        'Tea and something to eat at half-time',
        'Somebody who is close to you is welcome to sit in',
      ),
      paragraph(
        'The pharmacist goes through every packet you bring, and the doctor talks with you about what is still needed. Often the list gets shorter.',
      ),
    ),
    price: 52_000,
    discountPrice: 45_000,
    groups: [
      {
        title: 'Talking and examination',
        items: [
          'Consultation with a doctor',
          'Physical examination',
          'Strength, balance and walking',
          'Memory and mood',
          'Review of all medicines with a pharmacist',
          'Review of vaccinations',
        ],
      },
      {
        title: 'Blood and urine',
        items: [
          'Full blood count',
          'Long-term blood sugar (HbA1c)',
          'Kidney function',
          'Thyroid function',
          'Vitamin D',
          'Urine test',
        ],
      },
      { title: 'Heart and circulation', items: ['Blood pressure', 'Heart tracing (ECG)'] },
      { title: 'Eyes and ears', items: ['Sight and eye pressure', 'Hearing test'] },
      { title: 'Bones', items: ['Bone density scan'] },
      { title: 'Afterwards', items: ['Written report in plain words', 'Call from a nurse after two weeks'] },
    ],
    preparation:
      'You need not fast. Bring all your medicines in their packets, also those without a prescription, and your glasses and hearing aids.\nIf you need help with stairs or transport, tell us when you book.',
    audience: 'seniors',
    department: 'general-medicine',
    durationMinutes: 180,
    featured: false,
    position: 8,
  },
];
