import { excerptOf, type News } from '#contract/news.ts';
import { Card } from '#web/ui/card.tsx';
import { Picture } from '#web/ui/core/picture.tsx';
import { PublishDate } from './publish-date.tsx';

export function NewsCard({ article, heading }: { article: News; heading?: 'h2' | 'h3' }) {
  return (
    <Card href={`/news/${article.slug}`} title={article.title} image={article.image} heading={heading}>
      <p className="mt-2 line-clamp-3 text-ink-soft">{excerptOf(article)}</p>
      <p className="mt-auto pt-4 text-sm text-ink-muted">
        <PublishDate article={article} />
      </p>
    </Card>
  );
}

/** The first article of a page: on wide screens as large as four others. */
export function LeadingNewsCard({ article }: { article: News }) {
  return (
    <article className="group relative flex h-full flex-col overflow-hidden rounded-md bg-white shadow-card transition-shadow hover:shadow-float">
      <div className="min-h-0 grow overflow-hidden max-lg:aspect-video">
        <Picture
          image={article.image}
          ratio="fill"
          sizes="(min-width: 1024px) 820px, 100vw"
          priority
          decorative
          className="transition-transform duration-250 group-hover:scale-[1.03]"
        />
      </div>
      <div className="p-5 lg:p-8">
        <h3 className="text-2xl lg:text-3xl">
          <a href={`/news/${article.slug}`} className="stretched no-underline group-hover:text-primary">
            {article.title}
          </a>
        </h3>
        <p className="mt-3 max-w-measure text-ink-soft lg:text-lg">{excerptOf(article)}</p>
        <p className="mt-4 text-sm text-ink-muted">
          <PublishDate article={article} />
        </p>
      </div>
    </article>
  );
}
