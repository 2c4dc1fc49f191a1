/**
 * Pictures at /media/<key>/<width>.<format>. A variant is made from the original the first time that somebody asks for
 * it and kept beside it; the key is the content's hash, so browsers may keep it for ever.
 */
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { eq } from 'drizzle-orm';
import type { Context } from 'hono';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { makeVariant, variantFile } from './store.ts';
import { type VariantFormat, variantFormats, widthsOf } from './variants.ts';

const types: Record<VariantFormat, string> = { avif: 'image/avif', webp: 'image/webp', jpg: 'image/jpeg' };

export function servePicture({ orm, dataDir }: { orm: Orm; dataDir: string }) {
  return async (c: Context) => {
    const key = c.req.param('key') ?? '';
    const [, width = '', format = ''] = /^(\d{2,4})\.(\w+)$/.exec(c.req.param('file') ?? '') ?? [];
    if (!/^[0-9a-f]{16,40}$/.test(key) || !variantFormats.includes(format as VariantFormat))
      return c.text('Not found', 404);
    const variant = { key, width: Number(width), format: format as VariantFormat };
    const file = variantFile(dataDir, variant);
    let found = await stat(file).catch(() => null);
    if (!found) {
      const [picture] = await orm.select().from(schema.media).where(eq(schema.media.key, key));
      // Only the widths that pages ask for are made, so that nobody can fill the disk.
      if (!picture || !widthsOf(picture.width).some((one) => one === variant.width))
        return c.text('Not found', 404);
      await makeVariant(dataDir, variant);
      found = await stat(file);
    }
    const headers = {
      'Content-Type': types[variant.format],
      'Content-Length': String(found.size),
      'Cache-Control': 'public, max-age=31536000, immutable',
    };
    if (c.req.method === 'HEAD') return c.body(null, 200, headers);
    return c.body(Readable.toWeb(createReadStream(file)) as ReadableStream, 200, headers);
  };
}
