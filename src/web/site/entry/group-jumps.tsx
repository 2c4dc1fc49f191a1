import { langOf, type Written } from '#web/ui/lang.tsx';

/** Links to the groups of a long list; none for few groups. */
export function GroupJumps({
  label,
  isLetters,
  jumps,
}: {
  label: string;
  isLetters: boolean;
  jumps: (Written & { title: string; href: string })[];
}) {
  if (jumps.length < 3) return null;
  const look = isLetters ? 'min-h-11 min-w-11 justify-center px-1 text-lg' : 'min-h-10 px-4';
  return (
    <nav aria-label={label} className="no-print mt-6 lg:mt-8">
      <ul className="flex flex-wrap gap-2">
        {jumps.map(({ title, href, language }) => (
          <li key={href}>
            <a
              href={href}
              {...langOf({ language })}
              className={`inline-flex items-center rounded-sm bg-white font-semibold text-primary transition-colors hover:bg-primary hover:text-white ${look}`}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
