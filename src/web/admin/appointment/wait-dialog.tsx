import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Slot } from '#contract/appointment.ts';
import { longestEmail, longestName, longestPhone } from '#contract/lengths.ts';
import { durationWords } from '#contract/words/duration-words.ts';
import { DayField } from '#web/admin/field/day-field.tsx';
import { dayInWords } from '#web/admin/field/wall-time.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { api } from '#web/admin/session/session.ts';
import { askedVisit, visitValue } from '#web/admin/times/asked-visit.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { Options } from '#web/admin/ui/options.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { LeaveDialog, useUnsaved } from '#web/admin/ui/unsaved.tsx';
import { ApiProblem } from '#web/api/client.ts';
import { addDays } from '#web/dates/month.ts';
import { Field } from '#web/ui/core/field.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';
import { SmsConsent } from './book-person.tsx';
import { ContactSearch } from './contact-search.tsx';
import { useDepartments, useDoctors, usePurposes, useVisitTypes } from './use-calendar.ts';

const usualDays = 30;

export interface WaitStart extends Awaited {
  name: string;
  phone: string;
  email: string;
  language: string;
  wantsSms: boolean;
  /** The first useful local date; empty for today. */
  from: string;
  /** The last one; empty for the default. */
  to: string;
}

/** Days to wait for; in a series, for the visit at `place` of the proposal. */
export interface WaitDays {
  place?: number;
  from?: string;
  to: string;
}

export const nobodyYet: WaitStart = {
  ...{ name: '', phone: '', email: '', language: '', wantsSms: false },
  ...{ whom: '', visitType: '', from: '', to: '' },
};

interface WaitDialogProps {
  start: WaitStart;
  today: string;
  onClose(): void;
  onAdded(): void;
  /** Books a time that is free after all, for the same person. */
  onBook(slot: Slot, draft: WaitStart): void;
  /** The time is for an existing or proposed visit, so nothing is booked yet. */
  isChoice?: boolean;
}

/** Adds a patient to the waiting list, by email address or phone number only. */
export function WaitDialog({ start, today, onClose, onAdded, onBook, isChoice = false }: WaitDialogProps) {
  const queries = useQueryClient();
  const [draft, setDraft] = useState({
    ...start,
    from: start.from > today ? start.from : today,
    to: start.to < today ? addDays(today, usualDays) : start.to,
  });
  const [isBusy, setBusy] = useState(false);
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const [refusal, setRefusal] = useState('');
  const [free, setFree] = useState<Slot[]>([]);
  const { name, phone, email, from, to } = draft;
  const isTyped = name !== start.name || phone !== start.phone || email !== start.email;
  useUnsaved(isTyped);
  const [isLeaving, setLeaving] = useState(false);
  const leave = () => (isTyped ? setLeaving(true) : onClose());
  function change(changes: Partial<typeof draft>) {
    setDraft((before) => ({ ...before, ...changes }));
    setFree([]);
    setRefusal('');
    setWrong({});
  }

  async function add() {
    setBusy(true);
    change({});
    try {
      const { whom, visitType, ...person } = draft;
      const body = { ...person, ...waitedFor(draft), ...askedVisit(visitType).body };
      const { data } = await api.waitlist.add({ body });
      said.done(
        data.isNew
          ? t('{name} is on the waiting list.', { name })
          : t('{name} was already on the list. They keep their place, with these days.', { name }),
      );
      onAdded();
    } catch (error) {
      const errors = error instanceof ApiProblem ? (error.body.errors ?? []) : [];
      setWrong(Object.fromEntries(errors.map(({ path, message }) => [path, message])));
      setRefusal(errors.length > 0 ? errors.map(({ message }) => message).join(' ') : inWords(error));
      if (error instanceof ApiProblem && error.is('times-free')) setFree(error.body.nearest as Slot[]);
    } finally {
      setBusy(false);
      void queries.invalidateQueries({ queryKey: ['waitlist'] });
    }
  }
  return (
    <Dialog title={t('Put someone on the waiting list')} onClose={leave} wide>
      <form
        className="booking"
        onSubmit={(event) => {
          event.preventDefault();
          if (!isBusy) void add();
        }}
      >
        <div className="stack booking-columns">
          <div>
            {start.name ? null : <ContactSearch onChoose={(found) => change(contactOf(found))} />}
            <WaitingPerson draft={draft} wrong={wrong} onChange={change} />
          </div>
          <div>
            <WaitFor draft={draft} error={wrong.doctorId ?? wrong.departmentId} onChange={change} />
            <Days from={from} to={to} today={today} onChange={change} />
          </div>
        </div>
        <Refusal>{refusal}</Refusal>
        <FreeTimes
          slots={free}
          from={from}
          isChoice={isChoice}
          onBook={(slot) => onBook(slot, draft)}
          onShorten={(day) => change({ to: day })}
        />
        <DialogActions
          onCancel={leave}
          isBusy={isBusy}
          isImpossible={!draft.whom}
          act={t('Put on the list')}
        />
      </form>
      {isLeaving ? <LeaveDialog onStay={() => setLeaving(false)} onLeave={onClose} /> : null}
    </Dialog>
  );
}

