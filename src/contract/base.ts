/**
 * What all calls have in common: how a route is declared, and the field types that many resources share.
 *
 * A route is data. The server mounts it, the client calls it and OpenAPI describes it from the same value, so that the
 * three cannot drift apart. `access` has no default: a route without it does not compile.
 */
import { withAsciiDomain } from './email-domain.ts';
import { longestEmail } from './lengths.ts';
import './without-eval.ts';
import { z } from 'zod';
import type { ErrorCode } from './errors.ts';
import type { Area } from './roles.ts';
import { type Sentence, said } from './validation-message.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/**
 * Who may call. `public` reads. `publicWrite` changes something without an account (XSRF token required, counted per
 * client address). `link` changes something for the holder of the unguessable token in its address, which proves as
 * much as an XSRF token: no cookie, header or count, since mail programs call it too. Everything else needs a valid
 * bearer token: of any account (`staff`), or of one with a role in the named area.
 */
export type Access = OpenAccess | StaffAccess;
export type OpenAccess = 'public' | 'publicWrite' | 'link';
export type StaffAccess = 'staff' | Area;

export function isOfStaff(access: Access): access is StaffAccess {
  return access !== 'public' && access !== 'publicWrite' && access !== 'link';
}

/** In bytes, of an uploaded file. */
export const largestFile = 10_000_000;

/** Entities with patients' data, by their database names. */
export const personalEntities = [
  'appointment',
  'waitlist',
  'inquiry',
  'patient',
  'mail',
  'newsletter',
] as const;
export type PersonalEntity = (typeof personalEntities)[number];

export type Shown = PersonalEntity | 'activity' | 'hospital';

export interface Route {
  method: Method;
  /** Below /api, with parameters as `{name}`. */
  path: string;
  access: Access;
  /** For a public read: the area whose staff see more than the public. */
  area?: Area;
  summary: string;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodType;
  /** The type of `data`; absent if the answer is 204. */
  data?: z.ZodType;
  /** Lists carry `meta` next to `data`. */
  list?: true;
  /** Members of a list's `meta` besides page, limit and total. */
  meta?: z.ZodObject;
  /** Expensive reads, counted per client address like public writes. */
  isCounted?: true;
  /** Answers CSV instead of JSON: always, or for a list with `format=csv` in its query, all pages in one file. */
  csv?: true;
  /** Answers XLIFF instead of CSV with `format=xliff` in its query. */
  xliff?: true;
  /** Answers a ZIP file instead of JSON. */
  zip?: true;
  /** Takes a ZIP file of any size as its body; the handler reads it as a stream. */
  takesZip?: true;
  /** Takes one file as its body, at most `largestFile` bytes. */
  takesFile?: true;
  /** Answers a stored file, to be saved and not opened in the page. */
  file?: true;
  /** Answers a bare FHIR resource instead of an object with `data`. */
  fhir?: true;
  /** Answers server-sent events while the caller stays connected; `data` is the type of each event. */
  events?: true;
  /**
   * The answer shows patients' data: rows of this entity, rows of the trail about any of them, or the whole hospital.
   * The trail records who read it; a file requires more (export.ts).
   */
  shows?: Shown;
  /** The answer is about one person, so no cache may keep it. */
  personal?: true;
  /**
   * The answer depends on bookings or the clock, not only on content, so it is never cached: always, or if one of these
   * filters is used.
   */
  live?: true | readonly string[];
  /** Requires a password or passkey confirmed in this session in the last minutes, after signing in. */
  sensitive?: true;
  /** For a call open to any account: programs may make it too, since it affects no person's account. */
  forPrograms?: true;
  /** Requires a person's responsibility: programs may not make it. */
  forPeople?: true;
  /** Allowed while the session is locked: calls that unlock or end it. */
  whileLocked?: true;
  /** Allowed before a required second factor is set up: calls that set one up. */
  beforeSecondFactor?: true;
  status?: 200 | 201 | 202 | 204;
  /**
   * For a 201: the path of the created entry below /api, or a whole address; `{name}` is a parameter or a member of the
   * answer. Defaults to the id below the path of the call if that is a route, or else that path; null if the caller may
   * read no such place.
   */
  location?: string | null;
  errors?: readonly ErrorCode[];
}

