/**
 * The demo hospital: its settings, page texts and contact. The place, its people and its figures are invented; the
 * telephone numbers come from the range reserved for drama.
 */
import type { OpeningLine } from '#contract/opening.ts';
import type { RichText } from '#contract/rich-text.ts';
import { everyDay, mondayToFriday, neverClosed, open } from './department.ts';
import { heading, list, paragraph, richText } from './rich-text.ts';

export interface DemoHospital {
  settings: {
    name: string;
    tagline: string;
    timeZone: string;
    currency: string;
    country: string;
    locale: string;
    videoAddress: string;
    announcement: string;
    intro: string;
    /** Figures on the home page; a yearly figure names its year. */
    facts: { value: string; label: string }[];
    aboutText: RichText;
    gettingHereText: RichText;
    pricingText: RichText;
    /** A local date. */
    pricesValidUntil: string;
    privacyText: RichText;
    accessibilityText: RichText;
  };
  contact: {
    /** Comma-separated, the main number first. */
    phone_number: string;
    phoneLabels: string;
    emailLabels: string;
    /** Comma-separated, the main address first. */
    email: string;
    location: string;
    emergencyPhone: string;
    ambulancePhone: string;
    mapUrl: string;
    openingHours: OpeningLine[];
  };
  sociallink: { facebook: string; instagram: string; linkedIn: string };
}

