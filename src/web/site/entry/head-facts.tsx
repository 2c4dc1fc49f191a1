import type { ReactNode } from 'react';
import { Icon, type IconName } from '#web/ui/icon.tsx';

export function HeadFacts({ facts }: { facts: { icon: IconName; label: string; value: ReactNode }[] }) {
  if (facts.length === 0) return null;
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-5">
      {facts.map(({ icon, label, value }) => (
        <div key={label} className="relative min-w-0 ps-14.5">
          <dt className="text-sm text-ink-muted">
            <span className="absolute start-0 top-0 grid size-11 place-items-center rounded-full bg-white text-primary">
              <Icon name={icon} className="size-5" />
            </span>
            {label}
          </dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
