import { useState } from 'react';
import type { Appointment, Slot } from '#contract/appointment.ts';
import { fewestVisits } from '#contract/series.ts';
import { dayInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { askedVisit } from '#web/admin/times/asked-visit.ts';
import { Chips } from '#web/admin/ui/chips.tsx';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { LeaveDialog, useUnsaved } from '#web/admin/ui/unsaved.tsx';
import { timeWords } from '#web/dates/words.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { counted, t } from '#words/say.ts';
import { BookPerson } from './book-person.tsx';
import { BookVisit } from './book-visit.tsx';
import { type BookingDraft, type BookingStart, useBookingDraft } from './booking-draft.ts';
import { RepeatChoice } from './repeat-choice.tsx';
import { useDoctors } from './use-calendar.ts';
import { useDeskBooking } from './use-desk-booking.ts';
import { bookAll, type Series, useSeries } from './use-series.ts';
import { type WaitDays, WaitDialog } from './wait-dialog.tsx';
import { usePlaceToday } from './walk-in-place.tsx';
import { Warnings } from './warnings.tsx';

interface BookDialogProps {
  start: BookingStart;
  today: string;
  onClose(): void;
  onBooked(appointment: Appointment): void;
  /** In order of time. */
  onSeries(appointments: Appointment[]): void;
}

export function BookDialog({ start, today, onClose, onBooked, onSeries }: BookDialogProps) {
  const { locale } = useHospital();
  const { data: doctors } = useDoctors();
  const desk = useDeskBooking();
  const { book, isBusy, warnings, refusal, wrong, forget } = desk;
  // Any change outdates the warnings.
  const { draft, change } = useBookingDraft(start, today, forget);
  const { source, doctor, visitType, startsAt, squeezeIn } = draft;
  const series = useSeries(draft, doctors, forget);
  const isWalkIn = source === 'walk-in';
  const beside = besideOf(draft, start);
  const found = doctors?.find(({ slug }) => slug === doctor);
  const place = usePlaceToday({ doctor, visitType, today }, isWalkIn && doctor !== '');
  const isTyped = hasTyped(draft, start);
  useUnsaved(isTyped);
  const [isLeaving, setLeaving] = useState(false);
  const [waits, setWaits] = useState<WaitDays | null>(null);
  const leave = () => (isTyped ? setLeaving(true) : onClose());

  async function send() {
    if (!found) return;
    const whose = { ...visitOf(draft, start), ...(warnings.length > 0 ? { confirmed: true } : {}) };
    if (series.isOn) {
      const all = await bookAll(series, whose, desk);
      if (all) onSeries(all);
      return;
    }
    const when = isWalkIn ? {} : { startsAt, squeezeIn, ...beside };
    const booked = await book({ source, doctorId: found.id, ...when, ...whose });
    if (booked) onBooked(booked);
  }
  if (waits && found) {
    const { place, from = '', to } = waits;
    const isOfSeries = place !== undefined;
    return (
      <WaitDialog
        start={{ ...contactOf(draft), whom: `doctorId=${found.id}`, visitType, from, to }}
        today={today}
        onClose={() => setWaits(null)}
        onAdded={() => (isOfSeries ? setWaits(null) : onClose())}
        isChoice={isOfSeries}
        onBook={(slot, waiting) => {
          const of = doctors?.find(({ id }) => id === slot.doctorId)?.slug ?? doctor;
          if (isOfSeries) series.choose(place, slot);
          else change({ ...contactOf(waiting), doctor: of, day: slot.localDate, ...timeOf(slot) });
          setWaits(null);
        }}
      />
    );
  }
  return (
    <Dialog title={t('New booking')} onClose={leave} wide>
      <form
        className="booking"
        onSubmit={(event) => {
          event.preventDefault();
          void send();
        }}
      >
        {start.asked ? <p className="notice">{start.asked.wish}</p> : null}
        {start.beside && 'besideId' in beside ? (
          <p className="notice">
            {t('The patient is seen at the same time as {name}, and marked as squeezed in.', {
              name: start.beside.patient,
            })}
          </p>
        ) : null}
        <Chips
          label={t('How')}
          options={[
            ['phone', t('On the phone')],
            ['walk-in', t('Walk-in')],
          ]}
          value={source}
          onChange={(next) => change({ source: next })}
        />
        <div className="stack booking-columns">
          <BookPerson draft={draft} change={change} wrong={wrong} isKnown={start.person !== undefined} />
          <BookVisit
            draft={draft}
            change={change}
            doctors={doctors}
            today={today}
            onWait={(to) => setWaits({ to })}
          />
        </div>
        <RepeatChoice
          series={series}
          draft={draft}
          today={today}
          {...(found?.bookable ? { onWait: setWaits } : {})}
        />
        <Warnings of={warnings} />
        <Refusal>{refusal}</Refusal>
        <DialogActions
          onCancel={leave}
          isBusy={isBusy}
          isImpossible={!found || !(isWalkIn ? place !== null : startsAt) || isTooShort(series)}
          act={
            warnings.length > 0 ? t('Book anyway') : series.isOn ? actOfSeries(series) : actOf(draft, locale)
          }
        />
      </form>
      {isLeaving ? <LeaveDialog onStay={() => setLeaving(false)} onLeave={onClose} /> : null}
    </Dialog>
  );
}

/** The visit beside the chosen time, unless another time was chosen. */
function besideOf({ squeezeIn, startsAt }: BookingDraft, { beside, startsAt: its }: BookingStart) {
  return beside && squeezeIn && startsAt === its ? { besideId: beside.id } : {};
}

function visitOf(draft: BookingDraft, { person: known, asked }: BookingStart) {
  const {
    source: _source,
    doctor: _doctor,
    day: _day,
    startsAt: _start,
    localTime: _time,
    squeezeIn: _squeeze,
    visitType,
    mode,
    patientName,
    patientId,
    ...person
  } = draft;
  return {
    ...askedVisit(visitType).body,
    ...(mode ? { mode } : {}),
    ...(asked ? { inquiryId: asked.inquiryId } : {}),
    ...person,
    // Another name means another person.
    ...(patientId && person.name === known?.name && !person.patientIsOther ? { patientId } : {}),
    patientName: person.patientIsOther ? patientName : '',
  };
}

function actOf({ source, startsAt, localTime, day }: BookingDraft, locale: string) {
  if (source === 'walk-in') return t('Check in now');
  if (!startsAt) return t('Choose a time');
  return t('Book {time} on {day}', {
    time: timeWords(localTime, locale),
    day: dayInWords(day, locale, 'short'),
  });
}

type Contacted = Pick<BookingDraft, 'name' | 'phone' | 'email' | 'language' | 'wantsSms'>;

function contactOf({ name, phone, email, language, wantsSms }: Contacted): Contacted {
  return { name, phone, email, language, wantsSms };
}

function isTooShort({ isOn, visits, proposal }: Series) {
  return isOn && (visits.length < fewestVisits || proposal.isFetching);
}

function actOfSeries({ visits }: Series) {
  return counted('Book {count} visit', 'Book {count} visits', visits.length);
}

function timeOf({ startsAt, localTime }: Slot) {
  return { startsAt, localTime };
}

/** Whether closing the dialog would lose details entered about the person. */
function hasTyped(draft: BookingDraft, { person }: BookingStart) {
  const { name, phone, email, patientName, reason } = draft;
  const isOther =
    name !== (person?.name ?? '') || phone !== (person?.phone ?? '') || email !== (person?.email ?? '');
  return isOther || patientName !== '' || reason !== '';
}
