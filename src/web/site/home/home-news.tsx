import type { News } from '#contract/news.ts';
import { NewsLine } from '#web/site/cards/news-card.tsx';
import { HeadedSection } from '#web/ui/core/section.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';

export function HomeNews({ news }: { news: News[] }) {
  if (news.length === 0) return null;
  return (
    <HeadedSection
      name="news"
      className="max-sm:py-10"
      title={t('News and advice from our doctors')}
      more={{ href: at('/news'), label: t('All news') }}
    >
      <ul className="grid gap-x-10 lg:grid-cols-3">
        {news.map((article) => (
          <li key={article.id}>
            <NewsLine article={article} />
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
