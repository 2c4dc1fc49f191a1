/**
 * Restores an entry from a revision through the resource's own update: old content must pass the current rules and is
 * refused field by field if it no longer does. A deleted entry leaves the bin first.
 */

import { and, eq, isNotNull, isNull, ne } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { isProblem, problem } from '#contract/errors.ts';
import { camelCase } from '#contract/resources.ts';
import type { Api, StaffContext } from '#server/call/context.ts';
import { fieldErrors } from '#server/call/field-errors.ts';
import type * as schema from '#server/db/schema.ts';
import { writing } from '#server/db/transaction.ts';
import { t } from '#words/say.ts';
import { type ContentResource, contentResource } from './content-resource.ts';
import { elsewhere } from './out-of-reach.ts';
import { shownValue } from './shown-value.ts';
import { freeSlug } from './slug.ts';
import { isWithin } from './within.ts';

type Revision = typeof schema.revision.$inferSelect;

export function restoreRevision(api: Api, { entity, entityId, content }: Revision, context: StaffContext) {
  if (entity === 'translation') return restoreTranslation(api, content, context);
  return writing(context, async (inside) => {
    const resource = contentResource(api, camelCase(entity), inside, 'change');
    if (!resource) return problem('not-found');
    const { table, fields } = resource;
    const params = { id: entityId };
    // Checked before anything is revealed about the entry or it leaves the bin.
    if (!(await isWithin(inside.orm, table, entityId, inside.staff, 'change'))) {
      const shown = await resource.get?.({ params }, inside);
      return shown && !isProblem(shown) ? elsewhere() : problem('not-found');
    }
    const body = writtenFields(Object.keys(fields.shape), content);
    const slug = body.slug as string | undefined;
    // If its slug was taken meanwhile, the entry keeps its current one, or gets a new one when it leaves the bin.
    const isTaken = slug !== undefined && (await isSlugTaken(inside, table, slug, entityId));
    if (isTaken) delete body.slug;
    if ('deletedAt' in table) {
      const fresh = isTaken ? { slug: await freeSlug(inside.orm, table.slug, slug) } : {};
      const [fromBin] = await inside.orm
        .update(table as PgTable)
        .set({ deletedAt: null, ...fresh })
        .where(and(eq(table.id, entityId), isNotNull(table.deletedAt)))
        .returning({ id: table.id });
      // Only the content is restored: an old draft must not take a page off the website, nor put one there.
      if (!fromBin) {
        delete body.status;
        delete body.publishedAt;
      }
    }
    const checked = fields.safeParse(body, { reportInput: true });
    if (!checked.success) {
      return problem('invalid', {
        detail: t('This version breaks a current rule. Restore another one, or copy what you need.'),
        errors: fieldErrors(checked.error),
      });
    }
    const answer = await resource.update({ params, body: checked.data }, { ...inside, writtenAs: 'restore' });
    return answer as Exclude<typeof answer, { code: string }>;
  });
}

/**
 * Restores a translation, which is addressed by entry and language. Fields missing from the revision lose their
 * translation.
 */
async function restoreTranslation(api: Api, content: Revision['content'], context: StaffContext) {
  const { resource, entryId, language, slug, status, publishedAt, ...kept } = content as TranslationContent &
    typeof content;
  const params = { resource, id: entryId, language };
  const now = await api.translation.get({ params }, context);
  if (isProblem(now)) return now;
  const names = Object.keys(now.data.original);
  const words = Object.fromEntries(names.map((name) => [name, kept[name] ?? '']));
  return api.translation.update({ params, body: { words, slug, status, publishedAt } }, context);
}

type TranslationContent = Parameters<Api['translation']['get']>[0]['params'] & {
  entryId: number;
} & NonNullable<Parameters<Api['translation']['update']>[0]['body']>;

/** The revision as input for a write, without fields added later. */
function writtenFields(names: string[], content: Record<string, unknown>) {
  const there = names.filter((name) => name in content || name.replace(/Id$/, '') in content);
  return Object.fromEntries(there.map((name) => [name, shownValue(content, name)]));
}

async function isSlugTaken({ orm }: StaffContext, table: ContentResource['table'], slug: string, id: number) {
  const rows = await orm
    .select({ id: table.id })
    .from(table as PgTable)
    .where(and(eq(table.slug, slug), ne(table.id, id), isNull(table.deletedAt)));
  return rows.length > 0;
}
