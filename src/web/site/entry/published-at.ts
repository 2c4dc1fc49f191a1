import type { News } from '#contract/news.ts';

export function publishedAt(article: Pick<News, 'publishedAt' | 'createdAt'>) {
  return article.publishedAt ?? article.createdAt;
}
