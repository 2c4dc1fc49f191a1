import { useEffect, useRef } from 'react';
import { Form } from 'react-router';
import { longestEmail, longestName, longestPhone, longestReason } from '#contract/lengths.ts';
import { FormTrap } from '#web/shell/form-trap.tsx';
import { Alert } from '#web/ui/core/alert.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { detailsOf, fillFromDraft, keepDraft } from './draft.ts';
import type { Details, FormState } from './form.ts';
import { Hidden } from './go.tsx';

export const detailsForm = 'details';

/** Third step: who is coming and how to reach them. */
export function DetailsForm({
  action,
  formKey,
  openedAt,
  state,
  details,
}: {
  action: string;
  formKey: string;
  openedAt: number;
  state: FormState | undefined;
  details: Details;
}) {
  const errors = state?.errors ?? {};
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (form.current) fillFromDraft(form.current);
  }, []);
  const first = Object.keys(errors)[0];
  return (
    <Form
      ref={form}
      id={detailsForm}
      onInput={({ currentTarget }) => keepDraft(detailsOf(currentTarget))}
      method="post"
      action={action}
      preventScrollReset
      // The browser's way back leads from what is checked to what was typed.
      replace={false}
      noValidate
      className="grid max-w-2xl gap-6"
    >
      <Hidden formKey={formKey} openedAt={openedAt} />
      <FormTrap />
      {first ? (
        <Alert tone="danger" title="Please check the marked fields" live>
          <p>Nothing you entered is lost. Correct the fields and continue.</p>
        </Alert>
      ) : null}
      <Field
        label="Your full name"
        name="name"
        autoComplete="name"
        required
        maxLength={longestName}
        defaultValue={details.name}
        error={errors.name}
      />
      <Field
        label="Email"
        mark="(or a phone number)"
        name="email"
        type="email"
        autoComplete="email"
        maxLength={longestEmail}
        defaultValue={details.email}
        error={errors.email}
        hint="We send your confirmation and reminders here. Enter an email address, a phone number, or both."
      />
      <Field
        label="Phone"
        mark="(or an email address)"
        name="phone"
        type="tel"
        autoComplete="tel"
        maxLength={longestPhone}
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
        I am booking for someone else
      </label>
      <Field
        className="only-for-other"
        label="Patient’s name"
        name="patientName"
        required
        maxLength={longestName}
        defaultValue={details.patientName}
        error={errors.patientName}
      />
      <Field
        as="textarea"
        label="Reason for the visit"
        name="reason"
        maxLength={longestReason}
        rows={4}
        defaultValue={details.reason}
        error={errors.reason}
        hint="A few words help the doctor prepare. Only the people who treat you will read this."
      />
      <div>
        <Button type="submit" name="intent" value="check" size="large">
          Check your answers
        </Button>
      </div>
    </Form>
  );
}
