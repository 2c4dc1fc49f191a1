/**
 * The tables as Drizzle sees them. The SQL in migrations/ is authoritative; schema.test.ts compares the two, and both
 * with the contract's limits.
 */

import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  customType,
  date,
  integer,
  jsonb,
  pgTable,
  real,
  smallint,
  text,
  timestamp,
  uuid,
  varchar,
} from 'drizzle-orm/pg-core';
import type { AppointmentSource, AppointmentStatus, ChangedBy } from '#contract/appointment.ts';
import type { Status } from '#contract/base.ts';
import type { GuideTopic } from '#contract/guide.ts';
import type { InquiryStatus, PartOfDay } from '#contract/inquiry.ts';
import type { Channel, MailStatus } from '#contract/mail.ts';
import type { VisitMode } from '#contract/modes.ts';
import type { NoticeKind, NoticeWay } from '#contract/notice.ts';
import type { OpeningLine } from '#contract/opening.ts';
import type { Audience } from '#contract/package.ts';
import type { Answers, AskedWhen, Question } from '#contract/question.ts';
import type { Removed } from '#contract/retention.ts';
import { emptyRichText, type RichText } from '#contract/rich-text.ts';
import type { Grant } from '#contract/roles.ts';
import type { Outage } from '#contract/room.ts';
import type { Schedule } from '#contract/schedule.ts';
import type { CalendarNames, Clock, DoctorPictures } from '#contract/settings.ts';
import type { SignInPolicy } from '#contract/sign-in-policy.ts';
import type { SmsProvider } from '#contract/sms-gateway.ts';
import type { TranslationStatus } from '#contract/translation.ts';
import type { VisitType } from '#contract/visit-type.ts';
import type { WaitlistStatus } from '#contract/waitlist.ts';
import { type QueuedBy, queuedBy } from '#server/telemetry/queued.ts';
import type { Language } from '#words/language.ts';

const bytea = customType<{ data: Buffer }>({ dataType: () => 'bytea' });
/** The driver encodes a list of Buffers itself; an array of the type above would convert each to text first. */
const byteaList = customType<{ data: Buffer[] }>({ dataType: () => 'bytea[]' });
/** Integers, in PostgreSQL's notation. */
const multirange = customType<{ data: string }>({ dataType: () => 'int4multirange' });
/** The headers of a message for mail programs. Stored as JSON, so every field may be missing. */
export interface MailHeaders {
  /** For replies, instead of the sender. */
  replyTo?: string;
  /** Set if others must know it; otherwise derived from the outbox id. */
  messageId?: string;
  /** The earlier messages of its thread, oldest first. */
  references?: string[];
  /** Leads to a page with one button; mail programs POST there (RFC 8058). */
  unsubscribeUrl?: string;
  /** No machine should answer it (RFC 3834). */
  isAutomatic?: boolean;
  /** A text message that must wake no one. */
  isForDaytime?: boolean;
  /** It opens its recipient's account: others may not read it, and it is not kept once sent. */
  isSecret?: boolean;
  /** For the log alone. */
  queuedBy?: QueuedBy;
}

/** Mail that is counted when sent, and waits in the outbox while its mailbox is over the limit. */
export type CountedMail = 'appointment' | 'waitlist' | 'inquiry' | 'sms';

/** The column adds the cause of a message, so that its writers need not. */
const mailHeaders = customType<{ data: MailHeaders; driverData: unknown }>({
  dataType: () => 'jsonb',
  toDriver(headers) {
    const by = queuedBy();
    return JSON.stringify(by ? { ...headers, queuedBy: by } : headers);
  },
  fromDriver: (headers) => headers as MailHeaders,
});
const tstzrange = customType<{ data: string }>({ dataType: () => 'tstzrange' });

const id = () => integer().generatedByDefaultAsIdentity().primaryKey();
const instant = () => timestamp({ withTimezone: true, mode: 'date' });
const created = { id: id(), createdAt: instant().notNull().default(sql`now()`) };
const stored = {
  ...created,
  updatedAt: instant().notNull().default(sql`now()`),
  version: integer().notNull().default(1),
};
const single = { ...stored, id: integer().primaryKey().default(1) };
/** One line or paragraph of at most `length` characters; never null. */
const words = (length: number) => varchar({ length }).notNull().default('');
const richText = () => jsonb().$type<RichText>().notNull().default(emptyRichText);
const list = <T>() => jsonb().$type<T[]>().notNull().default([]);
const wallTime = () => timestamp({ mode: 'string' });

const publishable = {
  ...stored,
  deletedAt: instant(),
  status: varchar({ length: 20 }).$type<Status>().notNull().default('published'),
  publishedAt: instant(),
  position: integer().notNull().default(0),
};
const content = {
  ...publishable,
  slug: varchar({ length: 120 }).notNull(),
  seoTitle: words(120),
  seoDescription: words(300),
};

