import { longestEmail, longestLetter, longestName, longestPhone, longestSubject } from '#contract/lengths.ts';
import { FormTrap } from '#web/shell/form-trap.tsx';
import { HandlingNote } from '#web/site/entry/handling-note.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { ErrorSummary, FieldErrors } from '#web/ui/core/error-summary.tsx';
import { Field } from '#web/ui/core/field.tsx';
import type { PlainMessage } from '#words/catalogue.ts';
import { t } from '#words/say.ts';
import type { InquiryState } from './contact-form.ts';

const labels = {
  name: 'Your name',
  email: 'Email',
  phone: 'Phone',
  subject: 'Subject',
  message: 'Your message',
} as const satisfies Record<string, PlainMessage>;
type Name = keyof typeof labels;
/** Labels for the error summary. */
function labelsNow() {
  const words = Object.entries(labels).map(([name, label]) => [name, t(label)]);
  return Object.fromEntries(words) as Record<Name, string>;
}
const idOf = (name: Name) => `inquiry-${name}`;

/** A plain form: the server answers with its errors, or redirects to the receipt. */
export function ContactForm({
  action,
  state: { values, errors, problem, advice, key, openedAt },
  hasTopic,
}: {
  action: string;
  state: InquiryState;
  hasTopic: boolean;
}) {
  const field = (name: Name) => ({
    id: idOf(name),
    name,
    label: t(labels[name]),
    defaultValue: values[name],
    ...(errors[name] ? { error: errors[name] } : {}),
  });
  return (
    <form method="post" action={action} noValidate className="grid gap-6">
      <input type="hidden" name="key" value={key} />
      <FormTrap openedAt={openedAt} />
      {Object.keys(errors).length > 0 ? (
        <FieldErrors labels={labelsNow()} errors={errors} idOf={idOf} />
      ) : problem ? (
        <ErrorSummary title={problem}>
          <p className="mt-1">{advice}</p>
        </ErrorSummary>
      ) : null}
      <Field {...field('name')} autoComplete="name" required maxLength={longestName} />
      <fieldset className="grid gap-6 sm:grid-cols-2">
        <legend className="mb-3 max-w-measure text-ink-soft">
          {t('How can we reply? Enter an email address, a phone number, or both.')}
        </legend>
        <Field {...field('email')} mark="" type="email" autoComplete="email" maxLength={longestEmail} />
        <Field {...field('phone')} mark="" type="tel" autoComplete="tel" maxLength={longestPhone} />
      </fieldset>
      {hasTopic ? null : <Field {...field('subject')} maxLength={longestSubject} autoComplete="off" />}
      <Field
        {...field('message')}
        as="textarea"
        rows={8}
        required
        maxLength={longestLetter}
        hint={t(
          'Please leave out test results and anything else that only your doctor should read. Tell them in person.',
        )}
      />
      <div className="flex flex-wrap items-center gap-x-6 gap-y-4">
        <Button type="submit" size="large">
          {t('Send your message')}
        </Button>
        <p className="max-w-sm text-sm text-ink-muted">
          <HandlingNote />
        </p>
      </div>
    </form>
  );
}
