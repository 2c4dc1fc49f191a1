import type { ReactNode } from 'react';
import { longestEmail, longestName, longestPhone, longestReason } from '#contract/lengths.ts';
import type { DraftProps } from './booking-draft.ts';
import { ContactSearch } from './contact-search.tsx';

/** For whom a booking is, how they are reached, and why they come. */
export function BookPerson({ draft, change, wrong }: DraftProps & { wrong: Record<string, string> }) {
  const line = (name: 'name' | 'phone' | 'email' | 'patientName') => ({
    id: name,
    value: draft[name],
    error: wrong[name],
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <div>
      <ContactSearch
        onChoose={({ name, phone, email, language }) => change({ name, phone, email, language })}
      />
      <Line {...line('name')} label="Full name" needed maxLength={longestName} />
      <div className="booking-pair">
        <Line
          {...line('phone')}
          label="Phone"
          type="tel"
          maxLength={longestPhone}
          hint={draft.source === 'walk-in' ? undefined : 'This or an e-mail address'}
        />
        <Line {...line('email')} label="E-mail" type="email" maxLength={longestEmail} />
      </div>
      <label className="checkbox">
        <input
          type="checkbox"
          checked={draft.patientIsOther}
          onChange={({ target }) => change({ patientIsOther: target.checked })}
        />
        The patient is somebody else
      </label>
      {draft.patientIsOther ? (
        <Line {...line('patientName')} label="Name of the patient" needed maxLength={longestName} />
      ) : null}
      <div className="field">
        <label htmlFor="booking-reason" className="label">
          Reason
        </label>
        <textarea
          id="booking-reason"
          className="input"
          maxLength={longestReason}
          value={draft.reason}
          onChange={({ target }) => change({ reason: target.value })}
        />
      </div>
    </div>
  );
}

function Line({
  id,
  label,
  needed = false,
  error,
  hint,
  onChange,
  ...input
}: {
  id: string;
  label: string;
  needed?: boolean;
  type?: string;
  maxLength: number;
  value: string;
  error: string | undefined;
  hint?: ReactNode;
  onChange(value: string): void;
}) {
  const about = error ? `booking-${id}-error` : hint ? `booking-${id}-hint` : undefined;
  return (
    <div className="field">
      <label htmlFor={`booking-${id}`} className="label">
        {label} {needed ? <span className="needed">needed</span> : null}
      </label>
      <input
        id={`booking-${id}`}
        className="input"
        autoComplete="off"
        required={needed}
        aria-invalid={error ? true : undefined}
        aria-describedby={about}
        {...input}
        onChange={({ target }) => onChange(target.value)}
      />
      {error ? (
        <p id={`booking-${id}-error`} className="field-error">
          {error}
        </p>
      ) : hint ? (
        <p id={`booking-${id}-hint`} className="hint">
          {hint}
        </p>
      ) : null}
    </div>
  );
}
