/** The translation of one entry: read beside the original, written, and removed. */
import { isDeepStrictEqual } from 'node:util';
import { and, eq, getTableName, sql } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { isProblem, type Problem, problem } from '#contract/errors.ts';
import { type MailKind, mailKind } from '#contract/mail-text.ts';
import { headingOf } from '#contract/resources.ts';
import { isSilent, wordsIn } from '#contract/translatable.ts';
import type { Translation, TranslationState } from '#contract/translation.ts';
import { recordRevision } from '#server/activity/revision.ts';
import type { Api, StaffContext } from '#server/call/context.ts';
import { fieldErrors } from '#server/call/field-errors.ts';
import { isStale } from '#server/call/stale.ts';
import { elsewhere } from '#server/content/out-of-reach.ts';
import { keepFormerSlug, slugify } from '#server/content/slug.ts';
import { refuseMissingPictures } from '#server/content/text-pictures.ts';
import * as schema from '#server/db/schema.ts';
import { wrongPlaceholders } from '#server/mail/placeholders.ts';
import type { Language } from '#words/language.ts';
import { t } from '#words/say.ts';
import { type TextTable, textTable } from './text-table.ts';

const { translation: table } = schema;

interface TextKey {
  resource: string;
  id: number;
  language: Language;
}
export interface Change {
  words?: Record<string, unknown> | undefined;
  slug?: string | undefined;
  status?: Translation['status'] | undefined;
  publishedAt?: string | null | undefined;
  isCurrent?: true | undefined;
}
type Entry = Record<string, unknown> & { id: number; updatedAt: Date };
type StoredTranslation = typeof table.$inferSelect;

export async function read(
  api: Api,
  asked: TextKey,
  context: StaffContext,
): Promise<{ data: Translation } | Problem<'not-found'>> {
  const place = textTable(api, asked.resource, context, 'read');
  const entry = place && (await entryOf(place, asked.id, context, false));
  if (!place || !entry) return problem('not-found');
  return { data: present(place, entry, asked, await rowOf(place, asked, context, false)) };
}

/** Runs within a transaction of its caller. */
export async function write(
  api: Api,
  asked: TextKey,
  change: Change,
  context: StaffContext,
): Promise<{ data: Translation } | Problem<'not-found' | 'forbidden' | 'stale-version' | 'invalid'>> {
  const { orm } = context;
  const found = await changeable(api, asked, context);
  if (isProblem(found)) return found;
  const { place, entry } = found;
  const before = await rowOf(place, asked, context, true);
  const shown = present(place, entry, asked, before);
  if (isStale(context, shown)) return problem('stale-version', { extra: { current: shown } });
  const words = checked(place, change.words ?? {});
  if (isProblem(words)) return words;
  const refused = (await refuseMissingPictures(orm, words)) ?? refusePlaceholders(entry, asked, words);
  if (refused) return refused;
  if (change.slug && !('slug' in entry))
    return problem('invalid', { errors: [{ path: 'slug', message: t('This has no page of its own.') }] });
  const values = valuesOf(place, entry, before, change, words);
  const row = before ? await changed(before, values, context) : await created(place, asked, values, context);
  if (before && (before.slug ?? '') !== (row.slug ?? '') && before.slug)
    await keepFormerSlug(orm, getTableName(place.table), asked.id, before.slug, row.slug ?? '');
  const data = present(place, entry, asked, row);
  await recordRevision(orm, context.staff, before ? 'update' : 'create', 'translation', kept(data));
  return { data };
}

export async function remove(api: Api, asked: TextKey, context: StaffContext) {
  const found = await changeable(api, asked, context);
  if (isProblem(found)) return found;
  const { place, entry } = found;
  const row = await rowOf(place, asked, context, true);
  if (!row) return problem('not-found');
  const shown = present(place, entry, asked, row);
  if (isStale(context, row)) return problem('stale-version', { extra: { current: shown } });
  await context.orm.delete(table).where(eq(table.id, row.id));
  const last = { ...shown, version: row.version + 1 };
  await recordRevision(context.orm, context.staff, 'remove', 'translation', kept(last));
  return { data: undefined };
}

/** The entry, locked, if the caller may change it. */
async function changeable(api: Api, asked: TextKey, context: StaffContext) {
  const place = textTable(api, asked.resource, context, 'change');
  const entry = place && (await entryOf(place, asked.id, context, true));
  if (place && entry) return { place, entry };
  return isProblem(await read(api, asked, context)) ? problem('not-found') : elsewhere();
}

async function entryOf(place: TextTable, id: number, { orm }: StaffContext, locks: boolean) {
  const query = orm
    .select()
    .from(place.table as PgTable)
    .where(and(eq(place.table.id, id), place.condition));
  const [row] = (await (locks ? query.for('no key update') : query)) as Entry[];
  if (!row) return undefined;
  const words = [...place.columns.keys()].map((field) => [field, wordsIn(field, row[field])]);
  return { ...row, ...Object.fromEntries(words) } as Entry;
}

async function rowOf(place: TextTable, { id, language }: TextKey, { orm }: StaffContext, locks: boolean) {
  const query = orm
    .select()
    .from(table)
    .where(
      and(eq(table.entity, getTableName(place.table)), eq(table.entityId, id), eq(table.language, language)),
    );
  const [row] = await (locks ? query.for('update') : query);
  return row;
}