export const hospital: DemoHospital = {
  settings: {
    name: 'Openward General Hospital',
    tagline: 'Leading the Way in Medical Excellence, Trusted Care.',
    timeZone: 'Europe/London',
    currency: 'GBP',
    country: 'GB',
    locale: 'en-GB',
    videoAddress: 'https://video.openward.example/{room}',
    announcement: '',
    intro:
      'Openward is a general hospital with sixteen departments under one roof. We explain what we find in plain words, run on time as best we can, and treat you the way we would want our own family to be treated.',
    facts: [
      { value: '16', label: 'departments under one roof' },
      { value: '20', label: 'senior doctors on our team' },
      { value: '240', label: 'beds, half of them in single rooms' },
      { value: '118,000', label: 'clinic visits in 2025' },
      { value: '94%', label: 'of patients asked in 2025 would recommend us' },
      { value: '24 hours', label: 'of emergency care, every day of the year' },
    ],
    gettingHereText: richText(
      heading('By bus or train', 3),
      paragraph(
        'Buses stop at Lantern Row, outside the main entrance, every ten minutes during the day. From the railway station it is a flat walk of twelve minutes along the park.',
      ),
      heading('By car', 3),
      paragraph(
        'Follow the signs to car park B. The first thirty minutes are free; after that it costs £2 an hour, with a cap of £8 a day. Six electric charging points are on the lower level.',
      ),
      heading('By bicycle', 3),
      paragraph('Covered stands for eighty bicycles are to the left of the entrance, with a pump and a tap.'),
    ),
    aboutText: richText(
      paragraph(
        'Openward General Hospital is a place for the whole of life: for births and broken wrists, for long illnesses and short scares. About 1,100 people work here. This page tells you who we are, what we promise, and what you may expect from us.',
      ),
      heading('Our history'),
      paragraph(
        'The hospital began in 1958 as a cottage clinic with twelve beds and one ambulance. Neighbours paid for the first X-ray machine with a summer of garden fairs. A maternity floor followed in 1971, the North Wing with its emergency department in 1989.',
      ),
      paragraph(
        'In 2019 we moved into the building you see today: four floors around a garden, with daylight in every corridor. The bell from the old clinic hangs in the lobby. People ring it on the day they finish a long treatment.',
      ),
      heading('What we stand for'),
      list(
        'We tell you the truth, kindly and in words you can use.',
        'We plan your care with you and not for you.',
        'We look after one another, because tired and lonely staff cannot care well.',
        'We learn from mistakes in the open, and say sorry when we make them.',
      ),
      heading('The people who lead us'),
      list(
        'Helen Marsworth, chief executive',
        'Prof Samuel Oduya, medical director and head of General Medicine',
        'Joy Abernethy, director of nursing and midwifery',
        'Dr Kofi Amponsah, head of the Emergency department and lead for patient safety',
      ),
      heading('Accreditation'),
      paragraph(
        'Independent inspectors visit us every three years and look at safety, cleanliness and the way we treat people. You can read the latest report at the reception desk.',
      ),
      list(
        'Example Council for Hospital Quality: certificate EX-40718, valid until 30 June 2028',
        'Example Register of Medical Laboratories: certificate EX-22095, valid until 31 March 2028',
      ),
      heading('Facilities'),
      list(
        'Courtyard garden with step-free paths, open from dawn to dusk',
        'Café in the lobby, open on weekdays from 07:30 to 19:00',
        'Pharmacy, open every day',
        'Quiet room for prayer or reflection, open to people of every faith and none',
        'Free wireless internet and charging points in all waiting rooms',
        'Lecture hall with talks for the public on the first Tuesday of each month',
      ),
      heading('Your rights as a patient'),
      list(
        'You are treated with respect, whoever you are and wherever you come from.',
        'You get an explanation of what we suggest, of other choices, and of the risks.',
        'You may say no, change your mind, or ask for a second opinion.',
        'Your records are confidential, and you may see them.',
        'You may have an interpreter or a chaperone at no cost.',
        'You may complain without it affecting your care. We answer within twenty working days.',
      ),
    ),
    pricingText: richText(
      paragraph(
        'These are the prices for people who pay for themselves. If an insurer pays, please ask them first what they cover.',
      ),
      list(
        'A consultation fee covers the visit, a short letter to you and to your family doctor, and one follow-up call by a nurse.',
        'Tests, scans, medicines and treatment are charged separately. You know the price before we begin.',
        'Where a price says “from”, the final sum depends on what you need. You get it in writing.',
        'Emergency treatment is never delayed by a question about money.',
      ),
      paragraph(
        'You can pay by card or bank transfer, and for sums above £500 in up to six instalments without interest.',
      ),
    ),
    pricesValidUntil: '2027-12-31',
    privacyText: richText(
      paragraph(
        'We ask for as little about you as we can, keep it safe, and delete it when it is no longer needed. This page says what this website stores, why, and for how long. Your medical record is kept apart from this website.',
      ),
      heading('What we store'),
      list(
        'When you book an appointment: your name, how to reach you, the doctor and the time, and the reason and what you need for the visit if you choose to tell us.',
        'When you send an inquiry: your name, how to reach you, and your message.',
        'When you join a waiting list for an earlier time: your name and how to reach you.',
        'When you ask for our newsletter: your email address.',
        'When you tell us whether a page was useful: your answer and your comment, without saying who sent them.',
      ),
      heading('How long we keep it'),
      list(
        'Contact details of an appointment: 24 months after the visit',
        'What you need for a visit, such as an interpreter: until the day after the visit',
        'Inquiries: 12 months',
        'Answers and comments about a page: 24 months',
        'Newsletter addresses: until you unsubscribe',
        'A log of changes that our staff make to entries: 6 years',
      ),
      heading('Cookies and tracking'),
      paragraph(
        'This website does not follow you. It sets one small cookie that protects forms against misuse, holds nothing about you and is not shared with anyone. Pages load nothing from other companies.',
      ),
      heading('Who sees your details'),
      paragraph(
        'Only staff who need them to answer you or to prepare your visit. We do not sell or lend addresses. Emails about appointments never name the department or the reason in the subject line.',
      ),
      heading('Your choices'),
      paragraph(
        'You may ask for a copy of what we hold, have it corrected, or have it deleted where the law allows. Write to privacy@openward.example or call our patient advice team on +44 20 7946 0120. If you are not content with our answer, you may complain to the data protection authority.',
      ),
    ),
    accessibilityText: richText(
      paragraph(
        'Everyone should be able to use our hospital and this website. Below is what already works, what does not yet, and how to tell us when we fall short.',
      ),
      heading('This website'),
      paragraph(
        'We aim to meet level AA of the Web Content Accessibility Guidelines, version 2.2. We last looked through this website, and this page, in November 2026.',
      ),
      list(
        'All pages and forms work with a keyboard alone.',
        'You can book, move and cancel an appointment, write to us, search and filter without script.',
        'Text can be enlarged to 200 %, on a phone too, and the window be as narrow as 320 pixels, without loss.',
        'Colours have enough contrast, and meaning never depends on colour alone.',
        'If your device asks for less motion, animations are switched off.',
      ),
      heading('How we tested it'),
      list(
        'By machine, with every change: axe-core looks at every kind of page, on a phone and at a desk, and finds no fault.',
        'By keyboard alone, in a real browser: menus, search, the gallery and booking from the first step to the last.',
        'In a browser without script: everything in the list above.',
        'At six widths from 320 to 1920 pixels, and with the text of the browser at twice its size in windows of 390, 640 and 1280 pixels: nothing runs off the side, no word is cut, and whatever can be pressed is at least 24 pixels high and wide and lies on nothing else.',
        'By eye on a phone with a slow connection, with forced colours, and on paper.',
      ),
      heading('Our building'),
      list(
        'Level access at the main entrance and at the emergency entrance',
        'Lifts with spoken floors and raised buttons',
        'Six parking spaces for blue badge holders beside the main entrance',
        'Accessible toilets on every floor, and a changing place with a hoist on the ground floor',
        'Hearing loops at reception and in every clinic',
        'Assistance dogs welcome in all public areas',
      ),
      heading('What is not tested, or not perfect yet'),
      list(
        'People who use a screen reader every day have not tested this website yet. The names, roles and messages that one needs are checked by machine, which hears less than a person does.',
        'The tests run in Chromium, the engine of Chrome and Edge. We have not gone through every page in Safari and Firefox.',
        'With text at twice its size on a phone, headings grow less than the text, so that their words stay whole, and packages that are compared have to be moved sideways within their table.',
        'Our address leads to a map on another website, which may be hard to use. The way to us stands in words on the contact page.',
      ),
      paragraph(
        'Some older leaflets exist only as scanned documents, which a screen reader cannot read. We are rewriting them. Until then we gladly read one to you by phone or send it in large print.',
      ),
      heading('Tell us'),
      paragraph(
        'If something is hard to use, or if you need an interpreter, sign language or extra time, call +44 20 7946 0120 or write to access@openward.example. We reply within two working days.',
      ),
    ),
  },
  contact: {
    phone_number: '+44 20 7946 0100, +44 20 7946 0110, +44 20 7946 0120',
    phoneLabels: 'Reception, Bills and insurance, Patient advice',
    email: 'hello@openward.example, appointments@openward.example',
    emailLabels: 'General questions, Appointments',
    location: '14 Lantern Row\nLondon NX4 7QT\nUnited Kingdom',
    emergencyPhone: '+44 20 7946 0199',
    ambulancePhone: '999',
    mapUrl: 'https://www.openstreetmap.org/?mlat=51.5073&mlon=-0.1657#map=16/51.5073/-0.1657',
    openingHours: [
      open(mondayToFriday, '08:00', '20:00'),
      open([6], '08:00', '14:00'),
      { ...open([7], '', '', { remark: 'Emergency care only' }), kind: 'closed' },
      {
        ...open([], '', '', { name: 'Bank holidays', remark: 'Usual hours, unless a closure is shown here' }),
        kind: 'words',
      },
      neverClosed('Emergency department'),
      open(everyDay, '10:00', '20:00', { name: 'Visiting hours', duringClosures: true }),
    ],
  },
  sociallink: {
    facebook: 'https://www.facebook.com/openward-example',
    instagram: 'https://www.instagram.com/openward-example',
    linkedIn: 'https://www.linkedin.com/company/openward-example',
  },
};
