/**
 * The visitor's appointments on this device, for use offline. Stores what they need on the way, but neither the link
 * that moves or cancels it nor the reason, as a device may be shared. Any page opened after the visit deletes it.
 */
export interface KeptAppointment {
  reference: string;
  /** Date, time and zone in words. */
  when: string;
  who: string;
  where: string;
  endsAt: string;
}
interface Kept {
  appointments: KeptAppointment[];
  /**
   * References that the visitor removed from this device, kept until the visit is over: opening the link again does not
   * restore them.
   */
  refused: { reference: string; endsAt: string }[];
}
type Place = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export const storageKey = 'openwardAppointments';
const most = 10;

/** Upcoming appointments, soonest first; `now` is epoch milliseconds. */
export function keptAppointments(storage: Place, now: number): KeptAppointment[] {
  return read(storage, now).appointments;
}

/** Stores or replaces one; false if the visitor removed it from this device. */
export function keepAppointment(storage: Place, now: number, appointment: KeptAppointment): boolean {
  const kept = read(storage, now);
  if (kept.refused.some(({ reference }) => reference === appointment.reference)) return false;
  const others = kept.appointments.filter(({ reference }) => reference !== appointment.reference);
  return write(storage, { ...kept, appointments: [...others, appointment] });
}

/** Removes one that is cancelled or was never confirmed. */
export function forgetAppointment(storage: Place, now: number, reference: string) {
  const { appointments, refused } = read(storage, now);
  const other = (one: { reference: string }) => one.reference !== reference;
  write(storage, { appointments: appointments.filter(other), refused: refused.filter(other) });
}

/** Removes one at the visitor's request, permanently. */
export function refuseAppointment(storage: Place, now: number, reference: string, endsAt: string) {
  forgetAppointment(storage, now, reference);
  const kept = read(storage, now);
  write(storage, { ...kept, refused: [...kept.refused, { reference, endsAt }] });
}

function read(storage: Place, now: number): Kept {
  try {
    const { appointments, refused } = JSON.parse(storage.getItem(storageKey) ?? '{}') as Partial<Kept>;
    const isAhead = ({ endsAt }: { endsAt: string }) => Date.parse(endsAt) > now;
    const kept = {
      appointments: (appointments ?? []).filter(isAhead),
      refused: (refused ?? []).filter(isAhead),
    };
    const isShorter =
      kept.appointments.length < (appointments?.length ?? 0) || kept.refused.length < (refused?.length ?? 0);
    if (isShorter) write(storage, kept);
    return kept;
  } catch {
    // Written by something else, or the browser has no storage.
    return { appointments: [], refused: [] };
  }
}

function write(storage: Place, { appointments, refused }: Kept): boolean {
  const soonest = appointments.toSorted((one, other) => Date.parse(one.endsAt) - Date.parse(other.endsAt));
  try {
    if (soonest.length + refused.length === 0) storage.removeItem(storageKey);
    else
      storage.setItem(
        storageKey,
        JSON.stringify({ appointments: soonest.slice(0, most), refused: refused.slice(-most) }),
      );
    return true;
  } catch {
    return false;
  }
}
