/**
 * Pictures at /media/<key>/<width>.<format>, from any store. Variants are rendered ahead of time (tend.ts), or else for
 * the first request. The key is a hash of the content, so browsers may cache it for ever.
 */
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import { PictureKey, type VariantFormat, variantFormats, widthsOf } from '#contract/picture-address.ts';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { makeVariant, variantTypes } from './make-variant.ts';
import type { Store } from './store.ts';
import { variantName } from './variants.ts';

export function servePicture({ orm, store }: { orm: Orm; store: Store }) {
  return async (c: Context) => {
    const key = c.req.param('key') ?? '';
    const [, width = '', format = ''] = /^(\d{2,4})\.(\w+)$/.exec(c.req.param('file') ?? '') ?? [];
    if (!PictureKey.safeParse(key).success || !variantFormats.includes(format as VariantFormat))
      return c.text('Not found', 404);
    const variant = { key, width: Number(width), format: format as VariantFormat };
    const headers = (bytes: number) => ({
      'Content-Type': variantTypes[variant.format],
      'Content-Length': String(bytes),
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: `W/"${key}"`,
    });
    const found = await store.get(variantName(variant));
    if (found) {
      if (c.req.method !== 'HEAD') return c.body(found.body, 200, headers(found.bytes));
      await found.body.cancel();
      return c.body(null, 200, headers(found.bytes));
    }
    const [picture] = await orm.select().from(schema.media).where(eq(schema.media.key, key));
    // Only the widths that pages use are rendered, so that no one can fill the disk.
    if (!picture || !widthsOf(picture.width).some((one) => one === variant.width))
      return c.text('Not found', 404);
    const made = await makeVariant(store, variant);
    if (!made) return c.text('Not found', 404);
    // For HEAD the framework sends only the headers.
    return c.body(new Uint8Array(made), 200, headers(made.length));
  };
}
