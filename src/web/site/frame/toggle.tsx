import type { ComponentProps, ReactNode } from 'react';

/**
 * A button that shows and hides the next element without script: an empty `details`, whose state the stylesheet reads
 * (`details[open] + …`). Unlike a `details` around the content, it can be ignored at widths where the content is always
 * visible.
 */
export function Toggle({
  label,
  controls,
  children,
  ...rest
}: { label: string; controls: string; children: ReactNode } & ComponentProps<'details'>) {
  return (
    <details {...rest}>
      <summary aria-controls={controls}>
        <span className="sr-only">{label}</span>
        {children}
      </summary>
    </details>
  );
}
