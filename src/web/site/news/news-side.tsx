import type { News } from '#contract/news.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { dayOf } from '#web/site/cards/publish-date.tsx';
import { publishedAt } from '#web/site/entry/published-at.ts';
import { SideCard } from '#web/site/entry/side-card.tsx';
import { ButtonLink, buttonClass } from '#web/ui/core/button.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { at } from '#words/language.ts';
import { t, translated } from '#words/say.ts';
import { TagLink } from './news-tags.tsx';
import { newsHref } from './news-view.ts';

export function NewsSide({ article, origin }: { article: News; origin: string }) {
  const site = useSite();
  const address = origin + at(`/news/${article.slug}`);
  const mail = `mailto:?subject=${encodeURIComponent(article.title)}&body=${encodeURIComponent(`${article.title}\n${address}`)}`;
  const updated = dayOf(article.updatedAt, site);
  const isUpdated =
    article.updatedAt > publishedAt(article) &&
    updated !== dayOf(publishedAt(article), site) &&
    article.version > 1;
  return (
    <div className="grid gap-8">
      <div className="no-print">
        <SideCard title={t('Share')}>
          <div className="mt-5 grid gap-3">
            {/* Without script a link to the page, whose address can be copied by hand (copy-address.ts). */}
            <a href={address} data-copy-address="" className={buttonClass({ variant: 'secondary' })}>
              <Icon name="link" className="size-5 shrink-0" />
              <span data-copy-label={t('Copy the address')}>{t('Link to this article')}</span>
            </a>
            <ButtonLink href={mail} variant="secondary">
              <Icon name="mail" className="size-5 shrink-0" />
              {t('Send by email')}
            </ButtonLink>
          </div>
          <p
            role="status"
            data-copied={t('Address copied.')}
            data-refused={translated('Your browser did not allow it. The address is {address}')}
            className="mt-2 min-h-6 text-center text-sm text-success"
          />
        </SideCard>
      </div>
      {article.tags.length > 0 ? (
        <section aria-labelledby="tags-title">
          <h2 id="tags-title" className="text-lg">
            {t('Tags')}
          </h2>
          <ul className="mt-3 flex flex-wrap gap-2">
            {article.tags.map((tag) => (
              <li key={tag}>
                <TagLink href={newsHref({ q: '', tag, page: 1 })} written={article}>
                  {tag}
                </TagLink>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
      {isUpdated ? (
        <p className="text-sm text-ink-muted">
          <Phrase
            message="Last updated on {date}"
            date={<time dateTime={article.updatedAt}>{updated}</time>}
          />
        </p>
      ) : null}
    </div>
  );
}
