import type { ReactNode } from 'react';
import { Icon } from '#web/ui/icon.tsx';

export function Jump({ to, children }: { to: string; children: ReactNode }) {
  return (
    <a href={to} className="inline-flex min-h-8 items-center gap-2 underline-offset-4 hover:underline">
      {children}
      <Icon name="chevron-down" className="size-4 shrink-0" />
    </a>
  );
}

export const jumpsLook = 'flex flex-wrap gap-x-6 gap-y-2 font-semibold text-primary';
