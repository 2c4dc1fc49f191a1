/**
 * The pages that ask "Was this page useful?", in stored form: an entry by its table and id, so that a new slug changes
 * nothing, or a text by its path. Nothing is stored for an address that is not such a public page, so a stranger cannot
 * fill the table with invented ones.
 */

import { and, eq, inArray, or, type SQL, sql } from 'drizzle-orm';
import { type RatedAddress, ratedAt, ratedTexts } from '#contract/rated-pages.ts';
import { headingOf, resources, type Searched, searched } from '#contract/resources.ts';
import type { Level } from '#contract/roles.ts';
import { addDays } from '#contract/words/formats.ts';
import { fullName } from '#contract/words/full-name.ts';
import type { Context } from '#server/call/context.ts';
import { published } from '#server/content/published.ts';
import { hadSlug } from '#server/content/slug.ts';
import { hasSlug, worded } from '#server/content/translation-overlay.ts';
import { within } from '#server/content/within.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { type Holder, reachOf } from '#server/identity/rights.ts';
import type { PlainMessage } from '#words/catalogue.ts';
import { t, translated } from '#words/say.ts';

type Clocked = Pick<Context, 'orm' | 'now'>;

/** As columns of `page_rating`. */
export interface StoredPage {
  page: string;
  entryId: number | null;
}
interface NamedPage extends StoredPage {
  title: string;
  /** Empty if the page is not public. */
  path: string;
}

const tables = {
  department: schema.department,
  service: schema.service,
  condition: schema.condition,
  doctor: schema.doctor,
  package: schema.healthPackage,
  guide: schema.guide,
  news: schema.news,
} satisfies Record<Searched, unknown>;

/** A former slug leads to its entry, as it does for visitors. */
export async function findRated({ orm, now }: Clocked, pathname: string): Promise<NamedPage | undefined> {
  const address = ratedAt(pathname);
  if (!address) return undefined;
  if (!isEntry(address))
    return { page: address.path, entryId: null, path: address.path, title: t(ratedTexts[address.path]) };
  const { resource, slug } = address;
  const table = tables[resource];
  const [current] = await orm
    .select({ id: table.id })
    .from(table)
    .where(and(hasSlug(table, slug), published(table, now())));
  const ids = current ? [current.id] : await hadSlug(orm, resource, slug);
  const named = await namedPages(
    { orm, now },
    ids.map((entryId) => ({ page: resource, entryId })),
  );
  return named.find(({ path }) => path);
}

function isEntry(address: RatedAddress): address is Extract<RatedAddress, { slug: string }> {
  return 'slug' in address;
}

/** In the same order, with their present titles and addresses. */
export async function namedPages<Page extends StoredPage>(
  { orm, now }: Clocked,
  pages: Page[],
): Promise<(Page & NamedPage)[]> {
  const found = new Map<string, { title: string; path: string }>();
  for (const resource of searched) {
    const ids = pages.flatMap(({ page, entryId }) => (page === resource && entryId ? [entryId] : []));
    if (ids.length === 0) continue;
    for (const { id, ...name } of await namesOf({ orm, now }, resource, ids))
      found.set(`${resource} ${id}`, name);
  }
  return pages.map((page) => ({
    ...page,
    ...(found.get(`${page.page} ${page.entryId}`) ?? nameOfText(page.page)),
  }));
}

async function namesOf({ orm, now }: Clocked, resource: Searched, ids: number[]) {
  const table = tables[resource];
  const rows = await orm
    .select({
      id: table.id,
      slug: worded(table, table.slug, now()),
      isPublic: sql<boolean>`${published(table, now())}`,
      title: 'title' in table ? worded(table, table.title, now()) : sql<string>`''`,
      name: 'name' in table ? worded(table, table.name, now()) : sql<null>`null`,
    })
    .from(table)
    .where(inArray(table.id, ids));
  return rows.map(({ id, slug, isPublic, title, name }) => ({
    id,
    title: resource === 'doctor' ? fullName({ title, name: name! }) : headingOf({ name, title }),
    path: isPublic ? `/${resources[resource].folder}/${slug}` : '',
  }));
}

/** An entry that was deleted for good takes its ratings along; a text may no longer be a page. */
function nameOfText(path: string) {
  const title = (ratedTexts as Partial<Record<string, PlainMessage>>)[path];
  return title ? { title: translated(title), path } : { title: path, path: '' };
}

export function weekOf(localDate: string): string {
  const weekday = new Date(`${localDate}T00:00Z`).getUTCDay();
  return addDays(localDate, -((weekday + 6) % 7));
}

export function isPage({ page, entryId }: StoredPage) {
  const { pageRating } = schema;
  return and(
    eq(pageRating.page, page),
    entryId === null ? sql`${pageRating.entryId} is null` : eq(pageRating.entryId, entryId),
  );
}

/** Adds to the answers for a page in a week; returns the id of its row. */
export async function count(
  orm: Orm,
  { page, entryId }: StoredPage,
  week: string,
  { yes, no }: { yes: number; no: number },
): Promise<number> {
  const { pageRating } = schema;
  const [row] = await orm
    .insert(pageRating)
    .values({ page, entryId, week, yes, no })
    .onConflictDoUpdate({
      target: [pageRating.page, pageRating.entryId, pageRating.week],
      set: { yes: sql`${pageRating.yes} + excluded.yes`, no: sql`${pageRating.no} + excluded.no` },
    })
    .returning({ id: pageRating.id });
  return row!.id;
}

/** A condition on the pages within reach, which are those of its entries; texts are the whole hospital's. */
export function reachedPages(staff: Holder, level: Level): SQL | undefined {
  if (reachOf(staff, 'content', level) === 'all') return undefined;
  const { pageRating } = schema;
  return or(
    ...searched.map((resource) => {
      const table = tables[resource];
      return sql`(${pageRating.page} = ${resource} and ${pageRating.entryId} in (
        select ${table.id} from ${table} where ${within(table, staff, level)}))`;
    }),
  );
}
