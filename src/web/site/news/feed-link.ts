import { at } from '#words/language.ts';
import { t } from '#words/say.ts';

/** Lets feed readers find the news, for `links` of a route. */
export const feedLink = {
  rel: 'alternate',
  type: 'application/rss+xml',
  // In the language of each page.
  get title() {
    return t('News');
  },
  get href() {
    return at('/feed.xml');
  },
} as const;
