/** Pictures used in rich text must be in the library, and stay there while a text shows them. */
import { inArray } from 'drizzle-orm';
import { type FieldError, problem } from '#contract/errors.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { t } from '#words/say.ts';

interface Node {
  type?: unknown;
  attrs?: object;
  content?: Node[];
}

/**
 * Refuses fields that use a picture missing from the library. Within a transaction the pictures are locked against
 * deletion until it ends.
 */
export async function refuseMissingPictures(orm: Orm, body: Record<string, unknown>) {
  const named = Object.entries(body).flatMap(([path, value]) =>
    picturesIn(value as Node).map((picture) => ({ path, picture })),
  );
  if (named.length === 0) return undefined;
  const { media } = schema;
  const ids = named.map(({ picture }) => picture.mediaId);
  const rows = await orm
    .select({ id: media.id, key: media.key })
    .from(media)
    .where(inArray(media.id, ids))
    .for('key share');
  const there = new Map(rows.map(({ id, key }) => [id, key]));
  const missing = named.filter(({ picture }) => there.get(picture.mediaId) !== picture.key);
  const errors: FieldError[] = [...new Set(missing.map(({ path }) => path))].map((path) => ({
    path,
    message: t('A picture in this text is no longer in the library. Remove it or choose another.'),
  }));
  return errors.length > 0 ? problem('invalid', { errors }) : undefined;
}

function picturesIn(value: Node | null | undefined) {
  if (typeof value !== 'object' || value?.type !== 'doc') return [];
  const found: { mediaId: number; key: string }[] = [];
  const nodes = [...(value.content ?? [])];
  for (let node = nodes.pop(); node; node = nodes.pop()) {
    if (node.type === 'image') found.push(node.attrs as (typeof found)[number]);
    nodes.push(...(node.content ?? []));
  }
  return found;
}