export const staff = pgTable('staff', {
  ...stored,
  name: varchar({ length: 120 }).notNull(),
  email: varchar({ length: 254 }).notNull(),
  /** Null until an invitation is accepted. */
  passwordHash: text(),
  disabledAt: instant(),
  /** Set on deletion; the name stays for the trail. */
  leftAt: instant(),
  totpKey: bytea(),
  totpPendingKey: bytea(),
  totpStep: integer().notNull().default(0),
  /** No default: the creator must state them. */
  roles: jsonb().$type<Grant[]>().notNull(),
  /** The doctor who owns the account. */
  doctorId: integer(),
  /** The person at the hospital's identity provider; such an account has no password. */
  ssoIssuer: varchar({ length: 500 }),
  ssoSubject: varchar({ length: 255 }),
  /** Language of the staff area; '' for the hospital's main one. */
  language: varchar({ length: 2 }).$type<Language | ''>().notNull().default(''),
});

/** The factor shown at sign-in; `password` is the only one without a second factor. */
export type OpenedBy = 'password' | 'code' | 'passkey' | 'sso';

export const session = pgTable('session', {
  ...created,
  staffId: integer().notNull(),
  tokenHash: bytea().notNull(),
  openedBy: text().$type<OpenedBy>().notNull().default('password'),
  usedAt: instant().notNull().default(sql`now()`),
  expiresAt: instant().notNull(),
  device: words(300),
  /** When the password or a passkey was last confirmed after signing in. */
  confirmedAt: instant(),
  lockedAt: instant(),
});

export const apiToken = pgTable('api_token', {
  ...created,
  /** The account whose name the trail shows; no one signs in to it. */
  staffId: integer().notNull(),
  name: varchar({ length: 60 }).notNull(),
  tokenHash: bytea().notNull(),
  roles: jsonb().$type<Grant[]>().notNull(),
  readsOnly: boolean().notNull(),
  expiresAt: instant().notNull(),
  usedAt: instant(),
  /** The responsible administrator. */
  ownerId: integer(),
});

export const ssoRequest = pgTable('sso_request', {
  stateHash: bytea().primaryKey(),
  browserHash: bytea().notNull(),
  /** The session to be confirmed; null for a sign-in. */
  sessionId: integer(),
  createdAt: instant().notNull().default(sql`now()`),
  expiresAt: instant().notNull(),
});

export const ssoSession = pgTable('sso_session', {
  sessionId: integer().primaryKey(),
  /** Sealed. */
  token: bytea().notNull(),
  /** A refresh token; otherwise an access token. */
  isRefresh: boolean().notNull(),
  idToken: bytea().notNull(),
  checkedAt: instant().notNull(),
  /** Since when the issuer could not be reached. */
  failingSince: instant(),
});

export const staffLink = pgTable('staff_link', {
  ...created,
  staffId: integer().notNull(),
  purpose: varchar({ length: 10 }).$type<'invitation' | 'reset' | 'email'>().notNull(),
  tokenHash: bytea().notNull(),
  expiresAt: instant().notNull(),
  /** The new address that a link was sent to. */
  email: varchar({ length: 254 }),
});

export const recoveryCode = pgTable('recovery_code', {
  ...created,
  staffId: integer().notNull(),
  codeHash: bytea().notNull(),
});

export const passkey = pgTable('passkey', {
  ...created,
  staffId: integer().notNull(),
  name: varchar({ length: 60 }).notNull(),
  credentialId: varchar({ length: 1400 }).notNull(),
  publicKey: bytea().notNull(),
  counter: bigint({ mode: 'number' }).notNull().default(0),
  transports: list<string>(),
  usedAt: instant(),
});

export const passkeyChallenge = pgTable('passkey_challenge', {
  challengeHash: bytea().primaryKey(),
  staffId: integer(),
  expiresAt: instant().notNull(),
});

export const knownDevice = pgTable('known_device', {
  ...created,
  staffId: integer().notNull(),
  tokenHash: bytea().notNull(),
  usedAt: instant().notNull().default(sql`now()`),
});

export const signInFailure = pgTable('sign_in_failure', {
  key: varchar({ length: 400 }).primaryKey(),
  failures: integer().notNull(),
  blockedUntil: instant().notNull(),
  updatedAt: instant().notNull().default(sql`now()`),
});

export const savedView = pgTable('saved_view', {
  ...created,
  staffId: integer().notNull(),
  list: varchar({ length: 40 }).notNull(),
  name: varchar({ length: 60 }).notNull(),
  search: varchar({ length: 1000 }).notNull(),
});

