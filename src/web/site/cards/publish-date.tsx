import type { News } from '#contract/news.ts';
import { dateFormat } from '#contract/words/formats.ts';
import { type SiteData, useSite } from '#web/hospital/site-data.ts';
import { publishedAt } from '#web/site/entry/published-at.ts';

/** In the hospital's time zone. */
export function PublishDate({ article }: { article: Pick<News, 'publishedAt' | 'createdAt'> }) {
  const instant = publishedAt(article);
  return <time dateTime={instant}>{dayOf(instant, useSite())}</time>;
}

/** "31 May 2026" in the hospital's language and time zone. */
export function dayOf(instant: string, { locale, timeZone }: Pick<SiteData, 'locale' | 'timeZone'>) {
  return dateFormat(locale, {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone,
  }).format(new Date(instant));
}
