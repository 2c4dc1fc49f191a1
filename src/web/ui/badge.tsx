import type { ReactNode } from 'react';

export type BadgeTone = 'teal' | 'sand' | 'success' | 'warning' | 'danger';

export function Badge({ tone = 'teal', children }: { tone?: BadgeTone; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 rounded-full px-3 py-1 text-sm font-semibold leading-tight ${tones[tone]}`}
    >
      {children}
    </span>
  );
}

const tones: Record<BadgeTone, string> = {
  teal: 'bg-teal-100 text-teal-800',
  sand: 'bg-sand text-ink',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
};
