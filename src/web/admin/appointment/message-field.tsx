/** What staff say to the patient in the message that goes out; nothing to say where none does. */
import { longestMessage } from '#contract/lengths.ts';
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
    <div className="field">
      <label htmlFor="message-to-patient" className="label">
        A few words for the patient
      </label>
      <textarea
        id="message-to-patient"
        className="input"
        maxLength={longestMessage}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
      <p className="hint">They stand in the message to {email}. You may leave this empty.</p>
    </div>
  );
}
