import { t } from '#words/say.ts';
import { Icon } from './icon.tsx';

/**
 * A list's pages as plain links. `href` returns a page's address and keeps the filters. Long lists show the first, the
 * last, the current page and its neighbours.
 */
export function Pagination({
  page,
  pages,
  href,
}: {
  page: number;
  pages: number;
  href: (page: number) => string;
}) {
  if (pages < 2) return null;
  return (
    <nav aria-label={t('Pages|of a list')} className="mt-12">
      <ul className="flex flex-wrap items-center justify-center gap-2">
        <li>
          <Step
            to={page > 1 ? href(page - 1) : null}
            label={t('Previous page')}
            icon="chevron-left"
            rel="prev"
          />
        </li>
        {shown(page, pages).map((entry) => (
          <li key={entry.key}>
            {entry.page === null ? (
              <span className="px-1 text-ink-muted">…</span>
            ) : (
              <a
                href={href(entry.page)}
                aria-label={t('Page {page}', { page: entry.page })}
                aria-current={entry.page === page ? 'page' : undefined}
                className="grid size-11 place-items-center rounded-sm font-semibold tabular-nums text-ink hover:bg-teal-100 aria-[current=page]:bg-primary aria-[current=page]:text-white"
              >
                {entry.page}
              </a>
            )}
          </li>
        ))}
        <li>
          <Step
            to={page < pages ? href(page + 1) : null}
            label={t('Next page')}
            icon="chevron-right"
            rel="next"
          />
        </li>
      </ul>
    </nav>
  );
}

function Step({
  to,
  label,
  icon,
  rel,
}: {
  to: string | null;
  label: string;
  icon: 'chevron-left' | 'chevron-right';
  rel: string;
}) {
  if (!to) return null;
  return (
    <a
      href={to}
      rel={rel}
      aria-label={label}
      className="grid size-11 place-items-center rounded-sm hover:bg-teal-100"
    >
      <Icon name={icon} className="size-5 shrink-0 rtl:-scale-x-100" />
    </a>
  );
}

function shown(page: number, pages: number) {
  const entries: { key: string; page: number | null }[] = [];
  let last = 0;
  for (let candidate = 1; candidate <= pages; candidate++) {
    if (candidate !== 1 && candidate !== pages && Math.abs(candidate - page) > 1) continue;
    if (candidate - last > 1) entries.push({ key: `gap-${candidate}`, page: null });
    entries.push({ key: String(candidate), page: candidate });
    last = candidate;
  }
  return entries;
}
