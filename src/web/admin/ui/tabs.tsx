import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router';

/** Links between related pages. On a narrow screen they scroll, with the current one in view. */
export function Tabs({
  label,
  tabs,
}: {
  label: string;
  tabs: { label: string; to: string; end?: boolean }[];
}) {
  const nav = useRef<HTMLElement>(null);
  useEffect(() => {
    const strip = nav.current;
    const current = strip?.querySelector<HTMLElement>('[aria-current="page"]');
    if (strip && current)
      strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2;
  }, []);
  return (
    <nav ref={nav} aria-label={label} className="tabs">
      <ul>
        {tabs.map(({ label: words, to, end }) => (
          <li key={to}>
            <NavLink to={to} end={end ?? false} prefetch="intent">
              {words}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
