import { z } from 'zod';
import { CalendarDate, line, requiredLine, route, text } from './base.ts';
import { changes, entity, MediaId } from './crud.ts';
import { RichText } from './rich-text.ts';

const TimeZone = line(60).refine((value) => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: value });
    return /^[A-Za-z]+(\/[\w+-]+)*$/.test(value);
  } catch {
    return false;
  }
}, 'Enter an IANA time zone such as Europe/Berlin.');

/** Dates are written by it, so a tag that `Intl` does not know would break every page and message. */
const Locale = line(35).refine((value) => {
  try {
    return Intl.getCanonicalLocales(value).length === 1;
  } catch {
    return false;
  }
}, 'Enter a language tag such as en-GB.');

/** What holds for the whole hospital. `facts` are the figures of the home page. */
export const SettingsFields = z.strictObject({
  name: requiredLine(120),
  tagline: line(160),
  logoId: MediaId,
  timeZone: TimeZone,
  currency: z.string().regex(/^[A-Z]{3}$/, 'Enter a currency code such as EUR.'),
  country: z.string().regex(/^[A-Z]{2}$/, 'Enter a country code such as DE.'),
  locale: Locale,
  announcement: line(300).optional(),
  intro: text(400).optional(),
  facts: z
    .array(z.strictObject({ value: requiredLine(20), label: requiredLine(80) }))
    .max(6, 'Use at most 6 figures.')
    .optional(),
  maxFutureAppointments: z.int().min(1, 'Enter 1 or more.').max(50, 'Enter at most 50.').optional(),
  aboutText: RichText.optional(),
  gettingHereText: RichText.optional(),
  pricingText: RichText.optional(),
  pricesValidUntil: CalendarDate.nullable().optional(),
  privacyText: RichText.optional(),
  accessibilityText: RichText.optional(),
});
export const Settings = entity(SettingsFields, {});
export type Settings = z.output<typeof Settings>;

export const settings = {
  get: route({
    method: 'GET',
    path: '/settings',
    access: 'public',
    summary: 'The one settings record',
    data: Settings,
  }),
  update: route({
    method: 'PUT',
    path: '/settings/1',
    access: 'admin',
    summary: 'Change the settings',
    body: changes(SettingsFields),
    data: Settings,
    errors: ['stale-version', 'invalid'],
  }),
};
