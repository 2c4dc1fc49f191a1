import type { ReactNode } from 'react';
import circleAlert from '~icons/lucide/circle-alert?raw';
import circleCheck from '~icons/lucide/circle-check?raw';
import info from '~icons/lucide/info?raw';
import triangleAlert from '~icons/lucide/triangle-alert?raw';
import { callable } from './callable.tsx';
import { Svg } from './svg.tsx';

export type AlertTone = 'info' | 'success' | 'warning' | 'danger';

/** Set `live` if the message appears after the page has loaded, so that it is announced. */
export function Alert({
  tone = 'info',
  title,
  live = false,
  children,
}: {
  tone?: AlertTone;
  title?: ReactNode;
  live?: boolean;
  children?: ReactNode;
}) {
  const { icon, look } = tones[tone];
  return (
    <div
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={`flex gap-3 rounded-sm p-4 ${look}`}
    >
      <Svg source={icon} className="mt-0.5 size-5 shrink-0" />
      <div className="min-w-0 grow">
        {title ? (
          <p className="font-semibold">{typeof title === 'string' ? callable(title) : title}</p>
        ) : null}
        {children ? <div className="text-ink">{children}</div> : null}
      </div>
    </div>
  );
}

const tones: Record<AlertTone, { icon: string; look: string }> = {
  info: { icon: info, look: 'bg-teal-100 text-teal-800' },
  success: { icon: circleCheck, look: 'bg-success-soft text-success' },
  warning: { icon: triangleAlert, look: 'bg-warning-soft text-warning' },
  danger: { icon: circleAlert, look: 'bg-danger-soft text-danger' },
};
