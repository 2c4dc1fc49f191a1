import { clockTime } from '#web/dates/words.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { CheckForm } from './check.tsx';
import { addressOf, now } from './choice.ts';
import { DetailsForm } from './details.tsx';
import type { Details, FormState } from './form.ts';
import type { Options, Purpose } from './options.ts';
import { chosenWords, type progressOf } from './progress.ts';
import { Step } from './step.tsx';
import { StillKept } from './still-kept.tsx';
import { TimeKept } from './time-kept.tsx';
import { When } from './when.tsx';
import { Who } from './who.tsx';

/** The four steps of a booking: those behind as they were answered, the one that is due open, the rest closed. */
export function BookingSteps({
  progress,
  purpose,
  options,
  state,
  details,
  form,
  formKey,
  openedAt,
  isBusy,
  onEnd,
}: {
  progress: ReturnType<typeof progressOf>;
  purpose: Purpose | null;
  options: Options;
  state: FormState | undefined;
  details: Details;
  /** The form that what was typed is in. */
  form: string;
  formKey: string;
  openedAt: number;
  isBusy: boolean;
  /** The time that is kept under a token has run out. */
  onEnd(token: string): void;
}) {
  const { locale, timeZone, contact } = useSite();
  const { kept, isKept, choice, step, visit, notice } = progress;
  const { who, when } = chosenWords(progress, options, locale);
  const here = addressOf(choice);
  const phone = options.department?.phone || contact?.phones[0] || '';
  const changeWho = addressOf(choice, choice.department ? { doctor: '' } : { department: '' });
  const changeWhen = addressOf(choice, { start: '' });
  const stateOf = (number: number) => (number < step ? 'done' : number === step ? 'current' : 'coming');
  const idOf = (number: number) => (number === step && !notice ? now : undefined);
  const titles = {
    who:
      options.department && !choice.doctor
        ? `Who would you like to see in ${options.department.name}?`
        : 'Who would you like to see?',
    when: 'When would suit you?',
  };
  return (
    <ol className="grid gap-4" aria-busy={isBusy || undefined}>
      <Step number={1} id={idOf(1)} title={titles.who} state={stateOf(1)} chosen={who} change={changeWho}>
        <Who choice={choice} options={options} />
        {options.department ? (
          <p className="mt-6">
            <a href="/appointment" className="text-link">
              Choose another department
            </a>
          </p>
        ) : null}
      </Step>
      <Step number={2} id={idOf(2)} title={titles.when} state={stateOf(2)} chosen={when} change={changeWhen}>
        <When
          choice={choice}
          options={options}
          isFor={purpose !== null}
          locale={locale}
          timeZone={timeZone}
          phone={phone}
        >
          {kept && !isKept ? (
            <StillKept
              kept={kept}
              choice={choice}
              doctors={options.doctors}
              locale={locale}
              clock={clockTime(kept.expiresAt, timeZone, locale)}
            />
          ) : null}
        </When>
      </Step>
      <Step number={3} id={idOf(3)} title="Your details" state={stateOf(3)} chosen={details.name}>
        {step === 3 ? keptTime('details') : null}
        <DetailsForm
          action={`${here}#${now}`}
          formKey={formKey}
          openedAt={openedAt}
          state={state}
          details={details}
        />
      </Step>
      <Step number={4} id={idOf(4)} title="Check and book" state={stateOf(4)}>
        {step === 4 && state ? (
          <>
            {keptTime('check')}
            <CheckForm
              action={`${here}#${now}`}
              state={state}
              purpose={purpose}
              chosen={[
                { label: 'Doctor', value: who, change: changeWho },
                { label: 'Time', value: when, change: changeWhen },
              ]}
              busy={isBusy}
              needsApproval={visit?.needsApproval ?? false}
            />
          </>
        ) : null}
      </Step>
    </ol>
  );

  function keptTime(show: 'details' | 'check') {
    if (!kept || !isKept) return null;
    return (
      <TimeKept
        kept={kept}
        form={form}
        show={show}
        clock={clockTime(kept.expiresAt, timeZone, locale)}
        onEnd={() => onEnd(kept.token)}
      />
    );
  }
}
