import type { ReactNode } from 'react';
import { Svg } from '#web/ui/core/svg.tsx';
import check from '~icons/lucide/check?raw';
import { Go } from './go.tsx';

/** One of the four steps: done (the answer and a way to change it), current (its content) or still to come. */
export function Step({
  number,
  title,
  state,
  chosen,
  change,
  id,
  children,
}: {
  number: number;
  title: string;
  state: 'done' | 'current' | 'coming';
  chosen?: ReactNode;
  change?: string;
  id?: string | undefined;
  children?: ReactNode;
}) {
  const heading = `step-${number}`;
  return (
    <li
      id={id}
      className={`rounded-md border p-5 sm:p-7 ${state === 'current' ? 'border-transparent bg-white shadow-card' : 'border-line'}`}
      aria-current={state === 'current' ? 'step' : undefined}
    >
      <div className="flex items-start gap-4">
        <span
          aria-hidden="true"
          className={`grid size-9 shrink-0 place-items-center rounded-full font-bold ${state === 'coming' ? 'bg-paper-deep text-ink-muted' : state === 'done' ? 'bg-mint text-teal-800' : 'bg-primary text-white'}`}
        >
          {state === 'done' ? <Svg source={check} /> : number}
        </span>
        <div className="min-w-0 flex-1">
          <h2
            id={heading}
            tabIndex={-1}
            data-step={state === 'current' ? '' : undefined}
            className={`pt-1 text-xl sm:text-2xl ${state === 'coming' ? 'text-ink-muted' : ''}`}
          >
            {title}
            {state === 'done' ? <span className="sr-only"> (done)</span> : null}
          </h2>
          {state === 'done' ? (
            <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
              <p className="text-ink-soft">{chosen}</p>
              {change ? (
                <Go to={change} className="min-h-6 font-semibold text-primary underline underline-offset-4">
                  Change<span className="sr-only"> your answer to: {title}</span>
                </Go>
              ) : null}
            </div>
          ) : null}
        </div>
      </div>
      {state === 'current' ? <div className="mt-6">{children}</div> : null}
    </li>
  );
}
