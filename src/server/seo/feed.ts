/**
 * The news as RSS 2.0 at /feed.xml. It calls the API like any visitor, so nothing unpublished can be in it. Addresses
 * are absolute, because the feed is read elsewhere.
 */

import type { Context as HonoContext } from 'hono';
import { excerptOf, type News } from '#contract/news.ts';
import type { Settings } from '#contract/settings.ts';
import { judgementOf } from '#server/cache/judgement.ts';
import type { Read } from '#server/call/stranger.ts';
import { at, languageOfPage, localeOfPage } from '#words/language.ts';
import { t } from '#words/say.ts';
import { element, escaped, xmlHead } from './xml.ts';

const mostEntries = 20;
/** The API's largest page. */
const pageSize = 100;

export function serveFeed({ publicUrl }: { publicUrl: string }, readerOf: (c: HonoContext) => Read) {
  return async (c: HonoContext) => {
    const read = readerOf(c);
    judgementOf(c).isLasting = true;
    const settings = await read('settings', 'get', {});
    const feed = write(publicUrl, settings.data, await newestOf(read));
    // Feed readers poll; between two changes they get a 304.
    return c.body(feed, 200, {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': 'no-cache',
    });
  };
}

/** The newest articles translated into the language of the feed, which its readers want. */
async function newestOf(read: Read): Promise<News[]> {
  const newest: News[] = [];
  for (let page = 1; ; page++) {
    const limit = languageOfPage() ? pageSize : mostEntries;
    const { data } = await read('news', 'list', { query: { page: `${page}`, limit: `${limit}` } });
    newest.push(...data.filter(({ language }) => !language));
    if (newest.length >= mostEntries || data.length < limit) return newest.slice(0, mostEntries);
  }
}

function write(publicUrl: string, { name, locale }: Settings, news: News[]) {
  const changed = news.map(({ updatedAt }) => updatedAt).sort();
  return [
    xmlHead,
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom" xmlns:dc="http://purl.org/dc/elements/1.1/">',
    '<channel>',
    element('title', t('{hospital}: news', { hospital: name })),
    element('link', publicUrl + at('/news')),
    element('description', t('What is new at {hospital}, and advice from our doctors.', { hospital: name })),
    element('language', localeOfPage(locale)),
    `<atom:link href="${escaped(publicUrl + at('/feed.xml'))}" rel="self" type="application/rss+xml"/>`,
    ...changed.slice(-1).map((last) => element('lastBuildDate', new Date(last).toUTCString())),
    ...news.map((article) => item(publicUrl, article)),
    '</channel>',
    '</rss>',
    '',
  ].join('\n');
}

function item(publicUrl: string, article: News) {
  const { id, slug, title, author, tags, publishedAt, createdAt } = article;
  return [
    '<item>',
    element('title', title),
    element('link', publicUrl + at(`/news/${slug}`)),
    // The address by id survives a new slug, so that a reader never shows an article twice.
    element('guid', publicUrl + at(`/news/${id}`)),
    element('pubDate', new Date(publishedAt ?? createdAt).toUTCString()),
    // Readers parse the description as HTML, so plain text is escaped once for HTML and once for XML.
    element('description', escaped(excerptOf(article))),
    ...(author ? [element('dc:creator', author)] : []),
    ...tags.map((tag) => element('category', tag)),
    '</item>',
  ].join('\n');
}