const way = () => varchar({ length: 10 }).$type<NoticeWay>().notNull().default('area');
export const noticeChoice = pgTable('notice_choice', {
  staffId: integer().primaryKey(),
  inquiry: way(),
  request: way(),
  stranded: way(),
  call: way(),
  undelivered: way(),
  digestHour: integer().notNull().default(7),
  digestOn: date({ mode: 'string' }),
  mailedAt: instant(),
});

export const noticeMark = pgTable('notice_mark', {
  staffId: integer().notNull(),
  kind: varchar({ length: 20 }).$type<NoticeKind>().notNull(),
  entityId: integer().notNull(),
  occasion: instant().notNull(),
  readAt: instant(),
  mailedAt: instant(),
});

const trail = {
  createdAt: instant().notNull().default(sql`now()`),
  actorId: integer(),
  actorName: varchar({ length: 120 }).notNull(),
  entity: varchar({ length: 40 }).notNull(),
  entityId: integer().notNull(),
};

export const activity = pgTable('activity', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  ...trail,
  action: varchar({ length: 40 }).notNull(),
  label: words(200),
  changesHash: bytea(),
  sealNumber: bigint({ mode: 'number' }),
  seal: bytea(),
});

export const activityChange = pgTable('activity_change', {
  activityId: bigint({ mode: 'number' }).primaryKey(),
  salt: bytea().notNull(),
  content: text().notNull(),
});

export const activitySeen = pgTable('activity_seen', {
  activityId: bigint({ mode: 'number' }).primaryKey(),
  entity: varchar({ length: 40 }).notNull(),
  ids: multirange().notNull(),
});

export const activityAnchor = pgTable('activity_anchor', {
  id: integer().primaryKey().default(1),
  firstNumber: bigint({ mode: 'number' }).notNull(),
  firstSeal: bytea().notNull(),
  lastNumber: bigint({ mode: 'number' }).notNull(),
  lastSeal: bytea().notNull(),
  signature: varchar({ length: 100 }).notNull(),
});

export const revision = pgTable('revision', {
  id: integer().generatedAlwaysAsIdentity().primaryKey(),
  ...trail,
  version: integer().notNull(),
  content: jsonb().$type<Record<string, unknown>>().notNull(),
});

export const formerSlug = pgTable('former_slug', {
  entity: varchar({ length: 40 }).notNull(),
  slug: varchar({ length: 120 }).notNull(),
  entityId: integer().notNull(),
  createdAt: instant().notNull().default(sql`now()`),
});

/** The words of an entry in another language of the website; `words` and `source` are by column. */
export const translation = pgTable('translation', {
  ...stored,
  entity: varchar({ length: 40 }).notNull(),
  entityId: integer().notNull(),
  language: varchar({ length: 2 }).$type<Language>().notNull(),
  slug: varchar({ length: 120 }),
  status: varchar({ length: 20 }).$type<TranslationStatus>().notNull().default('draft'),
  publishedAt: instant(),
  words: jsonb().$type<Record<string, unknown>>().notNull().default({}),
  /** The entry's own words when it was translated. */
  source: jsonb().$type<Record<string, unknown>>().notNull().default({}),
});

export const media = pgTable('media', {
  ...stored,
  key: varchar({ length: 40 }).notNull(),
  name: varchar({ length: 200 }).notNull(),
  alt: words(300),
  width: integer().notNull(),
  height: integer().notNull(),
  focalX: real().notNull().default(0.5),
  focalY: real().notNull().default(0.5),
  placeholder: text().notNull().default(''),
  variantsAt: instant(),
});

export const mediaRemoval = pgTable('media_removal', {
  key: varchar({ length: 40 }).primaryKey(),
  createdAt: instant().notNull().default(sql`now()`),
});

/** `received` bytes of `size` have arrived; with `mediaId`, the picture is in the library. */
export const upload = pgTable('upload', {
  id: varchar({ length: 64 }).primaryKey(),
  staffId: integer().notNull(),
  name: varchar({ length: 200 }).notNull(),
  size: integer().notNull(),
  received: integer().notNull().default(0),
  mediaId: integer(),
  isKnown: boolean().notNull().default(false),
  createdAt: instant().notNull().default(sql`now()`),
  touchedAt: instant().notNull().default(sql`now()`),
});

export const uploadPart = pgTable('upload_part', {
  uploadId: varchar({ length: 64 }).notNull(),
  startsAt: integer().notNull(),
  bytes: bytea().notNull(),
});

export const department = pgTable('department', {
  ...content,
  name: varchar({ length: 120 }).notNull(),
  icon: words(60),
  imageId: integer(),
  summary: words(300),
  description: richText(),
  location: words(120),
  phone: words(40),
  email: words(254),
  openingHours: list<OpeningLine>(),
  headDoctorId: integer(),
  faqs: list<{ question: string; answer: string }>(),
});

export const speciality = pgTable('speciality', {
  ...content,
  name: varchar({ length: 120 }).notNull(),
  description: words(500),
});

