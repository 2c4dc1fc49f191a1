import { inLang, type Written } from '#web/ui/lang.tsx';
import { counted, numberWords, t } from '#words/say.ts';
import { type NewsView, newsHref } from './news-view.ts';

const shown = 12;

type Tag = Written & { tag: string; count: number };

/** Tags with their number of articles; the rarer ones are folded. */
export function NewsTags({ tags, view }: { tags: Tag[]; view: NewsView }) {
  if (tags.length === 0) return null;
  const isChosen = (tag: string) => tag.toLowerCase() === view.tag.toLowerCase();
  const item = ({ tag, count, language }: Tag) => (
    <li key={tag}>
      <TagLink href={newsHref(view, { tag })} count={count} written={{ language }} isChosen={isChosen(tag)}>
        {tag}
      </TagLink>
    </li>
  );
  const rest = tags.slice(shown);
  return (
    <nav aria-label={t('Tags')} className="no-print">
      <ul className="flex flex-wrap gap-2">
        <li>
          <TagLink href={newsHref(view, { tag: '' })} isChosen={view.tag === ''}>
            {t('All')}
          </TagLink>
        </li>
        {tags.slice(0, shown).map(item)}
      </ul>
      {rest.length > 0 ? (
        <details className="mt-3" open={rest.some(({ tag }) => isChosen(tag))}>
          <summary className="text-link inline-flex min-h-6 items-center">
            {counted('{count} more tag', '{count} more tags', rest.length)}
          </summary>
          <ul className="mt-3 flex flex-wrap gap-2">{rest.map(item)}</ul>
        </details>
      ) : null}
    </nav>
  );
}

export function TagLink({
  href,
  count,
  written,
  isChosen = false,
  children,
}: {
  href: string;
  count?: number;
  written?: Written;
  isChosen?: boolean;
  children: string;
}) {
  return (
    <a
      href={href}
      aria-current={isChosen ? 'true' : undefined}
      className="inline-flex min-h-10 items-center gap-2 rounded-sm bg-white wrap-anywhere px-4 py-1.5 font-semibold text-primary transition-colors hover:bg-mint aria-[current=true]:bg-primary aria-[current=true]:text-white"
    >
      {inLang(written, children)}
      {count === undefined ? null : (
        <span className="text-sm font-medium tabular-nums opacity-85">
          <span aria-hidden="true">{numberWords(count)}</span>
          <span className="sr-only">{counted('{count} article', '{count} articles', count)}</span>
        </span>
      )}
    </a>
  );
}
