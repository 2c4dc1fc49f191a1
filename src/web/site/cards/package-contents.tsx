import type { Package } from '#contract/package.ts';
import { checksWords } from '#web/site/words/package-words.ts';
import { langOf } from '#web/ui/lang.tsx';
import { counted } from '#words/say.ts';

const shown = 6;

export function PackageContents({ entry }: { entry: Pick<Package, 'groups' | 'language'> }) {
  const { groups } = entry;
  if (groups.length === 0) return null;
  // A single remaining group is listed, as a count would take the same room.
  const few = groups.length > shown + 1 ? groups.slice(0, shown) : groups;
  return (
    <ul className="mt-4 mb-5 border-t in-[.rows-on-phone]:max-sm:hidden border-line pt-3 text-base">
      {few.map((group) => (
        <li key={group.title} className="flex justify-between gap-3 py-0.5">
          <span className="min-w-0" {...langOf(entry)}>
            {group.title}
          </span>
          <span className="shrink-0 whitespace-nowrap text-ink-muted">
            {checksWords({ groups: [group] })}
          </span>
        </li>
      ))}
      {few.length < groups.length ? (
        <li className="py-0.5 text-ink-muted">
          {counted('and {count} more group', 'and {count} more groups', groups.length - few.length)}
        </li>
      ) : null}
    </ul>
  );
}