export const doctor = pgTable('doctor', {
  ...content,
  name: varchar({ length: 120 }).notNull(),
  title: words(30),
  qualifications: words(200),
  role: words(120),
  imageId: integer(),
  summary: words(300),
  biography: richText(),
  languages: list<string>(),
  practisingSince: integer(),
  registrationNumber: words(60),
  consultationFee: integer(),
  education: list<{ degree: string; institution: string; year: number | null }>(),
  bookable: boolean().notNull().default(true),
});

export const doctorDepartment = pgTable('doctor_department', {
  doctorId: integer().notNull(),
  departmentId: integer().notNull(),
  position: integer().notNull().default(0),
});

export const doctorSpeciality = pgTable('doctor_speciality', {
  doctorId: integer().notNull(),
  specialityId: integer().notNull(),
  position: integer().notNull().default(0),
});

export const service = pgTable('service', {
  ...content,
  title: varchar({ length: 120 }).notNull(),
  icon: words(60),
  imageId: integer(),
  summary: words(300),
  forWhom: words(300),
  description: richText(),
  departmentId: integer(),
  priceFrom: integer(),
  durationMinutes: integer(),
  visitTypeId: integer(),
  preparation: words(2000),
  faqs: list<{ question: string; answer: string }>(),
});

export const condition = pgTable('condition', {
  ...content,
  title: varchar({ length: 120 }).notNull(),
  otherNames: words(200),
  summary: words(300),
  callNow: words(2000),
  beSeenToday: words(2000),
  atHome: words(2000),
  description: richText(),
  selfCare: richText(),
  departmentId: integer(),
  author: words(120),
  reviewedOn: date({ mode: 'string' }),
  reviewDueOn: date({ mode: 'string' }),
});

export const synonym = pgTable('synonym', {
  ...stored,
  deletedAt: instant(),
  name: varchar({ length: 120 }).notNull(),
  /** '' for the main one. */
  language: varchar({ length: 2 }).$type<Language | ''>().notNull().default(''),
  words: list<string>(),
  leadsTo: list<string>(),
  advice: words(400),
});

export const savedReply = pgTable('saved_reply', {
  ...stored,
  deletedAt: instant(),
  name: varchar({ length: 120 }).notNull(),
  /** '' for the main one. */
  language: varchar({ length: 2 }).$type<Language | ''>().notNull().default(''),
  text: varchar({ length: 5000 }).notNull(),
});

/** Maintained by triggers: see 092-baseline.sql. */
export const searchWord = pgTable('search_word', {
  word: varchar({ length: 40 }).notNull(),
  entity: varchar({ length: 20 }).notNull(),
  entityId: integer().notNull(),
  /** '' for the main one. */
  language: varchar({ length: 2 }).notNull().default(''),
  weight: real().notNull(),
  since: instant().notNull(),
});
export const searchVocabulary = pgTable('search_vocabulary', {
  word: varchar({ length: 40 }).primaryKey(),
});

export const healthPackage = pgTable('package', {
  ...content,
  title: varchar({ length: 120 }).notNull(),
  imageId: integer(),
  summary: words(300),
  description: richText(),
  price: integer().notNull(),
  discountPrice: integer(),
  groups: list<{ title: string; items: string[] }>(),
  preparation: words(2000),
  audience: varchar({ length: 20 }).$type<Audience>().notNull().default('everyone'),
  departmentId: integer(),
  durationMinutes: integer(),
  visitTypeId: integer(),
  featured: boolean().notNull().default(false),
});

export const gallery = pgTable('gallery', {
  ...content,
  title: varchar({ length: 120 }).notNull(),
  description: words(1000),
  coverId: integer(),
  takenOn: date({ mode: 'string' }),
});

export const galleryImage = pgTable('gallery_image', {
  ...stored,
  galleryId: integer().notNull(),
  mediaId: integer().notNull(),
  caption: words(300),
  position: integer().notNull(),
});

export const news = pgTable('news', {
  ...content,
  title: varchar({ length: 160 }).notNull(),
  excerpt: words(300),
  body: jsonb().$type<RichText>().notNull(),
  imageId: integer(),
  author: words(120),
  tags: list<string>(),
  featured: boolean().notNull().default(false),
});

export const guide = pgTable('guide', {
  ...content,
  title: varchar({ length: 120 }).notNull(),
  otherNames: words(300),
  topic: varchar({ length: 20 }).$type<GuideTopic>().notNull(),
  summary: words(300),
  body: richText(),
});

export const testimonial = pgTable('testimonial', {
  ...publishable,
  name: varchar({ length: 120 }).notNull(),
  quote: varchar({ length: 1000 }).notNull(),
  rating: integer(),
  imageId: integer(),
  doctorId: integer(),
  departmentId: integer(),
  treatment: words(120),
  consent: boolean().notNull().default(false),
});

