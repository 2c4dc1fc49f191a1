import type { News } from '#contract/news.ts';

/** When an article was published: the given time, else its creation. */
export function publishedAt(article: Pick<News, 'publishedAt' | 'createdAt'>) {
  return article.publishedAt ?? article.createdAt;
}
