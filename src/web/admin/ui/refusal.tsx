import type { ReactNode } from 'react';

/** Why something was not done, read out at once; nothing where there is nothing to say. */
export function Refusal({ children }: { children: ReactNode }) {
  return children ? (
    <p role="alert" className="notice notice-danger">
      {children}
    </p>
  ) : null;
}
