import type { ReactNode } from 'react';

/** A table, usually of figures, that scrolls if too large; focusable, as arrow keys scroll it. */
export function ScrollTable({
  label,
  className = 'chart-scroll',
  children,
}: {
  label: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard.
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
