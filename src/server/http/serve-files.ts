/** The built files: scripts, styles, fonts, the worker, and files of the public folder. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Hono, Context as HonoContext } from 'hono';
import { getMimeType } from 'hono/utils/mime';
import { acceptedEncodings } from '#server/cache/accepted-encodings.ts';
import { tagOf } from '#server/cache/conditional.ts';

/** The build writes these beside a file that is worth it (scripts/compress.ts). */
const endings = { br: '.br', gzip: '.gz', identity: '' };

export function serveFiles(app: Hono, root: string) {
  const serve = (cacheControl: (path: string) => string) => async (c: HonoContext) => {
    const path = c.req.path.slice(1);
    const found = isPlain(path) ? await find(join(root, path), c.req.header('Accept-Encoding')) : null;
    return found ? send(c, found, cacheControl(path)) : c.text('Not found', 404);
  };
  // Built files have a content hash in their name; those of the public folder do not.
  app.get(
    '/assets/*',
    serve((path) =>
      /-[\w-]{8}\.\w+$/.test(path) ? 'public, max-age=31536000, immutable' : 'public, max-age=3600',
    ),
  );
  // Every page checks for a new one, so that a mistake in it never lasts longer than a visit.
  app.get(
    '/service-worker.js',
    serve(() => 'no-cache'),
  );
  // For programs that ask for this address without having read a page; icon.svg in three sizes.
  app.get(
    '/favicon.ico',
    serve(() => 'public, max-age=3600'),
  );
}

interface BuiltFile {
  bytes: Uint8Array<ArrayBuffer>;
  headers: Record<string, string>;
}

/** Names without anything that could lead out of the folder. */
function isPlain(path: string) {
  return /^(?:[\w-][\w.-]*\/)*[\w-][\w.-]*$/.test(path);
}

/** In the best form that the client accepts; null if there is none. */
async function find(file: string, accepted: string | undefined): Promise<BuiltFile | null> {
  const whole = await changedAt(file);
  if (!whole) return null;
  const hasForms = (await changedAt(file + endings.gzip)) !== null;
  const [encoding = 'identity'] = hasForms ? acceptedEncodings(accepted) : [];
  const bytes = await readFile(file + endings[encoding]);
  const headers: Record<string, string> = {
    'Content-Type': getMimeType(file) ?? 'application/octet-stream',
    ETag: tagOf(bytes),
    'Last-Modified': whole.toUTCString(),
    'Accept-Ranges': 'bytes',
  };
  if (hasForms) headers.Vary = 'Accept-Encoding';
  if (encoding !== 'identity') headers['Content-Encoding'] = encoding;
  return { bytes, headers };
}

async function changedAt(file: string) {
  const found = await stat(file).catch(() => null);
  return found?.isFile() ? found.mtime : null;
}

function send(c: HonoContext, { bytes, headers }: BuiltFile, cacheControl: string) {
  headers['Cache-Control'] = cacheControl;
  const range = isWholeWanted(c, headers) ? null : rangeOf(c.req.header('Range'), bytes.length);
  if (range === 'none') {
    // Nothing of the file is sent, so only its length is stated.
    return c.body(null, 416, { 'Content-Range': `bytes */${bytes.length}`, 'Cache-Control': 'no-store' });
  }
  if (range) headers['Content-Range'] = `bytes ${range.first}-${range.last}/${bytes.length}`;
  const part = range ? bytes.subarray(range.first, range.last + 1) : bytes;
  headers['Content-Length'] = String(part.length);
  return c.body(part, range ? 206 : 200, headers);
}

/**
 * A client with a part of another file wants all of this one. All forms of a file have the same date, so if there are
 * several, only the tag tells whether the part is of this form. Only GET has ranges.
 */
function isWholeWanted(c: HonoContext, headers: Record<string, string>) {
  const known = c.req.header('If-Range');
  const same = headers.Vary ? [headers.ETag] : [headers.ETag, headers['Last-Modified']];
  return c.req.method !== 'GET' || (known !== undefined && !same.includes(known));
}

/** One range of bytes; null if the whole is to be sent, as it may be instead of several; `none` if it is outside. */
function rangeOf(range: string | undefined, length: number) {
  const [, first = '', last = ''] = /^bytes=(\d*)-(\d*)$/.exec(range?.trim() ?? '') ?? [];
  if (first === '' && last === '') return null;
  if (first === '') {
    const count = Math.min(Number(last), length);
    return count === 0 ? 'none' : { first: length - count, last: length - 1 };
  }
  if (last !== '' && Number(last) < Number(first)) return null;
  if (Number(first) >= length) return 'none';
  return { first: Number(first), last: last === '' ? length - 1 : Math.min(Number(last), length - 1) };
}
