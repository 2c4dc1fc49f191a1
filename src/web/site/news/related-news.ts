import type { News } from '#contract/news.ts';

const most = 3;

export function mostRelated<Entry extends Pick<News, 'id' | 'tags' | 'publishedAt' | 'createdAt'>>(
  article: Entry,
  candidates: Entry[],
): Entry[] {
  const tags = new Set(article.tags.map((tag) => tag.toLowerCase()));
  const shared = (other: Entry) => other.tags.filter((tag) => tags.has(tag.toLowerCase())).length;
  const date = (other: Entry) => Date.parse(other.publishedAt ?? other.createdAt);
  return [...new Map(candidates.map((other) => [other.id, other])).values()]
    .filter(({ id }) => id !== article.id)
    .sort((one, other) => shared(other) - shared(one) || date(other) - date(one))
    .slice(0, most);
}
