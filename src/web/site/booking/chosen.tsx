import type { ReactNode } from 'react';
import { remoteWords } from '#contract/where-words.ts';
import { durationWords } from '#contract/words/duration-words.ts';
import { formatMoney } from '#contract/words/money.ts';
import { priceWords } from '#contract/words/purpose-words.ts';
import { momentWords } from '#web/dates/in-words.ts';
import { fullName } from '#web/dates/words.ts';
import type { useSite } from '#web/hospital/site-data.ts';
import { addressOf } from '#web/site/booking/data/choice.ts';
import type { Options, Place, Purpose } from '#web/site/booking/data/options.ts';
import type { progressOf } from '#web/site/booking/data/progress.ts';
import { type Spoken, spoken } from '#web/site/booking/data/spoken.tsx';
import { sentence } from '#web/ui/core/phrase.tsx';
import { joined } from '#words/joined.ts';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';

type Progress = Pick<ReturnType<typeof progressOf>, 'choice' | 'doctor' | 'slot' | 'step' | 'visit'>;

/** A message, translated when shown. */
export type ChosenLabel =
  | 'For'
  | 'Department'
  | 'Doctor'
  | 'Time|date and time'
  | 'Visit'
  | 'Consultation fee'
  | 'Place';

export interface Chosen {
  label: ChosenLabel;
  value: ReactNode;
  note?: ReactNode;
  /** A page with more about it. */
  href?: string;
  /** Address of the step to choose again. */
  change?: string;
  /** On a phone a choice is its value alone until checked: `nothing` hides it, `whole` keeps label and note. */
  onPhone?: 'nothing' | 'whole';
}

export interface Offered {
  options: Options;
  purpose: Purpose | null;
  place: Place | null;
  whereabouts: Spoken;
}

export function chosenOf(
  progress: Progress,
  { options, purpose, place, whereabouts }: Offered,
  site: ReturnType<typeof useSite>,
): Chosen[] {
  return [
    ...(purpose ? [ofPurpose(purpose, site)] : []),
    ...whoOf(progress, options),
    ...(progress.step > 2 ? whenOf(progress, { options, purpose, place, whereabouts }, site) : []),
  ];
}

function ofPurpose(purpose: Purpose, { currency, locale }: ReturnType<typeof useSite>): Chosen {
  const { kind, slug, title, visit, length, price } = purpose;
  const minutes = length ?? visit?.durationMinutes;
  const from = { service: kind === 'service' ? { name: title } : null };
  return {
    label: 'For',
    value: spoken(purpose, title),
    note: beside(visit && sentence('You book: {visit}', { visit: spoken(visit, visit.name) }), [
      minutes ? durationWords(minutes) : '',
      priceWords(price || null, from, { currency, locale }),
    ]),
    href: at(`/${kind}s/${slug}`),
    change: '/appointment',
  };
}

function whoOf({ choice, doctor, slot }: Progress, { department }: Options): Chosen[] {
  const change = addressOf(choice, choice.doctor && choice.department ? { doctor: '' } : { department: '' });
  // A package or service has one department, and a department of one doctor leads straight to that doctor.
  const isGiven = choice.package !== '' || choice.service !== '';
  if (!choice.doctor)
    return department
      ? [{ label: 'Department', value: spoken(department, department.name), ...(isGiven ? {} : { change }) }]
      : [];
  if (choice.doctor === 'any' && !slot) {
    const value = department
      ? sentence('{department}, first available doctor', {
          department: spoken(department, department.name),
        })
      : t('Anyone, soonest available');
    return [{ label: 'Doctor', value, change }];
  }
  if (!doctor) return [];
  const who = {
    label: 'Doctor' as const,
    value: spoken(doctor, fullName(doctor)),
    note: spoken(doctor, doctor.role),
  };
  return [isGiven && !choice.department ? who : { ...who, change }];
}

function whenOf(
  { choice, doctor, slot, visit }: Progress,
  { options, purpose, place, whereabouts }: Offered,
  { locale, currency, contact }: ReturnType<typeof useSite>,
): Chosen[] {
  if (!slot) return [];
  const rows: Chosen[] = [
    {
      label: 'Time|date and time',
      value: momentWords(slot, locale),
      change: addressOf(choice, { start: '' }),
    },
  ];
  // The purpose says what it is booked as; without that it is booked as a common visit.
  if (visit && !(purpose && (purpose.length ?? purpose.visit)))
    rows.push({
      label: 'Visit',
      value: spoken(visit, visit.name),
      note: durationWords(visit.durationMinutes),
      onPhone: 'whole',
      ...(options.doctor && options.visits.length > 1 ? { change: addressOf(choice, { visit: '' }) } : {}),
    });
  const fee = doctor?.consultationFee ?? null;
  if (fee !== null && (purpose?.price ?? null) === null)
    rows.push({ label: 'Consultation fee', value: formatMoney(fee, currency, locale), onPhone: 'whole' });
  const remote = visit && remoteWords(visit.mode);
  const [value = '', note] = remote
    ? [remote]
    : [
        [place, joined([place?.name, place?.location])] as const,
        [whereabouts, joined(contact?.location.split('\n') ?? [])] as const,
      ].flatMap(([whose, words]) => (words ? [spoken(whose ?? {}, words)] : []));
  // The modes are this doctor's, who may have come with the time.
  const change =
    visit && doctor && visit.modes.length > 1
      ? addressOf(
          {
            ...choice,
            department: options.doctor ? choice.department : '',
            doctor: doctor.slug,
            visit: String(visit.id),
            with: '',
          },
          { mode: '' },
        )
      : undefined;
  if (value)
    rows.push({
      label: 'Place',
      value,
      note,
      ...(change ? { change } : {}),
      ...(remote || change ? {} : { onPhone: 'nothing' }),
    });
  return rows;
}

/** Joins facts, of which the first may be marked with a language. */
function beside(first: ReactNode, facts: string[]) {
  const after = joined(facts);
  return first && after ? sentence('{before}, {after}', { before: first, after }) : first || after;
}
