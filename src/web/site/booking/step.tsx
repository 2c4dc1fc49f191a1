import type { ReactNode } from 'react';
import { plainNumber } from '#contract/words/formats.ts';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { Svg } from '#web/ui/core/svg.tsx';
import { t } from '#words/say.ts';
import check from '~icons/lucide/check?raw';

const steps = ['Who', 'When', 'Your details', 'Check|step'] as const;

export function Steps({ step }: { step: number }) {
  return (
    <ol className="book-steps" aria-label={t('Steps')}>
      {steps.map((name, index) => {
        const isDone = index + 1 < step;
        return (
          <li
            key={name}
            className={isDone ? 'is-done' : undefined}
            aria-current={index + 1 === step ? 'step' : undefined}
          >
            <span aria-hidden="true">{isDone ? <Svg source={check} /> : plainNumber(index + 1)}</span>
            {isDone ? (
              <Phrase
                message="{step}<done> (done)</done>"
                step={t(name)}
                done={(words) => <span className="sr-only">{words}</span>}
              />
            ) : (
              t(name)
            )}
          </li>
        );
      })}
    </ol>
  );
}

export function Step({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section aria-labelledby="step" className="book-step">
      <h2 id="step" tabIndex={-1} data-step="">
        {title}
      </h2>
      {children}
    </section>
  );
}
