import type { News } from '#contract/news.ts';
import { NewsCard } from '#web/site/news/news-card.tsx';
import { HeadedSection } from '#web/ui/core/section.tsx';

/** Nothing where there is no news. */
export function HomeNews({ news }: { news: News[] }) {
  if (news.length === 0) return null;
  return (
    <HeadedSection
      name="news"
      title="News and advice from our doctors"
      more={{ href: '/news', label: 'All news' }}
    >
      <ul className="pairs grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6">
        {news.map((article) => (
          <li key={article.id}>
            <NewsCard article={article} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
