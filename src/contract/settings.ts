import { z } from 'zod';
import { languages, readTag } from '#words/language.ts';
import { t } from '#words/say.ts';
import { CalendarDate, Instant, line, requiredLine, route, text } from './base.ts';
import { type ColourUse, hexPattern, isReadable, nearestReadable } from './colour.ts';
import { changes, entity, MediaId } from './crud.ts';
import { RichText } from './rich-text.ts';
import { said } from './validation-message.ts';

const TimeZone = line(60).refine((value) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return /^[A-Za-z]+(\/[\w+-]+)*$/.test(value);
  } catch {
    return false;
  }
}, said('Enter an IANA time zone such as Europe/Berlin.'));

/** Formats dates: a tag that `Intl` does not know would break every page and message. */
const Locale = line(35)
  .overwrite((value) => readTag(value)?.toString() ?? value)
  .refine((value) => readTag(value) !== null, said('Enter a language tag such as en-GB.'));

const noCurrency = { ...said('Enter a currency code such as EUR.'), abort: true };
const Currency = z
  .string()
  .regex(/^[A-Z]{3}$/, noCurrency)
  .refine((value) => Intl.supportedValuesOf('currency').includes(value), noCurrency);

/** Regions without a country calling code of their own. */
const noCountry = /^(EU|EZ|UN|QO|ZZ|XA|XB)$/;

/** ISO 3166-1 alpha-2. With another code, or a common mistake (UK), no phone number could be parsed. */
const Country = z
  .string()
  .regex(/^[A-Z]{2}$/, { ...said('Enter a country code such as DE.'), abort: true })
  .superRefine((value, context) => {
    const code = new Intl.Locale(`und-${value}`).region!;
    const regions = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
    if (code === value && regions.of(code) !== undefined && !noCountry.test(code)) return;
    const message =
      code === value
        ? t('Enter a country code such as DE.')
        : t('The code of that country is {code}.', { code });
    context.addIssue({ code: 'custom', message });
  });

/** Empty for the standard colour. A colour that is unreadable on the site's backgrounds is refused. */
function colour(use: ColourUse) {
  return line(7)
    .toLowerCase()
    .superRefine((value, context) => {
      if (value === '') return;
      if (!hexPattern.test(value)) {
        context.addIssue({ code: 'custom', message: t('Enter a colour such as #0b5563.') });
      } else if (!isReadable(use, value)) {
        const colour = nearestReadable(use, value);
        context.addIssue({
          code: 'custom',
          message:
            use === 'primary'
              ? t('Text in this colour is hard to read. The nearest readable colour is {colour}.', { colour })
              : t('Text on this colour is hard to read. The nearest readable colour is {colour}.', {
                  colour,
                }),
        });
      }
    });
}

function wholeNumber(min: number, max: number) {
  return z
    .int(said('Enter a whole number.'))
    .min(min, said('Enter {min} or more.', { min }))
    .max(max, said('Enter at most {max}.', { max }));
}

/** A doctor without a picture always has initials. */
export const DoctorPictures = z.enum(['pictures', 'initials'], said('Choose pictures or initials.'));
export type DoctorPictures = z.infer<typeof DoctorPictures>;

/** 12 or 24 hours in every language, or each language's usual. */
export const Clock = z.enum(['usual', '12', '24'], said('Choose usual, 12 or 24.'));
export type Clock = z.infer<typeof Clock>;

/** What a subscribed calendar reveals about a patient. */
export const CalendarNames = z.enum(['none', 'initials', 'names'], said('Choose none, initials or names.'));
export type CalendarNames = z.infer<typeof CalendarNames>;

/** An address for video visits; {room} becomes an unguessable text and {reference} that of the visit. */
const VideoAddress = line(300).refine(
  (address) => {
    if (address === '') return true;
    const rest = address.replaceAll(/\{(room|reference)\}/g, '');
    return (
      /^https:\/\/[^/?#@{]+[/?#]/.test(address) &&
      URL.canParse(address) &&
      address.includes('{room}') &&
      !/[{}\s]/.test(rest)
    );
  },
  said(
    'Enter an address that begins with https:// and contains {example}, such as https://meet.example.org/{example}.',
    { example: '{room}' },
  ),
);

/** `facts` are the figures of the home page. */
export const SettingsFields = z.strictObject({
  name: requiredLine(120, 'Enter the name of the hospital.'),
  tagline: line(160),
  logoId: MediaId,
  timeZone: TimeZone,
  currency: Currency,
  country: Country,
  locale: Locale,
  clock: Clock.optional(),
  /** Languages of the website besides that of `locale`, in the order of the switch. */
  languages: z
    .array(z.enum(languages, said('Choose from {list}.', { list: languages.join(', ') })))
    .max(languages.length, said('Choose at most {count}.', { count: languages.length }))
    .optional(),
  /** Languages whose lists and search leave out untranslated entries. */
  translatedOnly: z
    .array(z.enum(languages, said('Choose from {list}.', { list: languages.join(', ') })))
    .max(languages.length, said('Choose at most {count}.', { count: languages.length }))
    .optional(),
  announcement: line(300).optional(),
  announcementUntil: Instant.nullable().optional(),
  primaryColor: colour('primary').optional(),
  accentColor: colour('accent').optional(),
  doctorPictures: DoctorPictures.optional(),
  intro: text(400).optional(),
  facts: z
    .array(
      z.strictObject({
        value: requiredLine(20, 'Enter a figure.'),
        label: requiredLine(80, 'Enter a label.'),
      }),
    )
    .max(6, said('Use at most 6 figures.'))
    .optional(),
  maxFutureAppointments: z
    .int()
    .min(1, said('Enter 1 or more.'))
    .max(50, said('Enter at most 50.'))
    .optional(),
  /** How long a freed slot is held for a patient on the waiting list. */
  waitlistOfferMinutes: wholeNumber(15, 2880).optional(),
  /** Days before the visit; 0 for no such reminder. */
  firstReminderDays: wholeNumber(0, 30).optional(),
  lastReminderDays: wholeNumber(0, 7).optional(),
  /** Working hours until an answer is due. */
  inquiryHours: wholeNumber(1, 400).optional(),
  videoAddress: VideoAddress.optional(),
  calendarNames: CalendarNames.optional(),
  aboutText: RichText.optional(),
  gettingHereText: RichText.optional(),
  pricingText: RichText.optional(),
  pricesValidUntil: CalendarDate.nullable().optional(),
  privacyText: RichText.optional(),
  accessibilityText: RichText.optional(),
});
export const Settings = entity(SettingsFields, {
  /** Without a mail server messages wait, and nothing may promise any. */
  sendsMail: z.boolean(),
  /** Whether text messages are sent to patients who agreed. */
  sendsSms: z.boolean(),
  /** Whether patients may agree: also in a demo, which keeps the texts in its outbox. */
  offersSms: z.boolean(),
});
export type Settings = z.output<typeof Settings>;

export const settings = {
  get: route({
    method: 'GET',
    path: '/settings',
    access: 'public',
    summary: 'The single settings record',
    data: Settings,
  }),
  update: route({
    method: 'PUT',
    path: '/settings/1',
    access: 'settings',
    summary: 'Change the settings',
    body: changes(SettingsFields),
    data: Settings,
    errors: ['stale-version', 'invalid'],
  }),
};
