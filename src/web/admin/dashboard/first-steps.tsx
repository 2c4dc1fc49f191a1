import { useState } from 'react';
import { Link } from 'react-router';
import type { Dashboard, FirstStep } from '#contract/dashboard.ts';
import type { Sentence } from '#contract/validation-message.ts';
import { addressOf } from '#web/admin/session/menu.ts';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { Svg } from '#web/ui/core/svg.tsx';
import { t } from '#words/say.ts';
import circle from '~icons/lucide/circle?raw';
import done from '~icons/lucide/circle-check?raw';

const hiddenKey = 'firstStepsHidden';

/** Steps from an empty hospital to the first booking; hidden once complete or dismissed. */
export function FirstSteps({ steps }: { steps: Dashboard['firstSteps'] | undefined }) {
  const [isHidden, setHidden] = useState(() => localStorage.getItem(hiddenKey) === 'yes');
  if (!steps || steps.length === 0 || isHidden) return null;
  return (
    <section className="panel links first-steps" aria-labelledby="first-steps">
      <h2 id="first-steps">{t('First steps before patients can book')}</h2>
      <ol>
        {steps.map(({ step, isDone }) => (
          <li key={step} className={isDone ? 'first-step-done' : undefined}>
            <Svg source={isDone ? done : circle} className="icon" />
            <span>
              {isDone ? (
                <Phrase
                  message="<strong>{step}</strong><unseen> (done)</unseen>"
                  strong={(words) => <strong>{words}</strong>}
                  unseen={(words) => <span className="unseen">{words}</span>}
                  step={t(steppings[step].label)}
                />
              ) : (
                <Link to={steppings[step].to}>{t(steppings[step].label)}</Link>
              )}
              <span className="second">{t(steppings[step].says)}</span>
            </span>
          </li>
        ))}
      </ol>
      <p className="quiet">
        {t('Add services, packages and news whenever you like. Patients can book without them.')}{' '}
        <button
          type="button"
          className="link-button"
          onClick={() => {
            localStorage.setItem(hiddenKey, 'yes');
            setHidden(true);
          }}
        >
          {t('Do not show this again')}
        </button>
      </p>
    </section>
  );
}

const settings = addressOf('settings');
const steppings: Record<FirstStep, { label: Sentence; says: Sentence; to: string }> = {
  hospital: {
    label: 'Name your hospital',
    says: 'Its name, logo, time zone and currency.',
    to: `${settings}/hospital`,
  },
  contact: {
    label: 'Enter phone, email and address',
    says: 'They appear on every page and in every message.',
    to: `${settings}/contact`,
  },
  department: {
    label: 'Create a department',
    says: 'Where patients look first.',
    to: addressOf('department', 'new'),
  },
  visitType: {
    label: 'Create a visit type',
    says: 'For example, “Consultation, 30 minutes”: what patients book and how long it takes.',
    to: addressOf('visitType', 'new'),
  },
  doctor: {
    label: 'Create a doctor',
    says: 'Patients book times with doctors.',
    to: addressOf('doctor', 'new'),
  },
  hours: {
    label: 'Enter a doctor’s working hours',
    says: 'Open the doctor, then “Working hours”. Free times follow from them.',
    to: addressOf('doctor'),
  },
};
