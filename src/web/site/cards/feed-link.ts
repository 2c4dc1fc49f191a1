import { at } from '#words/language.ts';
import { t } from '#words/say.ts';

/** Lets feed readers discover the news, for a route's `links`. */
export const feedLink = {
  rel: 'alternate',
  type: 'application/rss+xml',
  // A getter, so that it is in the language of each page.
  get title() {
    return t('News');
  },
  get href() {
    return at('/feed.xml');
  },
} as const;
