/** Lets feed readers find the news, for `links` of a route. */
export const feedLink = {
  rel: 'alternate',
  type: 'application/rss+xml',
  title: 'News',
  href: '/feed.xml',
} as const;
