import type { News } from '#contract/news.ts';

/** When an article came out, as an instant: at the time it was given, else when it was written. */
export function publishedAt(article: Pick<News, 'publishedAt' | 'createdAt'>) {
  return article.publishedAt ?? article.createdAt;
}
