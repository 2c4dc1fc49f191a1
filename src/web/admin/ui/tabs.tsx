import { useEffect, useRef } from 'react';
import { NavLink } from 'react-router';
import { plainNumber } from '#contract/words/formats.ts';
import { useMayOpen } from '#web/admin/session/rights.ts';
import { say, type Words } from './words.ts';

/**
 * Links between related pages open to the account; nothing if there is only one. On a narrow screen they scroll, with
 * the current one in view.
 */
export function Tabs({
  label,
  tabs,
}: {
  label: Words;
  /** `count` is the number of waiting items; 0 is not shown. */
  tabs: { label: Words; to: string; end?: boolean; count?: number | undefined }[];
}) {
  const nav = useRef<HTMLElement>(null);
  const mayOpen = useMayOpen();
  const open = tabs.filter(({ to }) => mayOpen(to));
  useEffect(() => {
    const strip = nav.current;
    const current = strip?.querySelector<HTMLElement>('[aria-current="page"]');
    if (strip && current)
      strip.scrollLeft = current.offsetLeft - (strip.clientWidth - current.offsetWidth) / 2;
  }, []);
  if (open.length < 2) return null;
  return (
    <nav ref={nav} aria-label={say(label)} className="tabs">
      <ul>
        {open.map(({ label: words, to, end, count }) => (
          <li key={to}>
            <NavLink to={to} end={end ?? false} prefetch="intent">
              {say(words)} {count ? <span className="tab-count">{plainNumber(count)}</span> : null}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
