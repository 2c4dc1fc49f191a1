import { Form, Link } from 'react-router';
import type { Slot } from '#contract/appointment.ts';
import { Alert } from '#web/ui/alert.tsx';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import type { Details, FormState } from './form.ts';
import { longDate } from './words.ts';

/** Third step: who is coming and how to reach them. */
export function DetailsForm({
  action,
  token,
  state,
  details,
}: {
  action: string;
  token: string;
  state: FormState | undefined;
  details: Details;
}) {
  const errors = state?.errors ?? {};
  const first = Object.keys(errors)[0];
  return (
    <Form
      method="post"
      action={action}
      preventScrollReset
      noValidate
      className="grid max-w-2xl gap-6"
      key={state?.key}
    >
      <input type="hidden" name="_xsrf" value={token} />
      {first ? (
        <Alert tone="danger" title="Please look at the marked fields" live>
          <p>Nothing is lost: correct them and go on.</p>
        </Alert>
      ) : null}
      <Field
        label="Your full name"
        name="name"
        autoComplete="name"
        required
        maxLength={120}
        defaultValue={details.name}
        error={errors.name}
      />
      <Field
        label="E-mail"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={254}
        defaultValue={details.email}
        error={errors.email}
        hint="We send the confirmation here. An e-mail address or a phone number is enough."
      />
      <Field
        label="Phone"
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={40}
        defaultValue={details.phone}
        error={errors.phone}
      />
      <label className="flex min-h-11 items-center gap-3 font-semibold">
        <input
          type="checkbox"
          name="patientIsOther"
          value="1"
          defaultChecked={Boolean(details.patientIsOther)}
          className="size-5 accent-primary"
        />
        I am booking for somebody else
      </label>
      <Field
        className="only-for-other"
        label="Name of the patient"
        name="patientName"
        required
        maxLength={120}
        defaultValue={details.patientName}
        error={errors.patientName}
      />
      <Field
        as="textarea"
        label="What is it about?"
        name="reason"
        maxLength={500}
        rows={4}
        defaultValue={details.reason}
        error={errors.reason}
        hint="A few words help the doctor to prepare. Only the people who treat you read this."
      />
      <div>
        <Button type="submit" name="intent" value="check" size="large">
          Check your answers
        </Button>
      </div>
    </Form>
  );
}

/** Fourth step: everything once more, then the one button that books. */
export function CheckForm({
  action,
  token,
  state,
  busy,
  needsApproval,
}: {
  action: string;
  token: string;
  state: FormState;
  busy: boolean;
  needsApproval: boolean;
}) {
  const { details } = state;
  const rows = [
    ['Name', details.name],
    ['E-mail', details.email],
    ['Phone', details.phone],
    ['Patient', details.patientIsOther ? details.patientName : ''],
    ['About', details.reason],
  ].filter(([, value]) => value);
  return (
    <Form method="post" action={action} preventScrollReset className="grid max-w-2xl gap-6">
      <input type="hidden" name="_xsrf" value={token} />
      <input type="hidden" name="key" value={state.key} />
      {Object.entries(details).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <dl className="grid gap-x-6 gap-y-3 sm:grid-cols-[8rem_1fr]">
        {rows.map(([label, value]) => (
          <div key={label} className="contents">
            <dt className="text-ink-muted">{label}</dt>
            <dd className="font-semibold break-words">{value}</dd>
          </div>
        ))}
      </dl>
      <p className="text-sm text-ink-muted">
        We use these details for this appointment only. <a href="/privacy">How we handle personal data</a>
      </p>
      <div className="flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="book" size="large" aria-disabled={busy || undefined}>
          {busy ? 'Booking …' : needsApproval ? 'Send the request' : 'Book this appointment'}
        </Button>
        <Button type="submit" name="intent" value="edit" variant="quiet" size="large">
          Change your details
        </Button>
      </div>
    </Form>
  );
}

/** A refusal of the time, with the nearest free ones; the details stay in the form's answer. */
export function Refused({
  state,
  locale,
  addressOfSlot,
}: {
  state: FormState;
  locale: string;
  addressOfSlot(slot: Slot): string;
}) {
  return (
    <Alert tone="warning" title={state.problem} live>
      {state.nearest && state.nearest.length > 0 ? (
        <>
          <p>The nearest free times:</p>
          <ul className="mt-2 flex flex-wrap gap-2">
            {state.nearest.map((slot) => (
              <li key={slot.startsAt}>
                <Link
                  to={addressOfSlot(slot)}
                  preventScrollReset
                  state={{ details: state.details }}
                  className="inline-flex min-h-11 items-center rounded-sm border border-line-strong bg-white px-4 font-semibold text-primary no-underline"
                >
                  {longDate(slot.localDate, locale)}, {slot.localTime}
                </Link>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <p>Please choose another time.</p>
      )}
    </Alert>
  );
}
