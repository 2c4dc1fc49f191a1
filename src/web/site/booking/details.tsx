import { type ReactNode, useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { longestEmail, longestName, longestPhone, longestReason } from '#contract/lengths.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { FormTrap } from '#web/shell/form-trap.tsx';
import { detailsOf, fillFromDraft, keepDraft } from '#web/site/booking/data/draft.ts';
import type { Details, FormState } from '#web/site/booking/data/form.ts';
import { Button } from '#web/ui/core/button.tsx';
import { FieldErrors } from '#web/ui/core/error-summary.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { t } from '#words/say.ts';
import { detailsForm, Hidden } from './go.tsx';
import { NeedsFold } from './needs-fold.tsx';

const labelsOf = () => ({
  name: t('Your full name'),
  email: t('Email'),
  phone: t('Phone'),
  patientName: t('Patient’s name'),
  reason: t('Reason for the visit'),
  interpreterLanguage: t('Language'),
});
type Name = keyof ReturnType<typeof labelsOf>;
const idOf = (name: Name) => `booking-${name}`;

export function DetailsForm({
  action,
  formKey,
  openedAt,
  state,
  details,
  isCalled,
  children,
}: {
  action: string;
  formKey: string;
  openedAt: number;
  state: FormState | undefined;
  details: Details;
  isCalled: boolean;
  /** Above the fields; below them if there is an error, which then comes first. */
  children?: ReactNode;
}) {
  const errors = state?.errors ?? {};
  const labels = labelsOf();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) fillFromDraft(form.current);
  }, []);
  const { offersSms } = useSite();
  const keep = ({ currentTarget }: { currentTarget: HTMLFormElement }) => keepDraft(detailsOf(currentTarget));
  const isRefused = Object.keys(errors).length > 0;
  const box = (name: 'wantsSms' | 'patientIsOther', words: string) => (
    <label className="flex min-h-11 items-center gap-3 font-semibold">
      <input
        type="checkbox"
        name={name}
        value="1"
        defaultChecked={Boolean(details[name])}
        className="size-5 shrink-0 accent-primary"
      />
      {words}
    </label>
  );
  const field = (name: Name) => ({
    id: idOf(name),
    name,
    label: labels[name],
    defaultValue: details[name],
    error: errors[name],
  });
  return (
    <Form
      ref={form}
      id={detailsForm}
      onInput={keep}
      // Also keeps what was typed before hydration.
      onSubmit={keep}
      method="post"
      action={action}
      preventScrollReset
      // The browser's back button returns from the check to the details.
      replace={false}
      noValidate
      className="grid max-w-2xl gap-6"
    >
      <Hidden formKey={formKey} openedAt={openedAt} />
      <FormTrap />
      {isRefused ? <FieldErrors labels={labels} errors={errors} idOf={idOf} /> : children}
      <Field {...field('name')} autoComplete="name" required maxLength={longestName} />
      <Field
        {...(isCalled ? {} : { mark: t('(or a phone number)') })}
        {...field('email')}
        type="email"
        autoComplete="email"
        maxLength={longestEmail}
        {...(isCalled
          ? {}
          : {
              hint: t(
                'So that we can reach you about this appointment. Enter an email address, a phone number, or both.',
              ),
            })}
      />
      <Field
        {...(isCalled
          ? { required: true, hint: t('We call you on this number at the time of your visit.') }
          : { mark: t('(or an email address)') })}
        {...field('phone')}
        type="tel"
        autoComplete="tel"
        maxLength={longestPhone}
      />
      {offersSms ? box('wantsSms', t('Send me text messages about this appointment')) : null}
      {box('patientIsOther', t('I am booking for someone else'))}
      <Field className="only-for-other" {...field('patientName')} required maxLength={longestName} />
      <Field
        as="textarea"
        {...field('reason')}
        maxLength={longestReason}
        rows={4}
        hint={t('A few words help the doctor prepare. Only the people who treat you will read this.')}
      />
      <NeedsFold state={state} details={details} language={field('interpreterLanguage')} />
      {isRefused ? children : null}
      <div>
        <Button type="submit" name="intent" value="check" size="large">
          {t('Check your answers')}
        </Button>
      </div>
    </Form>
  );
}
