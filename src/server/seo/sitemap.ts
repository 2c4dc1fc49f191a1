/**
 * /sitemap.xml: every public page, with its pictures and the day it last changed. It calls the API like any visitor, so
 * nothing unpublished can be in it. Beyond the limit of one file it is an index of files. Reading all entries takes
 * seconds in a large hospital, so it is read at most every ten minutes, regardless of content changes.
 */

import type { Context as HonoContext } from 'hono';
import type { Image } from '#contract/base.ts';
import { folders } from '#contract/resources.ts';
import { judgementOf } from '#server/cache/judgement.ts';
import { redirect } from '#server/call/redirect.ts';
import type { Read } from '#server/call/stranger.ts';
import { offeredBy, type SiteLanguages } from '#server/content/languages.ts';
import { inLanguage } from '#words/in-language.ts';
import { addressIn, type Language } from '#words/language.ts';
import { element, escaped, xmlHead } from './xml.ts';

/** The format's limit per file. */
const mostAddresses = 50_000;
/** How long the list of pages is reused, in milliseconds. */
export const keptMs = 600_000;
/** The API's largest page. */
const pageSize = 100;
/** As many as fit into one answer of the API; the format allows a thousand. */
const mostPictures = 200;

interface Page {
  path: string;
  /** An instant. */
  changed?: string | undefined;
  pictures?: (Image | null)[];
  /** The page in each of its languages, including its own; absent if it is only in the main one. */
  alternates?: { language: string; path: string }[];
}

/** A language with its address prefix. */
interface Tongue {
  language: Language;
  /** When the settings changed, including their texts. */
  changed: string;
  prefix: string;
  speaking<Result>(work: () => Result): Result;
}

interface Entry {
  id: number;
  slug: string;
  /** Language of its text, if it has none in the requested one. */
  language?: string | undefined;
  updatedAt: string;
  image?: Image | null;
}

/** Pages whose text is in Settings, or in the program. */
const texts = [
  '/about',
  '/pricing',
  '/contact',
  '/appointment',
  '/appointment/mine',
  '/newsletter',
  '/privacy',
  '/accessibility',
];

export function serveSitemap(
  { publicUrl, now, most = mostAddresses }: { publicUrl: string; now(): number; most?: number },
  readerOf: (c: HonoContext) => Read,
) {
  let kept: { at: number; pages: Promise<Page[]> } | null = null;
  function pagesFor(c: HonoContext) {
    if (kept && now() - kept.at < keptMs) return kept.pages;
    const made = { at: now(), pages: publicPages(readerOf(c)) };
    // Cached data may be older than the content, by ten minutes at most.
    judgementOf(c).isLasting = true;
    made.pages.catch(() => {
      if (kept === made) kept = null;
    });
    kept = made;
    return made.pages;
  }
  return async (c: HonoContext) => {
    const { pathname, search } = new URL(c.req.url);
    // With a query string it would be one more address to cache, each costing the work of all its pages.
    if (search) return redirect(c, pathname, 301);
    const part = Number(c.req.param('part')?.replace('.xml', '') ?? 0);
    const pages = await pagesFor(c);
    const parts = Math.ceil(pages.length / most);
    if (part > parts || (part > 0 && parts === 1)) return c.text('Not found', 404);
    const xml =
      part === 0 && parts > 1
        ? index(publicUrl, parts)
        : sitemap(publicUrl, pages.slice(Math.max(part - 1, 0) * most, Math.max(part, 1) * most));
    return c.body(xml, 200, {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': 'no-cache',
    });
  };
}

async function publicPages(read: Read): Promise<Page[]> {
  const { data: settings } = await read('settings', 'get', {});
  const tongues = await tonguesOf(offeredBy(settings), read);
  const lists = await Promise.all(
    Object.entries(folders).map(([folder, resource]) => pagesOf(folder, resource, read, tongues)),
  );
  return [
    ...inEach(tongues, ({ changed }, place) => ({
      path: '/',
      changed: latest([changed, ...lists.map(([list]) => list![place]!.changed)]),
    })),
    ...texts.flatMap((path) => inEach(tongues, ({ changed }) => ({ path, changed }))),
    ...lists.flat(2),
  ];
}

