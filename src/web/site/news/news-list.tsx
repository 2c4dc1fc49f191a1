import type { News } from '#contract/news.ts';
import { LeadingNewsCard, NewsCard } from '#web/site/cards/news-card.tsx';
import { cardGrid } from '#web/ui/card.tsx';

/**
 * Articles as cards. With a lead, the newest featured or otherwise the newest article comes first and large; the others
 * keep their order.
 */
export function NewsList({ news, withLead }: { news: News[]; withLead: boolean }) {
  const leading = withLead ? (news.find(({ featured }) => featured) ?? news[0]) : undefined;
  return (
    <ul className={cardGrid}>
      {leading ? (
        <li className={`sm:col-span-2 ${leading.image ? 'lg:row-span-2' : ''}`}>
          <LeadingNewsCard article={leading} />
        </li>
      ) : null}
      {news
        .filter((article) => article !== leading)
        .map((article) => (
          <li key={article.id}>
            <NewsCard article={article} />
          </li>
        ))}
    </ul>
  );
}
