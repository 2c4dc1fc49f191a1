import type { ReactNode } from 'react';
import { Phrase } from '#web/ui/core/phrase.tsx';
import type { PlainMessage } from '#words/catalogue.ts';
import { t } from '#words/say.ts';
import type { Chosen, ChosenLabel } from './chosen.tsx';
import { Go } from './go.tsx';

const changeWords = {
  For: 'Change<about> what it is for</about>',
  Department: 'Change<about> department</about>',
  Doctor: 'Change<about> doctor</about>',
  'Time|date and time': 'Change<about> time</about>',
  Visit: 'Change<about> visit</about>',
  'Consultation fee': 'Change<about> consultation fee</about>',
  Place: 'Change<about> place</about>',
} as const satisfies Record<ChosenLabel, PlainMessage>;

/**
 * The choices so far, each with a way to change it. On wide screens it stays in view beside the steps, on narrower ones
 * above; on a phone each choice is one line, and complete only at the check.
 */
export function Summary({
  chosen,
  preparation,
  isChecked,
}: {
  chosen: Chosen[];
  preparation: ReactNode;
  isChecked: boolean;
}) {
  if (chosen.length === 0) return null;
  return (
    <section aria-labelledby="summary" className={isChecked ? 'book-summary is-complete' : 'book-summary'}>
      <h2 id="summary">{t('Your appointment')}</h2>
      <dl>
        {chosen.map(({ label, value, note, href, change, onPhone }) => (
          <div key={label} className={onPhone && `on-phone-${onPhone}`}>
            <dt>{t(label)}</dt>
            <dd>
              {href ? (
                <a href={href} className="text-link">
                  {value}
                </a>
              ) : (
                value
              )}
              {note ? ' ' : ''}
              {note ? <span className="summary-note">{note}</span> : null}
            </dd>
            {change ? (
              <dd>
                <Go to={change} className="text-link">
                  <Phrase
                    message={changeWords[label]}
                    about={(words) => <span className="sr-only">{words}</span>}
                  />
                </Go>
              </dd>
            ) : null}
          </div>
        ))}
      </dl>
      {preparation ? (
        <details>
          <summary className="text-link">{t('How to prepare')}</summary>
          <p>{preparation}</p>
        </details>
      ) : null}
    </section>
  );
}
