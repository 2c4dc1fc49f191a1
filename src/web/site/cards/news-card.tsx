import { useId } from 'react';
import { excerptOf, type News } from '#contract/news.ts';
import { Card } from '#web/ui/card.tsx';
import { Picture } from '#web/ui/core/picture.tsx';
import { langOf } from '#web/ui/lang.tsx';
import { at } from '#words/language.ts';
import { PublishDate } from './publish-date.tsx';

/** An article with its picture, or in type only, with more of its text. */
export function NewsCard({ article, heading }: { article: News; heading?: 'h2' | 'h3' }) {
  const { image } = article;
  return (
    <Card
      href={at(`/news/${article.slug}`)}
      title={article.title}
      written={article}
      image={image ?? undefined}
      isLarge={!image}
      ground={image ? 'white' : 'mint'}
      heading={heading}
    >
      <DateAbove article={article} />
      <p
        className={`mt-2 text-ink-soft ${image ? 'line-clamp-3' : 'line-clamp-6 lg:text-lg'}`}
        {...langOf(article)}
      >
        {excerptOf(article)}
      </p>
    </Card>
  );
}

export function NewsLine({ article }: { article: News }) {
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      className="group relative flex h-full flex-col border-t border-line-strong py-4 lg:py-6"
    >
      <h3 id={id} className="text-lg leading-snug lg:text-2xl">
        <a
          href={at(`/news/${article.slug}`)}
          className="stretched no-underline group-hover:text-primary"
          {...langOf(article)}
        >
          {article.title}
        </a>
      </h3>
      <DateAbove article={article} />
      <p className="mt-3 line-clamp-4 text-ink-soft max-lg:hidden" {...langOf(article)}>
        {excerptOf(article)}
      </p>
    </article>
  );
}

/** Shown above the title, read out after it. */
function DateAbove({ article }: { article: News }) {
  return (
    <p className="order-first mb-1.5 text-sm font-semibold text-ink-muted">
      <PublishDate article={article} />
    </p>
  );
}

/** The first article of a page: on wide screens as large as four others, or without a picture as wide as two. */
export function LeadingNewsCard({ article }: { article: News }) {
  const id = useId();
  return (
    <article
      aria-labelledby={id}
      className="group relative flex h-full flex-col overflow-hidden rounded-md bg-white shadow-card transition-shadow hover:shadow-float"
    >
      {article.image ? (
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
      ) : null}
      <div className="flex flex-col p-5 lg:p-8">
        <h3 id={id} className="text-2xl lg:text-3xl">
          <a
            href={at(`/news/${article.slug}`)}
            className="stretched no-underline group-hover:text-primary"
            {...langOf(article)}
          >
            {article.title}
          </a>
        </h3>
        <DateAbove article={article} />
        <p className="mt-3 max-w-measure text-ink-soft lg:text-lg" {...langOf(article)}>
          {excerptOf(article)}
        </p>
      </div>
    </article>
  );
}
