/**
 * Conditional requests (RFC 9110, 13): the one parser of the tags that a client sends back, and the one place where an
 * answer that it already has becomes a 304. Answers only identify themselves, by ETag and Last-Modified.
 *
 * The tag of an entry begins with its version, so it can be sent back unchanged in If-Match. The hash after it also
 * covers the entry's surroundings, which change without a new version.
 */
import { createHash } from 'node:crypto';
import type { MiddlewareHandler } from 'hono';

export function tagOf(body: string | Uint8Array, version?: number) {
  const hash = createHash('sha1').update(body).digest('base64url');
  return version === undefined ? `"${hash}"` : `"${version}.${hash}"`;
}

/** The text between the quotes of a tag. Compression weakens the tag of an answer; it stays the same answer. */
export function insideOf(tag: string) {
  return tag.replace(/^W\//, '').replace(/^"|"$/g, '');
}

/**
 * The versions that a change may be based on; undefined without If-Match or with `*`. An unknown tag names no version,
 * so that a change based on it changes nothing.
 */
export function versionsOf(ifMatch: string | undefined): number[] | undefined {
  const tags = tagsIn(ifMatch);
  if (!tags || tags.includes('*')) return undefined;
  return tags.flatMap(versionIn);
}

/**
 * For a tag that is a version alone, or has a hash and perhaps the mark of a compressed form (cache/kept-answer.ts).
 */
function versionIn(tag: string): number[] {
  const [, version = '', hash] = /^"(0|[1-9]\d*)(?:\.([\w-]+))?"$/.exec(tag) ?? [];
  const isWhole = hash === undefined || hash.length === hashLength || hash[hashLength] === '-';
  return version !== '' && version.length <= mostDigits && isWhole ? [Number(version)] : [];
}
/** A SHA-1 in base64url. */
const hashLength = 27;
/** Larger numbers are not exact. */
const mostDigits = 15;

interface Preconditions {
  ifNoneMatch: string | undefined;
  ifModifiedSince: string | undefined;
}
interface Validators {
  etag: string | null | undefined;
  lastModified?: string | null | undefined;
}

/** Whether the client already has this answer. A tag is more exact than a date, so with tags the date is ignored. */
export function isUnchanged(
  { ifNoneMatch, ifModifiedSince }: Preconditions,
  { etag, lastModified }: Validators,
) {
  const tags = tagsIn(ifNoneMatch);
  if (tags) return Boolean(etag) && (tags.includes('*') || tags.includes(`"${insideOf(etag!)}"`));
  return Boolean(lastModified) && Date.parse(ifModifiedSince ?? '') >= Date.parse(lastModified!);
}

/** Ignores the mark of weak tags; undefined without a list. */
function tagsIn(list: string | undefined): string[] | undefined {
  if (list === undefined) return undefined;
  if (list.trim() === '*') return ['*'];
  return [...list.matchAll(/(?:^|,)\s*(?:W\/)?("[^"]*")\s*(?=,|$)/g)].map(([, tag]) => tag!);
}

/** Adds a tag of its content to an answer without one. */
export const tagged: MiddlewareHandler = async (c, next) => {
  await next();
  if (c.res.status !== 200 || c.res.headers.has('ETag')) return;
  // Before setting the header: reading the answer replaces its headers.
  const tag = tagOf(new Uint8Array(await c.res.clone().arrayBuffer()));
  c.res.headers.set('ETag', tag);
};

const isRepeated = /^(cache-control|content-location|date|etag|expires|set-cookie|vary)$/;

/**
 * Replaces an answer that the client has with a 304. It must see every header of the answer, so it is mounted first.
 */
export const conditional: MiddlewareHandler = async (c, next) => {
  await next();
  const { status, headers, body } = c.res;
  if (!/^(GET|HEAD)$/.test(c.req.method) || (status !== 200 && status !== 206)) return;
  const asked = {
    ifNoneMatch: c.req.header('If-None-Match'),
    ifModifiedSince: c.req.header('If-Modified-Since'),
  };
  const answered = { etag: headers.get('ETag'), lastModified: headers.get('Last-Modified') };
  if (!isUnchanged(asked, answered)) return;
  await body?.cancel();
  const repeated = [...headers].filter(([name]) => isRepeated.test(name));
  c.res = undefined;
  c.res = new Response(null, { status: 304, headers: repeated });
};