/** The main language first. */
function tonguesOf({ main, others, country, written, locale }: SiteLanguages, read: Read): Promise<Tongue[]> {
  return Promise.all(
    [main, ...others].map(async (language, place) => {
      const isMain = place === 0;
      const spoken = { language, country, locale, isMain, written };
      const speaking: Tongue['speaking'] = (work) => inLanguage(spoken, work);
      const { updatedAt } = (await speaking(() => read('settings', 'get', {}))).data;
      return { language, prefix: isMain ? '' : `/${language}`, changed: updatedAt, speaking };
    }),
  );
}

/** A page in each language; an entry has its own path in each language it is translated into, and in no other. */
function inEach(tongues: Tongue[], pageIn: (tongue: Tongue, place: number) => Page | undefined): Page[] {
  const pages = tongues.flatMap((tongue, place) => {
    const page = pageIn(tongue, place);
    return page ? [{ ...page, language: tongue.language, path: addressIn(tongue.prefix, page.path) }] : [];
  });
  return pages.map((page) => (pages.length < 2 ? page : { ...page, alternates: pages }));
}

/** A list's own page first, then those of its entries, each in its languages. */
async function pagesOf(
  folder: string,
  resource: (typeof folders)[keyof typeof folders],
  read: Read,
  tongues: Tongue[],
): Promise<Page[][]> {
  const lists = await Promise.all(tongues.map(({ speaking }) => speaking(() => everyEntry(read, resource))));
  const pages = [
    inEach(tongues, ({ changed }, place) => ({
      path: `/${folder}`,
      changed: latest(lists[place]!.map(({ updatedAt }) => updatedAt)) ?? changed,
    })),
  ];
  // An entry without text in a language has no page in it.
  const said = lists.map((list) => new Map(list.filter((one) => !one.language).map((one) => [one.id, one])));
  for (const { id, image } of lists[0]!) {
    const pictures = folder === 'gallery' ? await picturesOf(read, id) : [image ?? null];
    pages.push(
      inEach(tongues, (_, place) => {
        const entry = said[place]!.get(id);
        return entry && { path: `/${folder}/${entry.slug}`, changed: entry.updatedAt, pictures };
      }),
    );
  }
  return pages;
}

async function everyEntry(read: Read, resource: (typeof folders)[keyof typeof folders]): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (let page = 1; ; page++) {
    const query = { page: String(page), limit: String(pageSize) };
    const { data, meta } = await read(resource, 'list', { query });
    entries.push(...data);
    if (data.length < pageSize || entries.length >= meta.total) return entries;
  }
}

async function picturesOf(read: Read, galleryId: number) {
  const album = await read('gallery', 'get', { params: { id: String(galleryId) } });
  return (album?.data.images ?? []).map(({ image }) => image).slice(0, mostPictures);
}

function latest(instants: (string | undefined)[]) {
  return instants
    .filter((instant) => instant !== undefined)
    .sort()
    .at(-1);
}

function sitemap(publicUrl: string, pages: Page[]) {
  return [
    xmlHead,
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:image="http://www.google.com/schemas/sitemap-image/1.1" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...pages.map(({ path, changed, pictures = [], alternates = [] }) =>
      [
        '<url>',
        element('loc', publicUrl + path),
        ...(changed ? [element('lastmod', changed)] : []),
        ...alternates.map(
          ({ language, path }) =>
            `<xhtml:link rel="alternate" hreflang="${language}" href="${escaped(publicUrl + path)}"/>`,
        ),
        ...pictures
          .filter((picture) => picture !== null)
          .map(
            ({ url }) => `<image:image>${element('image:loc', new URL(url, publicUrl).href)}</image:image>`,
          ),
        '</url>',
      ].join(''),
    ),
    '</urlset>',
    '',
  ].join('\n');
}

function index(publicUrl: string, parts: number) {
  return [
    xmlHead,
    '<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...Array.from(
      { length: parts },
      (_, part) => `<sitemap>${element('loc', `${publicUrl}/sitemap/${part + 1}.xml`)}</sitemap>`,
    ),
    '</sitemapindex>',
    '',
  ].join('\n');
}
