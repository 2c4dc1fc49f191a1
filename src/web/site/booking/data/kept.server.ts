/** The time held for a visitor while they fill in the form. */
import type { Slot } from '#contract/appointment.ts';
import type { Hold } from '#contract/hold.ts';
import type { VisitMode } from '#contract/modes.ts';
import { ApiProblem, type Client } from '#web/api/client.ts';
import { t } from '#words/say.ts';
import { purposeFields } from './form.server.ts';
import type { FormState, Kept } from './form.ts';
import type { Purpose } from './options.ts';

export interface WantedTime {
  doctorId: number;
  visitTypeId: number;
  startsAt: string;
  mode?: VisitMode | undefined;
}

/** The hold of a token in an address; `used` once an appointment was booked with it. */
export async function readKept(api: Client, token: string): Promise<Kept | 'used' | null> {
  if (!token) return null;
  try {
    return withSeconds((await api.hold.get({ params: { token } })).data);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    return error.is('hold-not-valid') ? 'used' : null;
  }
}

export function keeps(kept: Kept | null, time: Pick<WantedTime, 'doctorId' | 'startsAt'>): kept is Kept {
  return kept !== null && kept.doctorId === time.doctorId && kept.startsAt === time.startsAt;
}

/**
 * Holds a time, replacing the token's hold. Null if it cannot be held but may be booked; a refusal says why. Repeating
 * the call holds one time.
 */
export async function keepTime(
  api: Client,
  time: WantedTime,
  { replaces, key, purpose }: { replaces: string; key: string; purpose: Purpose | null },
): Promise<Kept | null | (Pick<FormState, 'nearest'> & { problem: string })> {
  try {
    const { data } = await api.hold.create(
      { body: { ...time, ...purposeFields(purpose), ...(replaces ? { replaces } : {}) } },
      { idempotencyKey: `${key} ${time.doctorId} ${time.visitTypeId} ${time.startsAt} ${time.mode ?? ''}` },
    );
    return withSeconds(data);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    if (error.is('too-many-holds')) return null;
    // The token in the address was never issued, so there is nothing to release.
    if (error.is('hold-not-valid') && replaces) return keepTime(api, time, { replaces: '', key, purpose });
    // The address names a visit type that no longer exists; no field is wrong.
    if (error.is('invalid')) return { problem: t('This time is no longer available.') };
    return { problem: error.body.detail, nearest: error.body.nearest as Slot[] | undefined };
  }
}

/** Extends the hold; null if it has expired. A second click changes nothing. */
export async function keepLonger(api: Client, kept: Kept | 'used' | null): Promise<Kept | null> {
  if (!kept || kept === 'used') return null;
  if (!kept.canExtend) return kept;
  try {
    return withSeconds((await api.hold.update({ params: { token: kept.token } })).data);
  } catch (error) {
    if (!(error instanceof ApiProblem)) throw error;
    const now = await readKept(api, kept.token);
    return now === 'used' ? null : now;
  }
}

/** Rounded up: a page that asks a moment too soon would find its own time taken. */
function withSeconds(hold: Hold): Kept {
  return { ...hold, secondsLeft: Math.max(0, Math.ceil((Date.parse(hold.expiresAt) - Date.now()) / 1000)) };
}
