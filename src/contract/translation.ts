/** The texts of entries in the website's other languages, for translators. */
import { z } from 'zod';
import { languages } from '#words/language.ts';
import { Id, IdText, Instant, line, requiredLine, route, Slug } from './base.ts';
import { longestQuery } from './lengths.ts';
import { said } from './validation-message.ts';

/** A draft waits for review; only published translations are shown. */
export const TranslationStatus = z.enum(['draft', 'published'], said('Choose draft or published.'));
export type TranslationStatus = z.output<typeof TranslationStatus>;

/** `outdated`: the entry changed since its translation. */
export const TranslationState = z.enum(['missing', 'draft', 'outdated', 'current'], said('Choose a state.'));
export type TranslationState = z.output<typeof TranslationState>;

const OtherLanguage = z.enum(languages, said('Choose from {list}.', { list: languages.join(', ') }));
/** The contract's name of a resource, such as `service` or `visitType`. */
const resource = requiredLine(40, 'Enter the name of a resource.');
/** By the name of the field. */
const Words = z.record(z.string().max(40), z.unknown());

const place = { resource, id: IdText, language: OtherLanguage };

export const Translation = z.object({
  /** Zero before it exists. */
  id: z.int(),
  resource: z.string(),
  entryId: z.int(),
  /** The entry's name in the main language. */
  name: z.string(),
  language: OtherLanguage,
  state: TranslationState,
  status: TranslationStatus,
  publishedAt: Instant.nullable(),
  /** Its slug in this language; '' for that of the main one. */
  slug: z.string(),
  /** The translated fields. */
  words: Words,
  /** All translatable fields in their present state. */
  original: Words,
  /** The fields that changed since their translation, with their former values. */
  before: Words,
  createdAt: Instant.nullable(),
  updatedAt: Instant,
  /** Zero before it exists. */
  version: z.int(),
  /** Whether the account may change it. */
  mayChange: z.boolean(),
});
export type Translation = z.output<typeof Translation>;

/** One entry of the board. */
export const Translatable = z.object({
  resource: z.string(),
  id: z.int(),
  name: z.string(),
  isPublic: z.boolean(),
  states: z.partialRecord(OtherLanguage, TranslationState),
});
export type Translatable = z.output<typeof Translatable>;

const digits = (max: number) =>
  z
    .string()
    .regex(/^\d{1,6}$/, said('Use a whole number.'))
    .transform(Number)
    .pipe(z.int().min(1, said('Enter 1 or more.')).max(max, said('Enter at most {max}.', { max })));

const FileFilter = z.object({
  q: line(longestQuery).optional(),
  resource: resource.optional(),
  state: TranslationState.optional(),
  format: z.enum(['csv', 'xliff'], said('Choose CSV or XLIFF.')).default('csv'),
});

/** The result of a file of translations, or of its dry run; an entry with a problem is unchanged. */
const TranslationImport = z.object({
  /** In the order of the file. */
  changes: z.array(
    z.object({
      resource: z.string(),
      id: z.int(),
      name: z.string(),
      isNew: z.boolean(),
      /** The changed fields. */
      fields: z.array(z.string()),
    }),
  ),
  /** Entries without a change, or without a translation in the file. */
  unchanged: z.int(),
  applied: z.boolean(),
  problems: z.array(z.object({ line: z.int(), path: z.string(), message: z.string() })),
});
export type TranslationImport = z.output<typeof TranslationImport>;

export const translation = {
  list: route({
    method: 'GET',
    path: '/admin/translation',
    access: 'staff',
    forPrograms: true,
    summary: 'All entries with the state of their translations',
    query: z.object({
      page: digits(100_000).default(1),
      limit: digits(100).default(20),
      q: line(longestQuery).optional(),
      resource: resource.optional(),
      language: OtherLanguage.optional(),
      state: TranslationState.optional(),
    }),
    data: z.array(Translatable),
    list: true,
    meta: z.object({
      /** The number of entries with each state, by language. */
      counts: z.partialRecord(OtherLanguage, z.partialRecord(TranslationState, z.int())),
    }),
  }),
  get: route({
    method: 'GET',
    path: '/admin/translation/{resource}/{id}/{language}',
    access: 'staff',
    forPrograms: true,
    summary: 'The translation of an entry beside the original; empty where there is none',
    params: z.object(place),
    data: Translation,
    errors: ['not-found'],
  }),
  update: route({
    method: 'PUT',
    path: '/admin/translation/{resource}/{id}/{language}',
    access: 'staff',
    forPrograms: true,
    summary: 'Translate an entry',
    params: z.object(place),
    body: z.strictObject({
      words: Words.optional(),
      slug: z.union([z.literal(''), Slug]).optional(),
      status: TranslationStatus.optional(),
      publishedAt: Instant.nullable().optional(),
      /** Without new words: confirms that the present ones still match the original. */
      isCurrent: z.literal(true).optional(),
    }),
    data: Translation,
    errors: ['not-found', 'stale-version', 'slug-taken', 'invalid', 'forbidden'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/admin/translation/{resource}/{id}/{language}',
    access: 'staff',
    forPrograms: true,
    summary: 'Delete the translation of an entry',
    params: z.object(place),
    status: 204,
    errors: ['not-found', 'stale-version', 'forbidden'],
  }),
  download: route({
    method: 'GET',
    path: '/admin/translation/file/{language}',
    access: 'staff',
    forPrograms: true,
    summary: 'Texts beside their translations as CSV or XLIFF 1.2, for translation elsewhere',
    params: z.object({ language: OtherLanguage }),
    query: FileFilter,
    data: z.string(),
    csv: true,
    xliff: true,
  }),
  upload: route({
    method: 'POST',
    path: '/admin/translation/file/{language}',
    access: 'staff',
    forPrograms: true,
    summary: 'Take translations from such a file, all of an entry or none; a dry run says what would happen',
    params: z.object({ language: OtherLanguage }),
    body: z.strictObject({
      file: z
        .string()
        .min(1, said('Choose a file.'))
        .max(900_000, said('This file is too large. Choose a smaller one.')),
      /** For every changed translation. */
      status: TranslationStatus,
      dryRun: z.boolean(),
    }),
    data: TranslationImport,
    status: 200,
    errors: ['invalid'],
  }),
  bulk: route({
    method: 'POST',
    path: '/admin/translation/bulk',
    access: 'staff',
    forPrograms: true,
    summary: 'Publish the translations of several entries, or say that they are current',
    body: z.strictObject({
      language: OtherLanguage,
      entries: z
        .array(z.strictObject({ resource, id: Id }))
        .min(1, said('Choose at least one entry.'))
        .max(100, said('Choose at most {count}.', { count: 100 })),
      as: z.enum(['published', 'draft', 'current'], said('Choose what to do.')),
    }),
    data: z.object({ changed: z.int() }),
    status: 200,
    errors: ['forbidden'],
  }),
};