export const contact = pgTable('contact', {
  ...single,
  phone_number: words(300),
  phoneLabels: words(300),
  email: words(500),
  emailLabels: words(500),
  location: words(300),
  emergencyPhone: words(40),
  ambulancePhone: words(40),
  mapUrl: words(500),
  openingHours: list<OpeningLine>(),
});

export const sociallink = pgTable('sociallink', {
  ...single,
  facebook: words(500),
  instagram: words(500),
  linkedIn: words(500),
});

export const settings = pgTable('settings', {
  ...single,
  name: varchar({ length: 120 }).notNull().default('Our hospital'),
  tagline: varchar({ length: 160 }).notNull().default('Leading the Way in Medical Excellence, Trusted Care.'),
  logoId: integer(),
  timeZone: varchar({ length: 60 }).notNull().default('Europe/London'),
  currency: varchar({ length: 3 }).notNull().default('GBP'),
  country: varchar({ length: 2 }).notNull().default('GB'),
  locale: varchar({ length: 35 }).notNull().default('en-GB'),
  clock: varchar({ length: 5 }).$type<Clock>().notNull().default('usual'),
  languages: list<Language>(),
  translatedOnly: list<Language>(),
  announcement: words(300),
  intro: words(400),
  facts: list<{ value: string; label: string }>(),
  maxFutureAppointments: integer().notNull().default(4),
  aboutText: richText(),
  pricingText: richText(),
  gettingHereText: richText(),
  pricesValidUntil: date({ mode: 'string' }),
  privacyText: richText(),
  accessibilityText: richText(),
  primaryColor: words(7),
  accentColor: words(7),
  doctorPictures: varchar({ length: 20 }).$type<DoctorPictures>().notNull().default('pictures'),
  announcementUntil: instant(),
  waitlistOfferMinutes: integer().notNull().default(120),
  firstReminderDays: integer().notNull().default(5),
  lastReminderDays: integer().notNull().default(1),
  inquiryHours: integer().notNull().default(8),
  videoAddress: words(300),
  calendarNames: varchar({ length: 10 }).$type<CalendarNames>().notNull().default('none'),
});

export const retention = pgTable('retention', {
  ...single,
  inquiryMonths: integer().notNull().default(12),
  appointmentMonths: integer().notNull().default(24),
  sentMailDays: integer().notNull().default(90),
  waitlistDays: integer().notNull().default(30),
  ratingMonths: integer().notNull().default(24),
  recordMonths: integer().notNull().default(0),
  recordLaw: words(200),
});

export const signInPolicy = pgTable('sign_in_policy', {
  ...single,
  needsSecondFactor: boolean().notNull().default(false),
  doctorsChangeProfile: boolean().notNull().default(false),
  doctorsChangeHours: boolean().notNull().default(false),
  lockAfterMinutes: integer().$type<SignInPolicy['lockAfterMinutes']>().notNull().default(0),
  ssoLabel: words(60),
  ssoOnly: boolean().notNull().default(false),
  ssoCreatesAccounts: boolean().notNull().default(false),
  ssoGroupsClaim: varchar({ length: 100 }).notNull().default('groups'),
  ssoGroups: list<SignInPolicy['ssoGroups'][number]>(),
  emergencyAccountId: integer(),
});

export const smsGateway = pgTable('sms_gateway', {
  ...single,
  provider: varchar({ length: 10 }).$type<SmsProvider>().notNull().default('none'),
  address: words(500),
  account: words(60),
  sender: words(40),
  shortName: words(20),
  quietFrom: smallint().notNull().default(21),
  quietUntil: smallint().notNull().default(8),
  sealedSecret: bytea(),
  sealedReplySecret: bytea(),
});

export const smsStop = pgTable('sms_stop', {
  phone: varchar({ length: 40 }).primaryKey(),
  createdAt: instant().notNull().default(sql`now()`),
});

export const secretMark = pgTable('secret_mark', {
  id: integer().primaryKey().default(1),
  createdAt: instant().notNull().default(sql`now()`),
  mark: bytea().notNull(),
});

export const purge = pgTable('purge', { ...created, removed: jsonb().$type<Removed>().notNull() });

export const mailText = pgTable('mail_text', {
  ...stored,
  /** Set while the standard text is used again. */
  deletedAt: instant(),
  kind: varchar({ length: 40 }).notNull(),
  subject: varchar({ length: 120 }).notNull(),
  opening: varchar({ length: 2000 }).notNull(),
  closing: words(2000),
});

