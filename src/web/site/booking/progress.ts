/** How far a booking is: worked out of the address, of what the form answered, and of the time that is kept. */
import { durationWords } from '#contract/words/duration-words.ts';
import { formatMoney } from '#contract/words/money.ts';
import { fullName, longDate, timeWords } from '#web/dates/words.ts';
import type { useSite } from '#web/hospital/site-data.ts';
import { addressOf, type Choice } from './choice.ts';
import type { FormState, Kept } from './form.ts';
import { noticeOf } from './notice.tsx';
import type { Options, Place, Purpose } from './options.ts';

interface Loaded {
  choice: Choice;
  options: Options;
  kept: Kept | null;
  isUsed: boolean;
}

/** `ended` is the token of a time that has run out on the page. */
export function progressOf(
  { choice: asked, options, kept: loaded, isUsed }: Loaded,
  state: FormState | undefined,
  ended: string,
) {
  const kept = [state?.kept, loaded].find((one) => one && one.token !== ended) ?? null;
  const choice = { ...asked, hold: kept?.token ?? asked.hold };
  const doctor = options.doctor ?? options.doctors.find(({ slug }) => slug === choice.with);
  const isTime = (time: { startsAt: string; doctorId: number }) =>
    time.startsAt === choice.start && time.doctorId === doctor?.id;
  const isKept = kept !== null && isTime(kept);
  const slot = isKept ? kept : options.slots.find(isTime);
  const show = state?.show;
  const step = !choice.doctor ? 1 : !slot || show === 'choose' ? 2 : show === 'check' ? 4 : 3;
  const visit = options.visits.find(({ id }) => id === slot?.visitTypeId);
  const notice = noticeOf(state, {
    isUsed,
    isGone: choice.start !== '' && !slot,
    hasRunOut: choice.start !== '' && slot !== undefined && choice.hold !== '' && !isKept,
  });
  return { kept, isKept, choice, doctor, slot, step, visit, notice };
}

/** A choice as the summary shows it. */
export interface Chosen {
  label: string;
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
  progress: ReturnType<typeof progressOf>,
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
  const amount = price ? formatMoney(price, currency, locale) : '';
  return {
    label: 'For',
    value: title,
    note: [
      visit ? `You book: ${visit.name}` : '',
      minutes ? durationWords(minutes) : '',
      amount && kind === 'service' ? `from ${amount}` : amount,
    ]
      .filter(Boolean)
      .join(', '),
    href: `/${kind}s/${slug}`,
    change: '/appointment',
  };
}

function whoOf({ choice, doctor, slot }: ReturnType<typeof progressOf>, { department }: Options): Chosen[] {
  const change = addressOf(choice, choice.doctor && choice.department ? { doctor: '' } : { department: '' });
  // A package or service leads to its own department only, and a department of one doctor to that doctor at once.
  const isGiven = choice.package !== '' || choice.service !== '';
  if (!choice.doctor)
    return department
      ? [{ label: 'Department', value: department.name, ...(isGiven ? {} : { change }) }]
      : [];
  if (choice.doctor === 'any' && !slot) {
    const value = department ? `${department.name}, first available doctor` : 'Anyone, soonest available';
    return [{ label: 'Doctor', value, change }];
  }
  if (!doctor) return [];
  const who = { label: 'Doctor', value: fullName(doctor), note: doctor.role };
  return [isGiven && !choice.department ? who : { ...who, change }];
}

function whenOf(
  { choice, doctor, slot, visit }: ReturnType<typeof progressOf>,
  { options, purpose, place }: { options: Options; purpose: Purpose | null; place: Place | null },
  { locale, currency, contact }: ReturnType<typeof useSite>,
): Chosen[] {
  if (!slot) return [];
  const rows: Chosen[] = [
    {
      label: 'Time',
      value: `${longDate(slot.localDate, locale)}, ${timeWords(slot.localTime, locale)}`,
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
      ? [`By ${visit.mode}`]
      : [
          [place?.name, place?.location].filter(Boolean).join(', '),
          contact?.location.replaceAll('\n', ', '),
        ].filter((words): words is string => Boolean(words));
  if (value) rows.push({ label: 'Place', value, note, onPhone: 'nothing' });
  return rows;
}
