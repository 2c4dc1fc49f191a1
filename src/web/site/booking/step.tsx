import type { ReactNode } from 'react';
import { Svg } from '#web/ui/core/svg.tsx';
import check from '~icons/lucide/check?raw';

/** How far one is: the four steps, those behind ticked. */
export function Steps({ step }: { step: number }) {
  return (
    <ol className="book-steps" aria-label="Steps">
      {['Who', 'When', 'Your details', 'Check'].map((name, index) => {
        const isDone = index + 1 < step;
        return (
          <li
            key={name}
            className={isDone ? 'is-done' : undefined}
            aria-current={index + 1 === step ? 'step' : undefined}
          >
            <span aria-hidden="true">{isDone ? <Svg source={check} /> : index + 1}</span>
            {name}
            {isDone ? <span className="sr-only"> (done)</span> : null}
          </li>
        );
      })}
    </ol>
  );
}

/** The step that is due. */
export function Step({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section aria-labelledby="step" className="book-step">
      <h2 id="step" tabIndex={-1} data-step="">
        {title}
      </h2>
      {children}
    </section>
  );
}
