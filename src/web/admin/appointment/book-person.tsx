import { longestEmail, longestName, longestPhone, longestReason } from '#contract/lengths.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { Checkbox } from '#web/admin/ui/checkbox.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { t } from '#words/say.ts';
import type { DraftProps } from './booking-draft.ts';
import { ContactSearch } from './contact-search.tsx';
import { NeedsFields } from './needs-fields.tsx';

interface BookPersonProps extends DraftProps {
  wrong: Record<string, string>;
  /** Known patients need no search. */
  isKnown: boolean;
}

export function BookPerson({ draft, change, wrong, isKnown }: BookPersonProps) {
  return (
    <div>
      {isKnown ? null : (
        <ContactSearch
          onChoose={({ name, phone, email, language }) => change({ name, phone, email, language })}
        />
      )}
      <PersonFields draft={draft} change={change} wrong={wrong} needsContact={draft.source !== 'walk-in'} />
      <details className="booking-needs" open={wrong.interpreterLanguage ? true : undefined}>
        <summary>
          <Phrase
            message="Needs for the visit <mark>(optional)</mark>"
            mark={(words) => <span className="label-mark">{words}</span>}
          />
        </summary>
        <NeedsFields needs={draft} error={wrong.interpreterLanguage} onChange={change} />
      </details>
    </div>
  );
}

export interface Person {
  name: string;
  phone: string;
  email: string;
  patientIsOther: boolean;
  patientName: string;
  reason: string;
  wantsSms: boolean;
}

interface PersonFieldsProps {
  draft: Person;
  change(changes: Partial<Person>): void;
  wrong: Record<string, string>;
  /** At least one of the two is required. */
  needsContact: boolean;
}

export function PersonFields({ draft, change, wrong, needsContact }: PersonFieldsProps) {
  const line = (name: 'name' | 'phone' | 'email' | 'patientName') => ({
    id: name,
    value: draft[name],
    error: wrong[name],
    onChange: (value: string) => change({ [name]: value }),
  });
  return (
    <>
      <Line {...line('name')} label={t('Full name')} required maxLength={longestName} />
      <div className="stack booking-pair">
        <Line
          {...line('phone')}
          label={t('Phone')}
          type="tel"
          maxLength={longestPhone}
          {...(needsContact ? { mark: t('(or email)') } : {})}
        />
        <Line
          {...line('email')}
          label={t('Email')}
          type="email"
          maxLength={longestEmail}
          {...(needsContact ? { mark: t('(or phone)') } : {})}
        />
      </div>
      <SmsConsent checked={draft.wantsSms} onChange={(wantsSms) => change({ wantsSms })} />
      <Checkbox
        checked={draft.patientIsOther}
        onChange={(isChecked) => change({ patientIsOther: isChecked })}
      >
        {t('The patient is someone else')}
      </Checkbox>
      {draft.patientIsOther ? (
        <Line {...line('patientName')} label={t('Patient’s name')} required maxLength={longestName} />
      ) : null}
      <Field
        as="textarea"
        id="booking-reason"
        label={t('Reason')}
        maxLength={longestReason}
        value={draft.reason}
        onChange={({ target }) => change({ reason: target.value })}
      />
    </>
  );
}

/** Only if texts can be sent. */
export function SmsConsent({ checked, onChange }: { checked: boolean; onChange(checked: boolean): void }) {
  const { offersSms } = useHospital();
  if (!offersSms && !checked) return null;
  return (
    <Checkbox checked={checked} onChange={onChange}>
      {t('The patient agrees to text messages')}
    </Checkbox>
  );
}

interface LineProps {
  id: string;
  label: string;
  required?: boolean;
  type?: string;
  maxLength: number;
  value: string;
  error: string | undefined;
  /** Replaces "(optional)". */
  mark?: string;
  onChange(value: string): void;
}

function Line({ id, required = false, onChange, ...field }: LineProps) {
  return (
    <Field
      {...field}
      id={`booking-${id}`}
      required={required}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
