import { stat } from 'node:fs/promises';
import { asc } from 'drizzle-orm';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { makeVariant, variantFile } from './store.ts';
import { widthsOf } from './variants.ts';

/**
 * Makes the variants that pages ask for before anybody does, one at a time and smallest first, so that the first
 * visitors need not wait. Stops when told to; what is missing then is made on request or next time.
 */
export async function warmVariants(
  orm: Orm,
  dataDir: string,
  { signal, onError }: { signal: AbortSignal; onError(error: unknown): void },
) {
  const pictures = await orm
    .select({ key: schema.media.key, width: schema.media.width })
    .from(schema.media)
    .orderBy(asc(schema.media.id));
  const variants = pictures.flatMap(({ key, width }) =>
    widthsOf(width).flatMap((one) =>
      (['avif', 'webp'] as const).map((format) => ({ key, width: one, format })),
    ),
  );
  for (const variant of variants.sort((a, b) => a.width - b.width)) {
    if (signal.aborted) return;
    const there = await stat(variantFile(dataDir, variant)).catch(() => null);
    // One broken original keeps no other picture waiting.
    if (!there) await makeVariant(dataDir, variant).catch(onError);
  }
}
