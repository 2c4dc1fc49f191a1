import type { ReactNode } from 'react';

/** Announces why something was not done; nothing if empty. */
export function Refusal({ children }: { children: ReactNode }) {
  return children ? (
    <p role="alert" className="notice notice-danger">
      {children}
    </p>
  ) : null;
}
