/** Lets readers of feeds find the news from a page: for `links` of a route. */
export const feedLink = {
  rel: 'alternate',
  type: 'application/rss+xml',
  title: 'News',
  href: '/feed.xml',
} as const;