export const visitType = pgTable('visit_type', {
  ...stored,
  deletedAt: instant(),
  name: varchar({ length: 80 }).notNull(),
  durationMinutes: integer().notNull(),
  stepMinutes: integer(),
  bufferBeforeMinutes: integer().notNull().default(0),
  bufferAfterMinutes: integer().notNull().default(0),
  places: integer().notNull().default(1),
  leadMinutes: integer().notNull().default(120),
  horizonDays: integer().notNull().default(60),
  cancelCutoffMinutes: integer().notNull().default(1440),
  moveCutoffMinutes: integer().notNull().default(1440),
  offered: varchar({ length: 10 }).$type<VisitType['offered']>().notNull().default('book'),
  mode: varchar({ length: 20 }).$type<VisitType['mode']>().notNull().default('in-person'),
  otherModes: list<VisitMode>(),
  needsApproval: boolean().notNull().default(false),
  position: integer().notNull().default(0),
  /** The kind of room that each visit takes; '' for none. */
  roomKind: words(80),
  questions: list<Question>(),
  askedWhen: varchar({ length: 10 }).$type<AskedWhen>().notNull().default('before'),
});

export const visitTypeDoctor = pgTable('visit_type_doctor', {
  visitTypeId: integer().notNull(),
  doctorId: integer().notNull(),
});

export const room = pgTable('room', {
  ...stored,
  deletedAt: instant(),
  name: varchar({ length: 80 }).notNull(),
  kind: varchar({ length: 80 }).notNull(),
  departmentId: integer(),
  isInUse: boolean().notNull().default(true),
  outages: list<Outage>(),
  note: words(200),
  position: integer().notNull().default(0),
});

export const waitingArea = pgTable('waiting_area', {
  ...stored,
  deletedAt: instant(),
  name: varchar({ length: 80 }).notNull(),
  departmentId: integer(),
  takesCheckIn: boolean().notNull().default(true),
  position: integer().notNull().default(0),
  linkVersion: integer().notNull().default(0),
});

export const calendarAddress = pgTable('calendar_address', {
  ...created,
  staffId: integer().notNull(),
  doctorId: integer().notNull(),
  linkVersion: integer().notNull().default(0),
  readAt: instant(),
});

export const schedule = pgTable('schedule', {
  id: id(),
  doctorId: integer().notNull(),
  validFrom: date({ mode: 'string' }).notNull(),
  validUntil: date({ mode: 'string' }),
  rules: jsonb().$type<Schedule['rules']>().notNull(),
});

export const timeOff = pgTable('time_off', {
  ...created,
  doctorId: integer().notNull(),
  kind: varchar({ length: 10 }).$type<'leave' | 'extra'>().notNull(),
  startsLocal: wallTime().notNull(),
  endsLocal: wallTime().notNull(),
  note: words(200),
  isDemo: boolean().notNull().default(false),
});

export const closure = pgTable('closure', {
  ...stored,
  deletedAt: instant(),
  departmentId: integer(),
  startsLocal: wallTime().notNull(),
  endsLocal: wallTime().notNull(),
  reason: words(120),
  note: words(200),
});

/** Patients; `patient_of` in 092-baseline.sql defines how a new row finds its patient. */
export const patient = pgTable('patient', {
  ...stored,
  name: varchar({ length: 120 }).notNull(),
  email: words(254),
  phone: words(40),
  mergedIntoId: integer(),
  mergedAt: instant(),
  isDemo: boolean().notNull().default(false),
});

export const patientNote = pgTable('patient_note', {
  ...created,
  patientId: integer().notNull(),
  actorId: integer(),
  actorName: varchar({ length: 120 }).notNull(),
  text: varchar({ length: 1000 }).notNull(),
});

