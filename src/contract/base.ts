/**
 * What every call has in common: how a route is written down, and the kinds of field that many resources share.
 *
 * A route is data. The server mounts it, the client calls it and OpenAPI describes it, all from the same value, so
 * that the three cannot drift apart. `access` has no default: a route that does not say who may call it does not
 * compile.
 */
import { longestEmail } from './lengths.ts';
import './without-eval.ts';
import { z } from 'zod';
import type { ErrorCode } from './errors.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call: `public` reads; `publicWrite` changes something without an account (XSRF token needed, counted per
 * client address); `link` changes something for whoever holds the unguessable token of its address, which proves as much
 * as an XSRF token would: no cookie, no header, no count, since mail programs call it too; `admin` needs a valid bearer
 * token.
 */
export type Access = 'public' | 'publicWrite' | 'link' | 'admin';

export interface Route {
  method: Method;
  /** Below /api, with `{name}` for parameters. */
  path: string;
  access: Access;
  /** One line for the API's own documentation. */
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** What stands in `data`; absent where the answer is 204. */
  data?: z.ZodType;
  /** Lists carry `meta` beside `data`. */
  list?: true;
  /** What a list's `meta` holds beside page, limit and total. */
  meta?: z.ZodObject;
  /** It costs more than other reads, so that calls are counted per client address as public writes are. */
  isCounted?: true;
  /** It answers a file instead of JSON: always, or a list with `format=csv` in its query, all pages in one. */
  csv?: true;
  /** It answers a ZIP file instead of JSON. */
  zip?: true;
  /** Its body is a ZIP file of any size instead of JSON; the handler reads it as a stream. */
  takesZip?: true;
  /** It answers server-sent events for as long as the caller stays; `data` is what each of them holds. */
  events?: true;
  /** The answer is about one person: no cache may keep it. */
  personal?: true;
  /**
   * The answer follows bookings or the clock and not only what staff write, so it is asked for anew each time: always, or
   * where one of these filters is used.
   */
  live?: true | readonly string[];
  /** Of who calls, the password or a passkey must have been shown a short while ago, after signing in. */
  sensitive?: true;
  /** It is let through while the session is locked: what unlocks or ends it. */
  whileLocked?: true;
  /** It is let through before a second factor that the hospital asks for is set up: what sets one up. */
  beforeSecondFactor?: true;
  status?: 200 | 201 | 202 | 204;
  errors?: readonly ErrorCode[];
}

export function route<const R extends Route>(spec: R): R {
  return spec;
}

/** What a caller sends. */
export type Input<R extends Route> = (R extends { params: infer P extends z.ZodType }
  ? { params: z.input<P> }
  : unknown) &
  (R extends { query: infer Q extends z.ZodType } ? { query?: z.input<Q> } : unknown) &
  (R extends { body: infer B extends z.ZodType } ? { body: z.input<B> } : unknown);

/** What a handler receives, checked. */
export type Checked<R extends Route> = (R extends { params: infer P extends z.ZodType }
  ? { params: z.output<P> }
  : unknown) &
  (R extends { query: infer Q extends z.ZodType } ? { query: z.output<Q> } : unknown) &
  (R extends { body: infer B extends z.ZodType } ? { body: z.output<B> } : unknown) &
  (R extends { takesZip: true } ? { body: ReadableStream<Uint8Array> } : unknown);

/** What stands in the answer's `data`. */
export type Data<R extends Route> = R extends { data: infer D extends z.ZodType } ? z.output<D> : undefined;

/** Members of every list's `meta`. */
export interface Meta {
  page: number;
  limit: number;
  total: number;
}

/** What stands in a list's `meta`. */
export type MetaOf<R extends Route> = R extends { meta: infer M extends z.ZodType }
  ? Meta & z.output<M>
  : Meta;

/**
 * Control characters never belong in text; tab and line breaks do where several lines may be entered. Half a surrogate
 * pair is no character at all, and PostgreSQL refuses a JSON document that holds one.
 */
const singleLine = /^[^\p{Cc}\p{Cs}]*$/u;
export const severalLines = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u;

/**
 * How long a text may be as it arrives: with blanks around it that fall away, and with accents of their own that join
 * their letters. What is longer is refused before anything looks into it.
 */
export function longestGiven(max: number) {
  return 2 * max + 200;
}

/** No language puts more marks on one letter, and to put them in order takes the square of their number. */
const mostMarks = 30;
const heap = /\p{M}{31}/u;

/**
 * Every text that is worked on begins with these checks, and ends with the first that fails: each keeps the next one
 * cheap. `given` is how many characters may arrive.
 */
export function bounded(given: number, tooLong: string) {
  return z
    .string('Enter text.')
    .max(given, { error: tooLong, abort: true })
    .refine((value) => !heap.test(value), {
      error: `Use at most ${mostMarks} accents on one letter.`,
      abort: true,
    })
    .normalize('NFC');
}