export function route<const R extends Route>(spec: R): R {
  return spec;
}

export type Input<R extends Route> = (R extends { params: infer P extends z.ZodType }
  ? { params: z.input<P> }
  : unknown) &
  (R extends { query: infer Q extends z.ZodType } ? { query?: z.input<Q> } : unknown) &
  (R extends { body: infer B extends z.ZodType } ? { body: z.input<B> } : unknown) &
  (R extends { takesFile: true } ? { body: Uint8Array } : unknown);

export type Checked<R extends Route> = (R extends { params: infer P extends z.ZodType }
  ? { params: z.output<P> }
  : unknown) &
  (R extends { query: infer Q extends z.ZodType } ? { query: z.output<Q> } : unknown) &
  (R extends { body: infer B extends z.ZodType } ? { body: z.output<B> } : unknown) &
  (R extends { takesZip: true } ? { body: ReadableStream<Uint8Array> } : unknown) &
  (R extends { takesFile: true } ? { body: Uint8Array } : unknown);

export type Data<R extends Route> = R extends { data: infer D extends z.ZodType } ? z.output<D> : undefined;

export interface Meta {
  page: number;
  limit: number;
  total: number;
}

export type MetaOf<R extends Route> = R extends { meta: infer M extends z.ZodType }
  ? Meta & z.output<M>
  : Meta;

/**
 * Control characters never belong in text, except tab and line breaks in multi-line fields. Half a surrogate pair is no
 * character, and PostgreSQL refuses a JSON document that contains one.
 */
export const singleLine = /^[^\p{Cc}\p{Cs}]*$/u;
export const severalLines = /^(?:[^\p{Cc}\p{Cs}]|[\t\n\r])*$/u;

/** The longest input before trimming and NFC normalisation, which shorten it. Anything longer is refused unread. */
export function longestGiven(max: number) {
  return 2 * max + 200;
}

/** No language puts more marks on one letter, and normalisation takes time quadratic in their number. */
const mostMarks = 30;
const heap = /\p{M}{31}/u;

/**
 * Every text begins with these checks, and stops at the first that fails: each keeps the next one cheap. `given` is the
 * maximum length of raw input.
 */
export function bounded(given: number, tooLong: ReturnType<typeof said>) {
  return z
    .string(said('Enter text.'))
    .max(given, { ...tooLong, abort: true })
    .refine((value) => !heap.test(value), {
      ...said('Use at most {max} accents on one letter.', { max: mostMarks }),
      abort: true,
    })
    .normalize('NFC');
}

function words(max: number, pattern: RegExp, refused: Sentence) {
  const tooLong = said('Use at most {max} characters.', { max });
  return bounded(longestGiven(max), tooLong)
    .trim()
    .max(max, { ...tooLong, abort: true })
    .regex(pattern, said(refused));
}

/** NFC-normalised and trimmed, at most `max` characters. */
export function line(max: number) {
  return words(max, singleLine, 'Control characters and line breaks are not allowed.');
}

/** `enter` is the error sentence, such as "Enter your name." */
export function requiredLine(max: number, enter: Sentence) {
  return line(max).min(1, said(enter));
}

export function text(max: number) {
  return words(max, severalLines, 'Control characters are not allowed.');
}

/** The largest value of a PostgreSQL `integer` column. */
const maxInteger = 2_147_483_647;
export const Id = z
  .int(said('Enter a whole number.'))
  .positive(said('Enter a number above 0.'))
  .max(maxInteger, said('This entry does not exist.'));
/** An id in a path or a query, where everything is text. */
export const IdText = z
  .string()
  .regex(/^[1-9]\d{0,9}$/, said('Enter the id of an entry.'))
  .transform(Number)
  .refine((value) => value <= maxInteger, said('This entry does not exist.'));
