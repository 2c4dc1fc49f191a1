import type { ReactNode } from 'react';
import { Icon, type IconName } from './icon.tsx';

/** Replaces an empty list: says so and offers a way on. */
export function Empty({
  title,
  children,
  actions,
  icon = 'search',
}: {
  title: string;
  children?: ReactNode;
  actions?: ReactNode;
  icon?: IconName;
}) {
  return (
    <div className="flex flex-col items-start gap-6 rounded-lg bg-sand-soft p-8 sm:flex-row sm:items-center lg:p-12">
      <span className="grid size-16 shrink-0 place-items-center rounded-full bg-white text-primary">
        <Icon name={icon} className="size-7" />
      </span>
      <div className="grow">
        <p className="text-xl font-semibold">{title}</p>
        {children ? <div className="mt-1 max-w-measure text-ink-soft">{children}</div> : null}
      </div>
      {actions ? <div className="flex flex-wrap gap-3">{actions}</div> : null}
    </div>
  );
}
