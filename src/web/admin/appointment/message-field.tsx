/** What staff add to the message to the patient; hidden where none is sent. */
import { longestMessage } from '#contract/lengths.ts';
import { Field } from '#web/ui/core/field.tsx';

export function MessageField({
  email,
  value,
  onChange,
}: {
  email: string;
  value: string;
  onChange(message: string): void;
}) {
  if (!email) return null;
  return (
    <Field
      as="textarea"
      label="Message to the patient"
      hint={`Added to the email to ${email}.`}
      maxLength={longestMessage}
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
