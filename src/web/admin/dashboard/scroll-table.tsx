import type { ReactNode } from 'react';

/** A table of figures that scrolls sideways where it is too wide; focusable, as arrow keys scroll it. */
export function ScrollTable({ label, children }: { label: string; children: ReactNode }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls must be reached by keyboard.
    <section className="chart-scroll" aria-label={label} tabIndex={0}>
      {children}
    </section>
  );
}
