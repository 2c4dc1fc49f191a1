import { useState } from 'react';
import type { VisitMode } from '#contract/modes.ts';
import type { Needs } from '#contract/needs.ts';

export interface BookingStart {
  source: 'phone' | 'walk-in';
  /** A slug; empty until chosen. */
  doctor: string;
  day: string;
  startsAt: string;
  localTime: string;
  /** As in asked-visit.ts; empty for the doctor's first. */
  visitType: string;
  /** Empty for the usual mode. */
  mode?: VisitMode | '';
  /** The visit at whose time another patient is squeezed in. */
  beside?: { id: number; patient: string };
  /** The inquiry that asked for it, with its wish. */
  asked?: { inquiryId: number; wish: string };
  person?: BookedPerson;
}

interface BookedPerson {
  name: string;
  phone: string;
  email: string;
  language: string;
  wantsSms?: boolean;
  /** Id in the hospital's records. */
  patientId?: number;
}

export interface BookingDraft
  extends Omit<BookingStart, 'person' | 'asked' | 'mode' | 'beside'>,
    BookedPerson,
    Needs {
  mode: VisitMode | '';
  wantsSms: boolean;
  patientIsOther: boolean;
  patientName: string;
  reason: string;
  /** At a time that is taken. */
  squeezeIn: boolean;
}
export const noTime = { startsAt: '', localTime: '', squeezeIn: false };
const noNeeds: Needs = {
  needsInterpreter: false,
  interpreterLanguage: '',
  needsStepFree: false,
  needsHearingHelp: false,
  needsSightHelp: false,
  needsChaperone: false,
};

/** Keeps the draft; `onChange` is called on every change. */
export function useBookingDraft(
  { person, asked: _, mode = '', beside, ...start }: BookingStart,
  today: string,
  onChange: () => void,
) {
  const [draft, setDraft] = useState<BookingDraft>({
    ...start,
    mode,
    day: start.day < today ? today : start.day,
    ...(person ?? { name: '', phone: '', email: '', language: '' }),
    squeezeIn: beside !== undefined,
    ...{ patientIsOther: false, patientName: '', reason: '' },
    wantsSms: person?.wantsSms ?? false,
    ...noNeeds,
  });
  function change(changes: Partial<BookingDraft>) {
    onChange();
    setDraft((before) => ({ ...before, ...changes }));
  }
  return { draft, change };
}

export interface DraftProps {
  draft: BookingDraft;
  change(changes: Partial<BookingDraft>): void;
}
