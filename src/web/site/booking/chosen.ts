/** The summary: what is chosen so far, in words. */
import { durationWords } from '#contract/words/duration-words.ts';
import { formatMoney } from '#contract/words/money.ts';
import { priceWords } from '#contract/words/purpose-words.ts';
import { joined, momentWords } from '#web/dates/in-words.ts';
import { fullName } from '#web/dates/words.ts';
import type { useSite } from '#web/hospital/site-data.ts';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import { addressOf } from './choice.ts';
import type { Options, Place, Purpose } from './options.ts';
import type { progressOf } from './progress.ts';

type Progress = Pick<ReturnType<typeof progressOf>, 'choice' | 'doctor' | 'slot' | 'step' | 'visit'>;

/** A message, said where it is shown. */
export type ChosenLabel =
  | 'For'
  | 'Department'
  | 'Doctor'
  | 'Time|date and time'
  | 'Visit'
  | 'Consultation fee'
  | 'Place';

/** A choice as the summary shows it. */
export interface Chosen {
  label: ChosenLabel;
  value: string;
  note?: string | undefined;
  /** More about it. */
  href?: string;
  /** Where to choose again. */
  change?: string;
  /** On a phone, until all is checked, a choice is its value alone: this is left out, or has its label and note. */
  onPhone?: 'nothing' | 'whole';
}

/** What is chosen so far: what the visit is for, with whom, when, what it costs and where it is. */
export function chosenOf(
  progress: Progress,
  { options, purpose, place }: { options: Options; purpose: Purpose | null; place: Place | null },
  site: ReturnType<typeof useSite>,
): Chosen[] {
  return [
    ...(purpose ? [ofPurpose(purpose, site)] : []),
    ...whoOf(progress, options),
    ...(progress.step > 2 ? whenOf(progress, { options, purpose, place }, site) : []),
  ];
}

function ofPurpose(
  { kind, slug, title, visit, length, price }: Purpose,
  { currency, locale }: ReturnType<typeof useSite>,
): Chosen {
  const minutes = length ?? visit?.durationMinutes;
  const from = { service: kind === 'service' ? { name: title } : null };
  return {
    label: 'For',
    value: title,
    note: joined([
      visit && t('You book: {visit}', { visit: visit.name }),
      minutes ? durationWords(minutes) : '',
      priceWords(price || null, from, { currency, locale }),
    ]),
    href: at(`/${kind}s/${slug}`),
    change: '/appointment',
  };
}

function whoOf({ choice, doctor, slot }: Progress, { department }: Options): Chosen[] {
  const change = addressOf(choice, choice.doctor && choice.department ? { doctor: '' } : { department: '' });
  // A package or service leads to its own department only, and a department of one doctor to that doctor at once.
  const isGiven = choice.package !== '' || choice.service !== '';
  if (!choice.doctor)
    return department
      ? [{ label: 'Department', value: department.name, ...(isGiven ? {} : { change }) }]
      : [];
  if (choice.doctor === 'any' && !slot) {
    const value = department
      ? t('{department}, first available doctor', { department: department.name })
      : t('Anyone, soonest available');
    return [{ label: 'Doctor', value, change }];
  }
  if (!doctor) return [];
  const who = { label: 'Doctor' as const, value: fullName(doctor), note: doctor.role };
  return [isGiven && !choice.department ? who : { ...who, change }];
}

function whenOf(
  { choice, doctor, slot, visit }: Progress,
  { options, purpose, place }: { options: Options; purpose: Purpose | null; place: Place | null },
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
  // What a package or service is booked as is said with it; one that says nothing of it is booked as a common visit.
  if (visit && !(purpose && (purpose.length ?? purpose.visit)))
    rows.push({
      label: 'Visit',
      value: visit.name,
      note: durationWords(visit.durationMinutes),
      onPhone: 'whole',
      ...(options.doctor && options.visits.length > 1 ? { change: addressOf(choice, { visit: '' }) } : {}),
    });
  const fee = doctor?.consultationFee ?? null;
  if (fee !== null && (purpose?.price ?? null) === null)
    rows.push({ label: 'Consultation fee', value: formatMoney(fee, currency, locale), onPhone: 'whole' });
  const [value = '', note] =
    visit && visit.mode !== 'in-person'
      ? [visit.mode === 'video' ? t('By video') : t('By phone')]
      : [joined([place?.name, place?.location]), joined(contact?.location.split('\n') ?? [])].filter(Boolean);
  if (value) rows.push({ label: 'Place', value, note, onPhone: 'nothing' });
  return rows;
}
