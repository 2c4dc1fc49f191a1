/** Compresses uncached answers (cache/kept-answer.ts) while they are sent, and gives HEAD the headers of GET. */
import { Duplex } from 'node:stream';
import { createBrotliCompress, constants as zlib } from 'node:zlib';
import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { COMPRESSIBLE_CONTENT_TYPE_REGEX } from 'hono/compress';
import { acceptedEncodings } from '#server/cache/accepted-encodings.ts';
import { insideOf } from '#server/cache/conditional.ts';

/** Smaller ones fit into one packet anyway. */
const worthCompressing = 1_024;

const compressing = {
  gzip: () => new CompressionStream('gzip'),
  br: () => {
    const params = { [zlib.BROTLI_PARAM_QUALITY]: 4 };
    return Duplex.toWeb(createBrotliCompress({ params })) as ReadableWritablePair<Uint8Array, Uint8Array>;
  },
};

export const compress: MiddlewareHandler = async (c, next) => {
  await next();
  if (!isCompressible(c)) return;
  const { headers } = c.res;
  headers.append('Vary', 'Accept-Encoding');
  const accepted = acceptedEncodings(c.req.header('Accept-Encoding'));
  const length = headers.get('Content-Length');
  const isSmall = length !== null && Number(length) < worthCompressing;
  if (isSmall && accepted.includes('identity')) return;
  // Brotli at a useful quality is too slow for an answer that is sent once, so only clients without gzip get it.
  const encoding = accepted[0] === 'br' && accepted.includes('gzip') ? 'gzip' : accepted[0]!;
  if (encoding === 'identity') return;
  const { body } = c.res;
  const isRead = c.req.method !== 'HEAD';
  if (isRead && !body) return;
  if (isRead) c.res = new Response(body!.pipeThrough(compressing[encoding]()), c.res);
  c.res.headers.delete('Content-Length');
  c.res.headers.set('Content-Encoding', encoding);
  const tag = headers.get('ETag');
  if (tag) c.res.headers.set('ETag', `W/"${insideOf(tag)}"`);
};

function isCompressible({ res: { status, headers } }: HonoContext) {
  return (
    status !== 206 &&
    !headers.has('Content-Encoding') &&
    !/(^|,)\s*accept-encoding\s*(,|$)/i.test(headers.get('Vary') ?? '') &&
    COMPRESSIBLE_CONTENT_TYPE_REGEX.test(headers.get('Content-Type') ?? '')
  );
}