export const appointment = pgTable('appointment', {
  ...stored,
  reference: varchar({ length: 8 }).notNull(),
  status: varchar({ length: 20 }).$type<AppointmentStatus>().notNull(),
  statusNote: words(200),
  doctorId: integer().notNull(),
  visitTypeId: integer().notNull(),
  visitType: jsonb()
    .$type<
      Omit<
        VisitType,
        | 'doctorIds'
        | 'createdAt'
        | 'updatedAt'
        | 'position'
        | 'roomKind'
        | 'offered'
        | 'otherModes'
        | 'questions'
        | 'askedWhen'
      > & {
        alone?: boolean;
        /** Missing in visits from before there were rooms. */
        roomKind?: string;
        /** Missing in visits from before there was a choice; `mode` is the chosen one. */
        offered?: VisitType['offered'];
        otherModes?: VisitMode[];
      }
    >()
    .notNull(),
  startsAt: instant().notNull(),
  endsAt: instant().notNull(),
  timeZone: varchar({ length: 60 }).notNull(),
  name: varchar({ length: 120 }).notNull(),
  email: words(254),
  phone: words(40),
  patientIsOther: boolean().notNull().default(false),
  patientName: words(120),
  reason: words(500),
  language: words(35),
  smsAgreedAt: instant(),
  needsInterpreter: boolean().notNull().default(false),
  interpreterLanguage: words(60),
  needsStepFree: boolean().notNull().default(false),
  needsHearingHelp: boolean().notNull().default(false),
  needsSightHelp: boolean().notNull().default(false),
  needsChaperone: boolean().notNull().default(false),
  source: varchar({ length: 20 }).$type<AppointmentSource>().notNull().default('web'),
  sequence: integer().notNull().default(0),
  manageTokenHash: bytea(),
  linkVersion: integer().notNull().default(0),
  previousStartsAt: instant(),
  previousDoctorId: integer(),
  changedBy: varchar({ length: 10 }).$type<'' | ChangedBy>().notNull().default(''),
  messageToPatient: words(500),
  keptRules: bytea(),
  newTimesOfferedAt: instant(),
  packageId: integer(),
  serviceId: integer(),
  price: integer(),
  contactRemovedAt: instant(),
  /** Everything was deleted except the record that the law requires. */
  detailsRemovedAt: instant(),
  contactProvenAt: instant(),
  confirmUntil: instant(),
  isTimeKept: boolean().notNull().default(true),
  /** Beside other bookings: it has no allocation. */
  isSqueezedIn: boolean().notNull().default(false),
  isDemo: boolean().notNull().default(false),
  patientId: integer(),
  cancelledAt: instant(),
  /** The number by which the patient is called; set on arrival. */
  callNumber: smallint(),
  /** The patient checked in, and no one at the desk has confirmed it. */
  hasCheckedIn: boolean().notNull().default(false),
  /** Shared by the visits of a series. */
  seriesId: uuid(),
});

export const delay = pgTable('delay', {
  doctorId: integer().primaryKey(),
  minutes: smallint().notNull(),
  startsAt: instant().notNull(),
  endsAt: instant().notNull(),
  since: instant().notNull(),
  saidBy: varchar({ length: 120 }).notNull(),
});

/** The answers of a visit's patient, with the questions as they were asked. */
export const visitAnswer = pgTable('visit_answer', {
  appointmentId: integer().primaryKey(),
  createdAt: instant().notNull().default(sql`now()`),
  updatedAt: instant().notNull().default(sql`now()`),
  version: integer().notNull().default(1),
  questions: jsonb().$type<Question[]>().notNull(),
  /** The words of the questions in the language of the patient, by those of the main language. */
  words: jsonb().$type<Record<string, string>>().notNull().default({}),
  language: words(35),
  answers: jsonb().$type<Answers>().notNull().default({}),
  total: smallint().notNull(),
  answered: smallint().notNull(),
  isComplete: boolean().notNull().default(false),
  askedAgainAt: instant(),
  linkHash: bytea(),
});

/** Files added to answers. */
export const visitFile = pgTable('visit_file', {
  ...created,
  appointmentId: integer().notNull(),
  linkId: varchar({ length: 36 }).notNull(),
  name: varchar({ length: 120 }).notNull(),
  type: varchar({ length: 20 }).notNull(),
  size: integer().notNull(),
  content: bytea().notNull(),
  linkHash: bytea(),
});

export const allocation = pgTable('allocation', {
  id: id(),
  doctorId: integer().notNull(),
  lane: smallint().notNull(),
  visitTypeId: integer().notNull(),
  startsAt: instant().notNull(),
  during: tstzrange().notNull(),
  active: boolean().notNull().default(true),
  appointmentId: integer(),
  holdTokenHash: bytea(),
  expiresAt: instant(),
  extended: boolean().notNull().default(false),
  takenFrom: byteaList(),
  countedUntil: instant(),
  alone: boolean().notNull().default(false),
  roomId: integer(),
});

export const waitlist = pgTable('waitlist', {
  ...created,
  updatedAt: instant().notNull().default(sql`now()`),
  status: varchar({ length: 10 }).$type<WaitlistStatus>().notNull().default('waiting'),
  doctorId: integer(),
  departmentId: integer(),
  packageId: integer(),
  serviceId: integer(),
  visitTypeId: integer(),
  fromDate: date({ mode: 'string' }).notNull(),
  toDate: date({ mode: 'string' }).notNull(),
  name: varchar({ length: 120 }).notNull(),
  email: words(254),
  phone: words(40),
  language: words(35),
  smsAgreedAt: instant(),
  linkKey: varchar({ length: 40 }).notNull(),
  linkTokenHash: bytea().notNull(),
  appointmentId: integer(),
  isDemo: boolean().notNull().default(false),
  patientId: integer(),
});

export const waitlistOffer = pgTable('waitlist_offer', {
  ...created,
  waitlistId: integer().notNull(),
  doctorId: integer().notNull(),
  visitTypeId: integer().notNull(),
  startsAt: instant().notNull(),
  expiresAt: instant().notNull(),
  state: varchar({ length: 10 }).$type<'open' | 'booked' | 'declined' | 'over'>().notNull().default('open'),
  allocationId: integer(),
  isCalled: boolean().notNull().default(false),
});

