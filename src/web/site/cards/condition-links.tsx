import type { Condition } from '#contract/condition.ts';
import { Icon } from '#web/ui/icon.tsx';
import { langOf } from '#web/ui/lang.tsx';
import { at } from '#words/language.ts';

/** Names only: conditions are looked up, not browsed, so they have no picture. */
export function ConditionLinks({
  conditions,
}: {
  conditions: Pick<Condition, 'slug' | 'title' | 'language'>[];
}) {
  return (
    <ul className="grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
      {conditions.map(({ slug, title, language }) => (
        <li key={slug} className="border-b border-line">
          <a
            href={at(`/conditions/${slug}`)}
            className="group flex min-h-14 items-center justify-between gap-3 py-3 text-lg font-semibold hover:text-primary"
          >
            <span className="min-w-0 wrap-anywhere" {...langOf({ language })}>
              {title}
            </span>
            <Icon
              name="arrow-right"
              className="size-5 shrink-0 text-primary transition-transform group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1"
            />
          </a>
        </li>
      ))}
    </ul>
  );
}
