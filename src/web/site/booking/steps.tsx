import type { ComponentProps } from 'react';
import { clockTime } from '#web/dates/words.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { addressOf, now } from '#web/site/booking/data/choice.ts';
import type { Details, FormState } from '#web/site/booking/data/form.ts';
import type { Options, Purpose } from '#web/site/booking/data/options.ts';
import type { progressOf } from '#web/site/booking/data/progress.ts';
import { spoken } from '#web/site/booking/data/spoken.tsx';
import { EmergencyCalls } from '#web/site/entry/emergency-calls.tsx';
import { Alert } from '#web/ui/core/alert.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { t } from '#words/say.ts';
import { CheckForm } from './check.tsx';
import { chosenOf, type Offered } from './chosen.tsx';
import { DetailsForm } from './details.tsx';
import { AlreadyBooked, Departments } from './first.tsx';
import { Notice } from './notice.tsx';
import { Step } from './step.tsx';
import { StillKept } from './still-kept.tsx';
import { Summary } from './summary.tsx';
import { TimeKept } from './time-kept.tsx';
import { When } from './when.tsx';
import { NotDone, Who } from './who.tsx';

export function LaterSteps({
  loaded,
  ...due
}: { loaded: Offered } & Omit<ComponentProps<typeof DueStep>, 'purpose' | 'options'>) {
  const site = useSite();
  const { progress, state } = due;
  const { options, purpose } = loaded;
  return (
    <>
      {progress.notice ? (
        <Notice
          kind={progress.notice}
          state={state}
          choice={progress.choice}
          doctors={options.doctors}
          locale={site.locale}
        />
      ) : null}
      {options.isEmergency && progress.step < 3 ? (
        <Alert tone="danger" title={t('Is it an emergency?')}>
          <p className="mt-2 flex flex-wrap gap-3 empty:hidden">
            <EmergencyCalls size="medium" />
          </p>
        </Alert>
      ) : null}
      <div className="book">
        <Summary
          chosen={chosenOf(progress, loaded, site)}
          preparation={purpose?.preparation && spoken(purpose, purpose.preparation)}
          isChecked={progress.step === 4}
        />
        <DueStep purpose={purpose} options={options} {...due} />
        {progress.step === 1 ? <AlreadyBooked /> : null}
      </div>
    </>
  );
}

function DueStep({
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
  /** Id of the form that holds what was typed. */
  form: string;
  formKey: string;
  openedAt: number;
  isBusy: boolean;
  onEnd(): void;
}) {
  const { locale, timeZone, contact } = useSite();
  const { kept, isKept, choice, step, visit } = progress;
  const action = `${addressOf(choice)}#${now}`;
  const keptClock = kept ? clockTime(kept.expiresAt, timeZone, locale) : '';
  if (step === 1) {
    if (!options.department) return <Departments choice={choice} departments={options.departments} />;
    const name = spoken(options.department, options.department.name);
    return (
      <Step title={<Phrase message="Who would you like to see in {department}?" department={name} />}>
        <Who choice={choice} options={options} purpose={purpose} />
      </Step>
    );
  }
  if (step === 2 && options.isNotDone && options.doctor && purpose) {
    return (
      <Step title={t('When would suit you?')}>
        <NotDone choice={choice} doctor={options.doctor} purpose={purpose} />
      </Step>
    );
  }
  if (step === 2) {
    return (
      <Step title={t('When would suit you?')}>
        <When
          choice={choice}
          options={options}
          isFor={purpose !== null}
          locale={locale}
          timeZone={timeZone}
          phone={options.department?.phone || contact?.phones[0] || ''}
        >
          {kept && !isKept ? (
            <StillKept
              kept={kept}
              choice={choice}
              doctors={options.doctors}
              locale={locale}
              clock={keptClock}
            />
          ) : null}
        </When>
      </Step>
    );
  }
  const time =
    kept && isKept ? (
      <TimeKept
        kept={kept}
        form={form}
        show={step === 3 ? 'details' : 'check'}
        clock={keptClock}
        onEnd={onEnd}
      />
    ) : null;
  return (
    <Step title={step === 3 ? t('Your details') : t('Check and book')}>
      {step === 4 && state ? (
        <>
          {time}
          <CheckForm
            action={action}
            state={state}
            busy={isBusy}
            needsApproval={visit?.needsApproval ?? false}
          />
        </>
      ) : (
        <DetailsForm
          action={action}
          formKey={formKey}
          openedAt={openedAt}
          state={state}
          details={details}
          isCalled={visit?.mode === 'phone'}
        >
          {time}
        </DetailsForm>
      )}
    </Step>
  );
}