export const IdParams = z.object({ id: IdText });
export const Slug = z
  .string(said('Enter text.'))
  .regex(/^[a-z0-9-]{1,120}$/, said('Use lower-case letters, digits and hyphens, at most 120 characters.'));
/** In minor units of the hospital's currency. */
export const Money = z
  .int(said('Enter a whole number.'))
  .min(0, said('Enter 0 or more.'))
  .max(100_000_000, said('Enter a smaller amount.'));
export const Minutes = z
  .int(said('Enter whole minutes.'))
  .min(0, said('Enter 0 or more.'))
  .max(525_600, said('Enter a shorter time.'));
/** RFC 3339 in UTC. */
export const Instant = z.iso
  .datetime({ offset: true, ...said('Enter a date and time with a UTC offset.') })
  .refine(hasFourDigitYear, said('Enter a date and time with a UTC offset.'));
export const LocalDate = z.iso.date(said('Enter a date such as 2026-05-31.'));
/** For storage or calculation: calendars need days on either side, and the database has no year 0. */
export const CalendarDate = LocalDate.refine(
  (value) => value >= '1900' && value < '3000',
  said('Enter a date between 1900 and 2999.'),
);
export const LocalTime = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, said('Enter a time such as 09:30.'));
/** Wall time in the hospital's zone. */
export const LocalDateTime = z
  .string()
  .regex(
    /^\d{4}-\d{2}-\d{2}T([01]\d|2[0-3]):[0-5]\d$/,
    said('Enter a date and time such as 2026-12-24T09:00.'),
  )
  .refine((value) => CalendarDate.safeParse(value.slice(0, 10)).success, said('This date does not exist.'));

/** zod's pattern, plus encoded top-level domains: “xn--p1ai”. */
const address =
  /^(?:[A-Za-z0-9_'+-]+\.)*[A-Za-z0-9_'+-]*[A-Za-z0-9_+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+(?:[A-Za-z]{2,}|[Xx][Nn]--[A-Za-z0-9-]+)$/;
const wrongAddress = 'Enter an email address such as name@example.org.' satisfies Sentence;
/** Few mail servers carry other letters before the @ (docs/decisions/035-letters-in-an-address.md). */
const givenAddress = line(longestEmail)
  .overwrite(withAsciiDomain)
  .max(longestEmail, said('Use at most {max} characters.', { max: longestEmail }))
  .refine(
    (value) => !/\P{ASCII}/u.test(value.split('@').slice(0, -1).join()),
    said(
      'Enter an address with only the letters A to Z before the @, without accents. We cannot write to others.',
    ),
  );
export const Email = givenAddress.pipe(z.email({ pattern: address, ...said(wrongAddress) }));
export const OptionalEmail = givenAddress.refine(
  (value) => value === '' || address.test(value),
  said(wrongAddress),
);
/** Empty, or an absolute address that is safe to follow. */
export const OptionalUrl = line(500).refine(
  (value) => value === '' || isWebAddress(value),
  said('Enter a full address that starts with https://.'),
);

/** In UTC: an offset may shift it into year 0 or 10000, which the database does not have. */
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

export const Faqs = z
  .array(
    z.strictObject({
      question: requiredLine(200, 'Enter a question.'),
      answer: text(1000).min(1, said('Enter an answer.')),
    }),
  )
  .max(30, said('Use at most 30 questions.'));

/**
 * `srcset` lists WebP files, each with an AVIF twin of the same name. `focalX` and `focalY` are the point that a crop
 * must keep, as fractions of width and height.
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

/** A link to another entry. */
export const Reference = z.object({
  id: z.int(),
  name: z.string(),
  slug: z.string(),
  /** Language of the name, if it differs from the requested one. */
  language: z.string().optional(),
});
export type Reference = z.output<typeof Reference>;

export const Status = z.enum(
  ['draft', 'published', 'archived'],
  said('Choose draft, published or archived.'),
);
export type Status = z.output<typeof Status>;
