import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useMayOpen } from '#web/admin/session/rights.ts';

interface OpenLinkProps {
  to: string;
  className?: string;
  children: ReactNode;
}

/** A link to a page of the staff area; plain text if it is closed to the account. */
export function OpenLink({ to, className, children }: OpenLinkProps) {
  if (!useMayOpen()(to)) return children;
  return (
    <Link to={to} {...(className ? { className } : {})}>
      {children}
    </Link>
  );
}
