/**
 * /sitemap.xml: every public page, with its pictures and the day it last changed. It calls the API like any visitor, so
 * nothing unpublished can be in it. Beyond the limit of one file it is an index of files.
 */

import type { Context as HonoContext } from 'hono';
import type { Image } from '#contract/base.ts';
import { folders } from '#contract/resources.ts';
import { judgementOf } from '#server/cache/judgement.ts';
import type { Read } from '#server/call/stranger.ts';
import { offeredBy } from '#server/languages.ts';
import { addressIn, isInOneLanguage } from '#words/language.ts';
import { element, escaped, xmlHead } from './xml.ts';

/** The format's limit per file. */
export const mostAddresses = 50_000;
/** The API's largest page. */
const pageSize = 100;
/** As many as fit into one answer of the API; the format allows a thousand. */
const mostPictures = 200;

interface Page {
  path: string;
  /** An instant. */
  changed?: string | undefined;
  pictures?: (Image | null)[];
  /** The same page in each language, itself included. */
  alternates?: { language: string; path: string }[];
}

interface Entry {
  id: number;
  slug: string;
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
  { publicUrl, most = mostAddresses }: { publicUrl: string; most?: number },
  readerOf: (c: HonoContext) => Read,
) {
  return async (c: HonoContext) => {
    const { pathname, search } = new URL(c.req.url);
    // With a query string it would be one more address to cache, each costing the work of all its pages.
    if (search) return c.redirect(pathname, 301);
    const part = Number(c.req.param('part')?.replace('.xml', '') ?? 0);
    const pages = await publicPages(readerOf(c));
    const parts = Math.ceil(pages.length / most);
    if (part > parts || (part > 0 && parts === 1)) return c.text('Not found', 404);
    judgementOf(c).isLasting = true;
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
  const changed = settings.updatedAt;
  const lists = await Promise.all(
    Object.entries(folders).map(async ([folder, resource]) =>
      pagesOf(folder, await everyEntry(read, resource), changed, (id) => picturesOf(read, id)),
    ),
  );
  const pages: Page[] = [
    { path: '/', changed: latest([changed, ...lists.map(([list]) => list?.changed)]) },
    ...texts.map((path) => ({ path, changed })),
    ...lists.flat(),
  ];
  const { main, others } = offeredBy(settings);
  if (others.length === 0) return pages;
  const prefixes = ['', ...others.map((language) => `/${language}`)];
  return pages.flatMap((page) => {
    if (isInOneLanguage(page.path)) return [page];
    const alternates = [main, ...others].map((language, place) => ({
      language,
      path: addressIn(prefixes[place]!, page.path),
    }));
    return alternates.map(({ path }) => ({ ...page, path, alternates }));
  });
}

/** A list's own page first, then those of its entries. */
async function pagesOf(
  folder: string,
  entries: Entry[],
  changed: string,
  pictures: (id: number) => Promise<(Image | null)[]>,
): Promise<Page[]> {
  const pages: Page[] = [
    { path: `/${folder}`, changed: latest(entries.map(({ updatedAt }) => updatedAt)) ?? changed },
  ];
  for (const { id, slug, updatedAt, image } of entries) {
    pages.push({
      path: `/${folder}/${slug}`,
      changed: updatedAt,
      pictures: folder === 'gallery' ? await pictures(id) : [image ?? null],
    });
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
