import { type ReactNode, useState } from 'react';
import type { Appointment, Slot } from '#contract/appointment.ts';
import { longestEmail, longestName, longestPhone, longestReason } from '#contract/lengths.ts';
import { dayInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { timeWords } from '#web/dates/words.ts';
import { Field } from '#web/ui/core/field.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { ContactSearch } from './contact-search.tsx';
import { TimeChoice } from './time-choice.tsx';
import { useDoctors, useVisitTypes } from './use-calendar.ts';
import { useDeskBooking } from './use-desk-booking.ts';
import { WalkInPlace } from './walk-in-place.tsx';
import { Warnings } from './warnings.tsx';

/** What the calendar already says of a booking. */
export interface BookingStart {
  source: 'phone' | 'walk-in';
  /** A slug; empty: to be chosen. */
  doctor: string;
  day: string;
  startsAt: string;
  localTime: string;
  /** Empty: the doctor's first. */
  visitType: string;
}

/** Books for somebody on the phone, or for whoever stands at the counter. */
export function BookDialog({
  start,
  today,
  onClose,
  onBooked,
}: {
  start: BookingStart;
  today: string;
  onClose(): void;
  onBooked(appointment: Appointment): void;
}) {
  const { locale } = useHospital();
  const { data: doctors } = useDoctors();
  const { data: visitTypes } = useVisitTypes();
  const [source, setSource] = useState(start.source);
  const [doctor, setDoctor] = useState(start.doctor);
  const [visitType, setVisitType] = useState(start.visitType);
  const [day, setDay] = useState(start.day < today ? today : start.day);
  const [time, setTime] = useState({ startsAt: start.startsAt, localTime: start.localTime });
  const [person, setPerson] = useState({ name: '', phone: '', email: '', language: '' });
  const [patientIsOther, setOther] = useState(false);
  const [patientName, setPatientName] = useState('');
  const [reason, setReason] = useState('');
  const { book, isBusy, warnings, refusal, wrong, forget } = useDeskBooking();

  const found = doctors?.find(({ slug }) => slug === doctor);
  const offered = visitTypes?.filter(
    ({ doctorIds }) => doctorIds.length === 0 || doctorIds.includes(found?.id ?? 0),
  );
  const isWalkIn = source === 'walk-in';
  const noTime = { startsAt: '', localTime: '' };
  /** Whatever changes, a warning was about something else. */
  function changing<T>(set: (value: T) => void) {
    return (value: T) => {
      forget();
      set(value);
    };
  }
  const change = (changes: Partial<typeof person>) => changing(setPerson)({ ...person, ...changes });

  async function send() {
    if (!found) return;
    const booked = await book({
      source,
      doctorId: found.id,
      ...(visitType ? { visitTypeId: Number(visitType) } : {}),
      ...(isWalkIn ? {} : { startsAt: time.startsAt }),
      ...person,
      patientIsOther,
      patientName: patientIsOther ? patientName : '',
      reason,
      ...(warnings.length > 0 ? { confirmed: true } : {}),
    });
    if (booked) onBooked(booked);
  }
  const label = isWalkIn
    ? 'Check in now'
    : time.startsAt
      ? `Book ${timeWords(time.localTime, locale)} on ${dayInWords(day, locale, 'short')}`
      : 'Choose a time';
  return (
    <Dialog title="New booking" onClose={onClose} wide>
      <form
        className="booking"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        <fieldset className="chips" aria-label="How">
          {(['phone', 'walk-in'] as const).map((one) => (
            <button
              key={one}
              type="button"
              className="chip"
              aria-pressed={source === one}
              onClick={() => changing(setSource)(one)}
            >
              {one === 'phone' ? 'On the phone' : 'Walk-in'}
            </button>
          ))}
        </fieldset>
        <div className="booking-columns">
          <div>
            <ContactSearch
              onChoose={({ name, phone, email, language }) => change({ name, phone, email, language })}
            />
            <Line
              id="name"
              label="Full name"
              needed
              maxLength={longestName}
              value={person.name}
              error={wrong.name}
              onChange={(name) => change({ name })}
            />
            <div className="booking-pair">
              <Line
                id="phone"
                label="Phone"
                type="tel"
                maxLength={longestPhone}
                value={person.phone}
                error={wrong.phone}
                {...(isWalkIn ? {} : { mark: '(or email)' })}
                onChange={(phone) => change({ phone })}
              />
              <Line
                id="email"
                label="Email"
                {...(isWalkIn ? {} : { mark: '(or phone)' })}
                type="email"
                maxLength={longestEmail}
                value={person.email}
                error={wrong.email}
                onChange={(email) => change({ email })}
              />
            </div>
            <label className="checkbox">
              <input
                type="checkbox"
                checked={patientIsOther}
                onChange={({ target }) => changing(setOther)(target.checked)}
              />
              The patient is someone else
            </label>
            {patientIsOther ? (
              <Line
                id="patientName"
                label="Patient’s name"
                needed
                maxLength={longestName}
                value={patientName}
                error={wrong.patientName}
                onChange={changing(setPatientName)}
              />
            ) : null}
            <Field
              as="textarea"
              id="booking-reason"
              label="Reason"
              maxLength={longestReason}
              value={reason}
              onChange={({ target }) => changing(setReason)(target.value)}
            />
          </div>
          <div>
            <Field
              as="select"
              id="booking-doctor"
              label="Doctor"
              required
              value={doctor}
              onChange={({ target }) => {
                changing(setDoctor)(target.value);
                setVisitType('');
                setTime(noTime);
              }}
            >
              <option value="">Choose a doctor</option>
              {doctors
                ?.filter(({ status }) => status === 'published')
                .map(({ id, slug, name }) => (
                  <option key={id} value={slug}>
                    {name}
                  </option>
                ))}
            </Field>
            <Field
              as="select"
              id="booking-visit"
              label="Visit"
              required
              value={visitType || String(offered?.[0]?.id ?? '')}
              onChange={({ target }) => {
                changing(setVisitType)(target.value);
                setTime(noTime);
              }}
            >
              {offered?.map(({ id, name, durationMinutes }) => (
                <option key={id} value={String(id)}>
                  {name}, {durationMinutes} minutes
                </option>
              ))}
            </Field>
            {!doctor ? null : isWalkIn ? (
              <WalkInPlace doctor={doctor} visitType={visitType} today={today} />
            ) : (
              <TimeChoice
                doctor={doctor}
                visitType={visitType}
                day={day}
                today={today}
                value={time.startsAt}
                onDay={(next) => {
                  changing(setDay)(next);
                  setTime(noTime);
                }}
                onChoose={(slot: Slot) => changing(setTime)(slot)}
              />
            )}
          </div>
        </div>
        <Warnings of={warnings} />
        {refusal ? (
          <p role="alert" className="notice notice-danger">
            {refusal}
          </p>
        ) : null}
        <DialogActions
          onCancel={onClose}
          isBusy={isBusy}
          isImpossible={!found || !(isWalkIn || time.startsAt)}
          act={warnings.length > 0 ? 'Book anyway' : label}
        />
      </form>
    </Dialog>
  );
}

function Line({
  id,
  label,
  needed = false,
  error,
  hint,
  mark,
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
  /** In place of "(optional)". */
  mark?: string;
  onChange(value: string): void;
}) {
  return (
    <Field
      {...input}
      id={`booking-${id}`}
      label={label}
      mark={mark}
      hint={hint}
      error={error}
      required={needed}
      autoComplete="off"
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
