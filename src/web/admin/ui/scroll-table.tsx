import type { ReactNode } from 'react';

interface ScrollTableProps {
  label: string;
  className?: string;
  children: ReactNode;
}

/** A table, usually of figures, that scrolls if too large; focusable, as arrow keys scroll it. */
export function ScrollTable({ label, className = 'chart-scroll', children }: ScrollTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reachable by keyboard.
    <section className={className} aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