/** Rows of invented patients have `isDemo` in their own table: see demo-patients/. */
export const demoPatients = pgTable('demo_patients', {
  id: integer().primaryKey().default(1),
  createdAt: instant().notNull().default(sql`now()`),
  renewedAt: instant().notNull(),
  endedAt: instant(),
});

export const idempotency = pgTable('idempotency', {
  key: varchar({ length: 200 }).notNull(),
  route: varchar({ length: 120 }).notNull(),
  bodyHash: bytea().notNull(),
  status: integer().notNull(),
  answer: jsonb().$type<unknown>().notNull(),
  createdAt: instant().notNull().default(sql`now()`),
});

export const inquiry = pgTable('inquiry', {
  ...stored,
  reference: varchar({ length: 8 }).notNull(),
  receiptTokenHash: bytea().notNull(),
  status: varchar({ length: 20 }).$type<InquiryStatus>().notNull().default('new'),
  note: words(2000),
  name: varchar({ length: 120 }).notNull(),
  email: words(254),
  phone: words(40),
  subject: words(200),
  message: varchar({ length: 5000 }).notNull(),
  language: words(35),
  topic: words(160),
  departmentId: integer(),
  doctorId: integer(),
  serviceId: integer(),
  packageId: integer(),
  visitTypeId: integer(),
  visitMode: varchar({ length: 10 }).$type<'' | VisitMode>().notNull().default(''),
  wishedFrom: date({ mode: 'string' }),
  wishedTo: date({ mode: 'string' }),
  wishedParts: list<PartOfDay>(),
  appointmentId: integer(),
  ownerId: integer(),
  ownerDepartmentId: integer(),
  handedAt: instant(),
  dueAt: instant(),
  copyMessageId: words(200),
  isDemo: boolean().notNull().default(false),
  patientId: integer(),
});

export const inquiryReply = pgTable('inquiry_reply', {
  ...created,
  inquiryId: integer().notNull(),
  actorId: integer(),
  actorName: varchar({ length: 120 }).notNull(),
  text: varchar({ length: 5000 }).notNull(),
  messageId: varchar({ length: 200 }).notNull(),
  outboxId: integer(),
});

export const subscriber = pgTable('subscriber', {
  ...created,
  updatedAt: instant().notNull().default(sql`now()`),
  email: varchar({ length: 254 }).notNull(),
  language: words(35),
  confirmedAt: instant(),
  linkTokenHash: bytea().notNull(),
});

export const pageRating = pgTable('page_rating', {
  id: id(),
  week: date({ mode: 'string' }).notNull(),
  page: varchar({ length: 60 }).notNull(),
  entryId: integer(),
  yes: integer().notNull().default(0),
  no: integer().notNull().default(0),
});

export const pageComment = pgTable('page_comment', {
  id: id(),
  pageRatingId: integer().notNull(),
  wasUseful: boolean().notNull(),
  comment: varchar({ length: 500 }).notNull(),
});

export const budget = pgTable('budget', {
  key: bytea().primaryKey(),
  takenAt: instant().array().notNull(),
});

/** Written only by the request limiter (request-limits.ts). */
export const requestLimit = pgTable('request_limit', {
  key: text().primaryKey(),
  points: integer().notNull().default(0),
  expire: bigint({ mode: 'number' }),
});

export const outbox = pgTable('outbox', {
  ...created,
  channel: varchar({ length: 4 }).$type<Channel>().notNull().default('mail'),
  uniqueKey: varchar({ length: 200 }),
  recipient: varchar({ length: 254 }).notNull(),
  subject: varchar({ length: 300 }).notNull(),
  textBody: text().notNull(),
  htmlBody: text().notNull(),
  calendar: text(),
  headers: mailHeaders()
    .notNull()
    .$default(() => ({})),
  appointmentId: integer(),
  /** For a message about several visits of a series. */
  seriesId: uuid(),
  inquiryId: integer(),
  subscriberId: integer(),
  status: varchar({ length: 10 }).$type<MailStatus>().notNull().default('queued'),
  attempts: integer().notNull().default(0),
  nextAttemptAt: instant().notNull().default(sql`now()`),
  claimedUntil: instant(),
  sentAt: instant(),
  lastError: words(500),
  countsAs: varchar({ length: 20 }).$type<'' | CountedMail>().notNull().default(''),
  usefulUntil: instant().notNull().default(sql`now() + interval '14 days'`),
});

export type StoredAppointment = typeof appointment.$inferSelect;
export type StoredInquiry = typeof inquiry.$inferSelect;
export type StoredMedia = typeof media.$inferSelect;
export type StoredPatient = typeof patient.$inferSelect;
export type StoredWait = typeof waitlist.$inferSelect;
