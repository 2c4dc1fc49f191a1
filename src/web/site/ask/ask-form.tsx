import type { PartOfDay } from '#contract/inquiry.ts';
import { longestEmail, longestName, longestPhone, longestReason } from '#contract/lengths.ts';
import type { VisitMode } from '#contract/modes.ts';
import { remoteWords } from '#contract/where-words.ts';
import { partWords } from '#contract/wish-words.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { FormTrap } from '#web/shell/form-trap.tsx';
import { PhoneLink } from '#web/shell/phone-link.tsx';
import { HandlingNote } from '#web/site/entry/handling-note.tsx';
import { Island } from '#web/site/search-box/island.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { ErrorSummary, FieldErrors } from '#web/ui/core/error-summary.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { Container } from '#web/ui/core/section.tsx';
import DateField from '#web/ui/date/date-field.tsx';
import { t } from '#words/say.ts';
import type { AskState } from './ask-form.ts';

/** A plain form: the server answers with its errors, or redirects to the receipt. */
export function AskForm({
  action,
  state: { values, errors, problem, key, openedAt },
  modes,
  today,
  phone,
}: {
  action: string;
  state: AskState;
  modes: VisitMode[];
  today: string;
  phone: string;
}) {
  const { locale, sendsMail } = useSite();
  const labels = {
    mode: t('How would you like to talk to the doctor?'),
    from: t('First day'),
    to: t('Last day'),
    name: t('Your full name'),
    email: t('Email'),
    phone: t('Phone'),
    message: t('Reason for the visit'),
  };
  const field = (name: keyof typeof labels) => ({
    id: name,
    name,
    label: labels[name],
    ...(errors[name] ? { error: errors[name] } : {}),
  });
  const isCalled = !sendsMail || (modes.length === 1 && modes[0] === 'phone');
  return (
    <Container className="pt-6 pb-10 lg:pt-8 lg:pb-16">
      <form method="post" action={action} noValidate className="grid max-w-2xl gap-6">
        <input type="hidden" name="key" value={key} />
        <FormTrap openedAt={openedAt} />
        {Object.keys(errors).length > 0 ? (
          <FieldErrors labels={labels} errors={errors} />
        ) : problem ? (
          <ErrorSummary title={t('Your request has not been sent yet')}>
            <p className="mt-1">{problem}</p>
          </ErrorSummary>
        ) : null}
        {modes.length > 1 ? (
          <fieldset id="mode" className="grid gap-1">
            <legend className="mb-1 font-semibold">{labels.mode}</legend>
            {modes.map((mode) => (
              <label key={mode} className="flex min-h-11 items-center gap-3">
                <input
                  type="radio"
                  name="mode"
                  value={mode}
                  defaultChecked={mode === values.mode}
                  className="size-5 accent-primary"
                />
                {remoteWords(mode) || t('In person')}
              </label>
            ))}
          </fieldset>
        ) : null}
        <div className="grid gap-6 sm:grid-cols-2">
          {(['from', 'to'] as const).map((name) => (
            <Island
              key={name}
              name="date-field"
              component={DateField}
              props={{ ...field(name), locale, today, min: today, required: true, value: values[name] }}
            />
          ))}
        </div>
        <fieldset className="grid gap-1">
          <legend className="mb-1">
            <span className="font-semibold">{t('When in the day?')}</span>{' '}
            <span className="label-mark">{t('(optional)')}</span>
            <span className="block text-sm text-ink-muted">{t('Leave empty if any time suits you.')}</span>
          </legend>
          {(Object.keys(partWords) as PartOfDay[]).map((part) => (
            <label key={part} className="flex min-h-11 items-center gap-3">
              <input
                type="checkbox"
                name="parts"
                value={part}
                defaultChecked={values.parts.includes(part)}
                className="size-5 accent-primary"
              />
              {t(partWords[part])}
            </label>
          ))}
        </fieldset>
        <Field
          {...field('message')}
          as="textarea"
          rows={4}
          required
          maxLength={longestReason}
          hint={t(
            'A few words help us to find the right time. Our reception and the people who treat you read this.',
          )}
          defaultValue={values.message}
        />
        <Field
          {...field('name')}
          autoComplete="name"
          required
          maxLength={longestName}
          defaultValue={values.name}
        />
        <Field
          {...field('email')}
          {...(isCalled ? {} : { mark: t('(or a phone number)') })}
          type="email"
          autoComplete="email"
          maxLength={longestEmail}
          defaultValue={values.email}
        />
        <Field
          {...field('phone')}
          {...(isCalled ? { required: true } : { mark: t('(or an email address)') })}
          type="tel"
          autoComplete="tel"
          maxLength={longestPhone}
          defaultValue={values.phone}
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
          <Button type="submit" size="large">
            {t('Ask for a time')}
          </Button>
          {phone ? (
            <p className="text-ink-soft">
              <Phrase message="You can also call {phone}." phone={<PhoneLink number={phone} />} />
            </p>
          ) : null}
        </div>
        <p className="text-sm text-ink-muted">
          <HandlingNote />
        </p>
      </form>
    </Container>
  );
}
