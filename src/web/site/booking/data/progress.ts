/** The current step, from the address, the form's answer and the hold. */
import type { Choice } from './choice.ts';
import type { FormState, Kept } from './form.ts';
import type { Options } from './options.ts';

export type NoticeKind = 'unsent' | 'refused' | 'used' | 'gone' | 'lapsed';

interface Loaded {
  choice: Choice;
  options: Options;
  kept: Kept | null;
  isUsed: boolean;
}

export function progressOf(
  { choice: asked, options, kept: loaded, isUsed }: Loaded,
  state: FormState | undefined,
) {
  const kept = state?.kept ?? loaded;
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
    isGone: choice.start !== '' && !slot && !options.isNotDone,
    hasRunOut: choice.start !== '' && slot !== undefined && choice.hold !== '' && !isKept,
  });
  return { kept, isKept, choice, doctor, slot, step, visit, notice };
}

function noticeOf(
  state: FormState | undefined,
  {
    isUsed,
    isGone,
    hasRunOut,
  }: {
    /** An appointment was booked with the hold. */
    isUsed: boolean;
    isGone: boolean;
    hasRunOut: boolean;
  },
): NoticeKind | null {
  if (state?.isUnsent && !state.isQuiet) return 'unsent';
  if (state?.problem) return 'refused';
  return isUsed ? 'used' : isGone ? 'gone' : hasRunOut ? 'lapsed' : null;
}
