import type { ReactNode } from 'react';
import { Alert } from '#web/ui/alert.tsx';
import { addressOf, type Choice } from './choice.ts';
import { Go } from './go.tsx';
import { Month } from './month-table.tsx';
import type { Options } from './options.ts';
import { TimeButton } from './time-button.tsx';
import { Elsewhere, Times } from './times.tsx';

/** Second step: kind of visit, the next free time, a month with its free days, the times of a day. */
export function When({
  choice,
  options,
  locale,
  timeZone,
  phone,
  children,
}: {
  choice: Choice;
  options: Options;
  locale: string;
  timeZone: string;
  phone: string;
  /** What comes before the rest, such as a time that is still kept. */
  children?: ReactNode;
}) {
  const { next, visits, elsewhere } = options;
  return (
    <div className="grid gap-8">
      {children}
      {options.doctor && visits.length > 1 ? <Visits choice={choice} options={options} /> : null}
      {next ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <h3 className="text-lg">Next available</h3>
          <TimeButton
            slot={next}
            choice={choice}
            doctor={options.doctors.find(({ id }) => id === next.doctorId)}
            locale={locale}
            isFull
          />
        </div>
      ) : (
        <>
          <Alert tone="info" title="No free time online in the next 30 days">
            <p>
              Look at a later month, choose another doctor
              {phone ? `, or call ${phone}: our reception often knows more than this page` : ''}.
            </p>
          </Alert>
          <Elsewhere elsewhere={elsewhere} choice={choice} locale={locale} />
        </>
      )}
      <p className="-mt-4">
        Is that too late?{' '}
        <a href={waitingAddress(choice)} className="text-link">
          Let us tell you of an earlier time
        </a>
      </p>
      <div className="grid gap-8 lg:grid-cols-2">
        <Month choice={choice} options={options} locale={locale} />
        <Times choice={choice} options={options} locale={locale} timeZone={timeZone} phone={phone} />
      </div>
    </div>
  );
}

/** The waiting list of the chosen doctor, or of the department. */
function waitingAddress({ doctor, department }: Choice) {
  return doctor && doctor !== 'any'
    ? `/appointment/waitlist?doctor=${doctor}`
    : `/appointment/waitlist?department=${department}`;
}

function Visits({ choice, options: { visits } }: { choice: Choice; options: Options }) {
  const current = Number(choice.visit) || visits[0]!.id;
  return (
    <div>
      <h3 className="mb-3 text-lg">What kind of visit?</h3>
      <ul className="flex flex-wrap gap-2">
        {visits.map(({ id, name, durationMinutes, mode, needsApproval }) => (
          <li key={id}>
            <Go
              to={addressOf(choice, { visit: String(id) })}
              aria-current={id === current ? 'true' : undefined}
              className={`flex min-h-12 flex-col justify-center rounded-sm border px-4 py-2 no-underline ${id === current ? 'border-primary bg-primary text-white' : 'border-line bg-white text-ink hover:border-primary'}`}
            >
              <span className="font-semibold">{name}</span>
              <span className="text-sm">
                {durationMinutes} minutes{mode === 'in-person' ? '' : `, by ${mode}`}
                {needsApproval ? ', on request' : ''}
              </span>
            </Go>
          </li>
        ))}
      </ul>
    </div>
  );
}