/** The sent words, by field; refused field by field. */
function checked(place: TextTable, sent: Record<string, unknown>) {
  const result = place.words.safeParse(sent, { reportInput: true });
  if (result.success) return result.data as Record<string, unknown>;
  const errors = fieldErrors(result.error).map(({ path, message }) => ({ path: `words.${path}`, message }));
  return problem('invalid', { errors });
}

/** The stored row: each sent field is now marked as matching the original. */
function valuesOf(
  place: TextTable,
  entry: Entry,
  before: StoredTranslation | undefined,
  { slug, status, publishedAt, isCurrent }: Change,
  sent: Record<string, unknown>,
) {
  const words = { ...before?.words };
  const source = { ...before?.source };
  for (const [name, column] of place.columns) {
    if (name in sent) {
      if (isSilent(sent[name])) delete words[column.name];
      else words[column.name] = sent[name];
    }
    if (name in sent || isCurrent || !before) source[column.name] = entry[name];
  }
  return {
    words,
    source,
    ...(slug !== undefined && { slug: slug || null }),
    ...(status !== undefined && { status }),
    ...(publishedAt !== undefined && { publishedAt: publishedAt === null ? null : new Date(publishedAt) }),
  };
}
type Values = ReturnType<typeof valuesOf>;

async function changed(before: StoredTranslation, values: Values, { orm }: StaffContext) {
  const [row] = await orm
    .update(table)
    .set({ ...values, version: sql`${table.version} + 1`, updatedAt: sql`now()` })
    .where(eq(table.id, before.id))
    .returning();
  return row!;
}

async function created(place: TextTable, { id, language }: TextKey, values: Values, { orm }: StaffContext) {
  const entity = getTableName(place.table);
  const hasPage = 'slug' in place.table;
  const heading = headingOf(values.words);
  const slug = 'slug' in values ? values.slug : hasPage ? await ownSlug(entity, id, heading, orm) : null;
  const [row] = await orm
    .insert(table)
    .values({ ...values, slug: slug ?? null, entity, entityId: id, language })
    .returning();
  return row!;
}

/** A slug from the translated heading; none if its script has no Latin letters or the slug is taken. */
async function ownSlug(entity: string, id: number, heading: string, orm: StaffContext['orm']) {
  const slug = slugify(heading);
  if (!/[a-z]/i.test(heading.normalize('NFKD'))) return null;
  const { rows } = await orm.execute(sql`
    select from ${sql.identifier(entity)} where slug = ${slug} and id <> ${id}
    union all select from translation where entity = ${entity} and slug = ${slug} and entity_id <> ${id}`);
  return rows.length === 0 ? slug : null;
}

function present(
  place: TextTable,
  entry: Entry,
  { resource, id, language }: TextKey,
  row: StoredTranslation | undefined,
) {
  const fields = [...place.columns];
  const before = row
    ? fields.filter(([name, { name: column }]) => isOutdated(row.source[column], entry[name]))
    : [];
  return {
    id: row?.id ?? 0,
    resource,
    entryId: id,
    name: nameOf(entry, resource),
    language,
    state: stateOf(row, before.length > 0),
    status: row?.status ?? 'draft',
    publishedAt: row?.publishedAt?.toISOString() ?? null,
    slug: row?.slug ?? '',
    words: Object.fromEntries(
      fields
        .filter(([, { name }]) => row && name in row.words)
        .map(([name, column]) => [name, row!.words[column.name]]),
    ),
    original: Object.fromEntries(fields.map(([name]) => [name, entry[name]])),
    before: Object.fromEntries(before.map(([name, column]) => [name, row!.source[column.name] ?? ''])),
    createdAt: row?.createdAt.toISOString() ?? null,
    updatedAt: (row?.updatedAt ?? entry.updatedAt).toISOString(),
    version: row?.version ?? 0,
    mayChange: true,
  } satisfies Translation;
}

function nameOf(entry: Entry, resource: string) {
  if (resource === 'mailText') return mailKind(entry.kind as MailKind).label;
  return headingOf(entry as { name?: unknown }) || String(entry.alt ?? entry.caption ?? entry.reason ?? '');
}

/** The text of a message may only have placeholders that are filled in. */
function refusePlaceholders({ kind }: Entry, { resource }: TextKey, words: Record<string, unknown>) {
  if (resource !== 'mailText') return undefined;
  const refused = wrongPlaceholders(kind as MailKind, { subject: '', opening: '', closing: '', ...words });
  const errors = refused?.errors?.map(({ path, message }) => ({ path: `words.${path}`, message }));
  return errors && problem('invalid', { errors });
}

/** A field that came later and is empty changes nothing. */
function isOutdated(source: unknown, now: unknown) {
  return source === undefined ? !isSilent(now) : !isDeepStrictEqual(source, now);
}

function stateOf(row: StoredTranslation | undefined, isOutdatedNow: boolean): TranslationState {
  if (!row) return 'missing';
  if (row.status === 'draft') return 'draft';
  return isOutdatedNow ? 'outdated' : 'current';
}

/** The content of a revision: the translated fields, without the original, which has its own revisions. */
function kept({
  original: _original,
  before: _before,
  state: _state,
  name: _name,
  mayChange: _mayChange,
  words,
  ...of
}: Translation) {
  return { ...of, ...words };
}