interface DaysProps {
  from: string;
  to: string;
  today: string;
  onChange(days: Partial<Pick<WaitStart, 'from' | 'to'>>): void;
}

function Days({ from, to, today, onChange }: DaysProps) {
  return (
    <div className="stack booking-pair">
      <DayField
        label="First day"
        isLabelSeen
        isNeeded
        min={today}
        value={from}
        onChange={(day) => onChange({ from: day, to: to < day ? day : to })}
      />
      <DayField
        label="Last day"
        isLabelSeen
        isNeeded
        min={from}
        value={to}
        onChange={(day) => onChange({ to: day })}
      />
    </div>
  );
}

function contactOf({
  name,
  phone,
  email,
  language,
}: Pick<WaitStart, 'name' | 'phone' | 'email' | 'language'>) {
  return { name, phone, email, language };
}

interface WaitingPersonProps {
  draft: WaitStart;
  wrong: Record<string, string>;
  onChange(changes: Partial<WaitStart>): void;
}

function WaitingPerson({ draft, wrong, onChange }: WaitingPersonProps) {
  const { sendsMail, sendsSms } = useHospital();
  const field = (name: 'name' | 'phone' | 'email') => ({
    id: `booking-${name}`,
    value: draft[name],
    error: wrong[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => onChange({ [name]: target.value }),
  });
  return (
    <>
      <Field {...field('name')} label={t('Full name')} required maxLength={longestName} />
      <div className="stack booking-pair">
        <Field
          {...field('phone')}
          label={t('Phone')}
          type="tel"
          mark={t('(or email)')}
          maxLength={longestPhone}
        />
        <Field
          {...field('email')}
          label={t('Email')}
          type="email"
          mark={t('(or phone)')}
          maxLength={longestEmail}
        />
      </div>
      <SmsConsent checked={draft.wantsSms} onChange={(wantsSms) => onChange({ wantsSms })} />
      <p className="hint">
        {draft.email && sendsMail
          ? t('We offer the times by email.')
          : draft.wantsSms && sendsSms
            ? t('We offer the times by text message.')
            : !draft.email
              ? t('Without an email address, you are told when a time becomes free, and call them.')
              : draft.phone
                ? t('No mail server is set up, so you are told when a time becomes free, and call them.')
                : t('No mail server is set up, so no time can be offered. Enter a phone number.')}
      </p>
    </>
  );
}

interface FreeTimesProps {
  slots: Slot[];
  from: string;
  isChoice: boolean;
  onBook(slot: Slot): void;
  onShorten(to: string): void;
}

/** A free time can be booked at once, or the wait ends before it. */
function FreeTimes({ slots, from, isChoice, onBook, onShorten }: FreeTimesProps) {
  const { locale } = useHospital();
  const [first] = slots;
  if (!first) return null;
  const dayBefore = addDays(first.localDate, -1);
  return (
    <div className="cluster wait-free">
      {slots.map((slot) => (
        <Button key={`${slot.doctorId} ${slot.startsAt}`} small onClick={() => onBook(slot)}>
          {t(isChoice ? 'Choose {date}, {time}' : 'Book {date}, {time}', {
            date: slot.dateInWords,
            time: slot.timeInWords,
          })}
        </Button>
      ))}
      {dayBefore >= from ? (
        <Button small onClick={() => onShorten(dayBefore)}>
          {t('Wait until {date} only', { date: dayInWords(dayBefore, locale, 'short') })}
        </Button>
      ) : null}
    </div>
  );
}

interface Awaited {
  /** "doctorId=12" or "departmentId=3"; empty until chosen. */
  whom: string;
  /** As in asked-visit.ts. */
  visitType: string;
}

/** As the API names it. */
function waitedFor({ whom }: Awaited) {
  const [name, id] = whom.split('=');
  return name ? { [name]: Number(id) } : {};
}

interface WaitForProps {
  draft: Awaited;
  error: string | undefined;
  onChange(changes: Partial<Awaited>): void;
}

function WaitFor({ draft: { whom, visitType }, error, onChange }: WaitForProps) {
  const { data: doctors } = useDoctors();
  const { data: departments } = useDepartments();
  return (
    <>
      <Field
        as="select"
        id="wait-whom"
        label={t('Waiting for')}
        required
        value={whom}
        error={error}
        onChange={({ target }) => onChange({ whom: target.value, visitType: '' })}
      >
        <option value="">{t('Choose a doctor or a department')}</option>
        <optgroup label={t('Doctors')}>
          <Options
            of={doctors
              ?.filter(({ status, bookable }) => status === 'published' && bookable)
              .map(({ id, name }) => [`doctorId=${id}`, name])}
          />
        </optgroup>
        <optgroup label={t('Any doctor of')}>
          <Options
            of={departments
              ?.filter(({ status }) => status === 'published')
              .map(({ id, name }) => [`departmentId=${id}`, name])}
          />
        </optgroup>
      </Field>
      <Visit whom={whom} value={visitType} onChange={onChange} />
    </>
  );
}

interface VisitProps {
  whom: string;
  value: string;
  onChange(changes: Partial<Awaited>): void;
}

function Visit({ whom, value, onChange }: VisitProps) {
  const { data: doctors } = useDoctors();
  const { data: visitTypes } = useVisitTypes();
  const { data: purposes } = usePurposes();
  const [kind, id] = whom.split('=');
  const doctor = kind === 'doctorId' ? doctors?.find((one) => one.id === Number(id)) : undefined;
  const departments = doctor ? doctor.departments.map((one) => one.id) : [Number(id)];
  const offered = visitTypes?.filter(
    ({ doctorIds }) => !doctor || doctorIds.length === 0 || doctorIds.includes(doctor.id),
  );
  return (
    <Field
      as="select"
      id="wait-visit"
      label={t('Visit')}
      mark=""
      value={value}
      onChange={({ target }) => onChange({ visitType: target.value })}
    >
      <option value="">{t('The usual visit')}</option>
      <Options
        of={offered?.map((one) => [
          one.id,
          t('{words}, {more}', { words: one.name, more: durationWords(one.durationMinutes) }),
        ])}
      />
      {(
        [
          ['package', t('Packages'), purposes?.packages],
          ['service', t('Services'), purposes?.services],
        ] as const
      ).map(([of, label, entries]) => {
        const ofThem = (entries ?? []).filter(({ department }) => departments.includes(department?.id ?? 0));
        return ofThem.length === 0 ? null : (
          <optgroup key={of} label={label}>
            <Options of={ofThem.map((entry) => [visitValue(of, entry), entry.title])} />
          </optgroup>
        );
      })}
    </Field>
  );
}