function words(max: number, pattern: RegExp, refused: string) {
  const tooLong = `Use at most ${max} characters.`;
  return bounded(longestGiven(max), tooLong)
    .trim()
    .max(max, { error: tooLong, abort: true })
    .regex(pattern, refused);
}

/** One line of text, NFC-normalised and trimmed, `max` characters. */
export function line(max: number) {
  return words(max, singleLine, 'Control characters and line breaks are not allowed.');
}

/** A line that must not be empty. */
export function requiredLine(max: number) {
  return line(max).min(1, 'This is needed.');
}

/** Text that may hold line breaks. */
export function text(max: number) {
  return words(max, severalLines, 'Control characters are not allowed.');
}

/** The largest integer a PostgreSQL `integer` column holds. */
const maxInteger = 2_147_483_647;
export const Id = z
  .int('Enter a whole number.')
  .positive('Enter a positive number.')
  .max(maxInteger, 'There is no such entry.');
/** An id in a path or a query, where everything arrives as text. */
export const IdText = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, 'Use the number of an entry.')
  .transform(Number)
  .refine((value) => value <= maxInteger, 'There is no such entry.');
export const IdParams = z.object({ id: IdText });
export const Slug = z
  .string('Enter text.')
  .regex(/^[a-z0-9-]{1,120}$/, 'Use small letters, digits and hyphens, at most 120 of them.');
/** Money in minor units of the settings' currency. */
export const Money = z
  .int('Enter a whole number.')
  .min(0, 'Enter 0 or more.')
  .max(100_000_000, 'This is too much.');
export const Minutes = z
  .int('Enter whole minutes.')
  .min(0, 'Enter 0 or more.')
  .max(525_600, 'This is too long.');
/** RFC 3339 in UTC. */
export const Instant = z.iso
  .datetime({ offset: true, error: 'Enter a date and a time with its offset.' })
  .refine(hasFourDigitYear, 'Enter a date and a time with its offset.');
export const LocalDate = z.iso.date('Enter a date such as 2026-05-31.');
/** A date to keep or to count from: calendars need days on either side, and the database has no year 0. */
export const CalendarDate = LocalDate.refine(
  (value) => value >= '1900' && value < '3000',
  'Enter a date between 1900 and 2999.',
);
export const LocalTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 09:30.');
/** A wall time in the hospital's zone. */
export const LocalDateTime = z
  .string()
  .regex(/^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/, 'Enter a date and time such as 2026-12-24T09:00.')
  .refine((value) => CalendarDate.safeParse(value.slice(0, 10)).success, 'There is no such day.');
export const Email = line(longestEmail).pipe(z.email('Enter an e-mail address such as name@example.org.'));
export const OptionalEmail = line(longestEmail).refine(
  (value) => value === '' || z.email().safeParse(value).success,
  'Enter an e-mail address such as name@example.org.',
);
/** Empty, or an absolute address a browser may safely follow. */
export const OptionalUrl = line(500).refine(
  (value) => value === '' || isWebAddress(value),
  'Enter a full address that starts with https://.',
);

/** In UTC, where an offset may have carried it into the year 0 or 10000, which the database does not know. */
function hasFourDigitYear(value: string) {
  const year = new Date(value).getUTCFullYear();
  return year >= 1 && year <= 9999;
}

function isWebAddress(value: string) {
  const url = URL.parse(value);
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    /^https?:\/\//i.test(value) &&
    url.hostname.includes('.')
  );
}

export const OpeningHours = z
  .array(z.strictObject({ days: requiredLine(60), hours: requiredLine(60) }))
  .max(14, 'Use at most 14 lines.');
export const Faqs = z
  .array(z.strictObject({ question: requiredLine(200), answer: text(1000).min(1, 'This is needed.') }))
  .max(30, 'Use at most 30 questions.');

/**
 * A picture as it is read: `srcset` lists WebP files; AVIF stands beside each under the same name. `focalX` and
 * `focalY` are the point that a crop must keep, as shares of width and height.
 */
export const Image = z.object({
  id: z.int(),
  url: z.string(),
  alt: z.string(),
  width: z.int(),
  height: z.int(),
  focalX: z.number(),
  focalY: z.number(),
  srcset: z.string(),
  placeholder: z.string(),
});
export type Image = z.output<typeof Image>;

/** Another entry, as far as a link needs it. */
export const Reference = z.object({ id: z.int(), name: z.string(), slug: z.string() });
export type Reference = z.output<typeof Reference>;

export const Status = z.enum(['draft', 'published', 'archived'], 'Choose draft, published or archived.');
export type Status = z.output<typeof Status>;
