import type { Package } from '#contract/package.ts';
import { checksWords } from '#web/site/entry/package-words.ts';

/** What is in a package: its groups, each with the number of its checks. */
export function PackageContents({ entry: { groups } }: { entry: Pick<Package, 'groups'> }) {
  if (groups.length === 0) return null;
  return (
    <ul className="mt-4 mb-5 border-t in-[.rows-on-phone]:max-sm:hidden border-line pt-3 text-base">
      {groups.map((group) => (
        <li key={group.title} className="flex justify-between gap-3 py-0.5">
          <span className="min-w-0">{group.title}</span>
          <span className="shrink-0 whitespace-nowrap text-ink-muted">
            {checksWords({ groups: [group] })}
          </span>
        </li>
      ))}
    </ul>
  );
}
