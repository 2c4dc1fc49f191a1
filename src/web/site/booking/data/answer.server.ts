/** Actions of the booking forms: hold a time, check the details, book. */

import { ApiProblem, type Client } from '#web/api/client.ts';
import { isTrapped, openedAtOf } from '#web/shell/form-trap.tsx';
import { redirect, redirectDocument } from '#web/shell/redirect.ts';
import { byField } from '#web/site/entry/form-errors.server.ts';
import { t } from '#words/say.ts';
import { addressOf, type Choice, now as here } from './choice.ts';
import { bookingBody, checkBody, newKey, readDetails } from './form.server.ts';
import { type FormState, isBlank } from './form.ts';
import { keepLonger, keeps, keepTime, readKept, type WantedTime } from './kept.server.ts';
import type { Options, Purpose } from './options.ts';

/** Returns what the page shows next, always with what was typed. */
export async function answer(
  api: Client,
  form: FormData,
  { choice, options, purpose }: { choice: Choice; options: Options; purpose: Purpose | null },
): Promise<FormState | Response> {
  const intent = String(form.get('intent') ?? '');
  const typed: FormState = {
    show: 'details',
    details: readDetails(form),
    errors: {},
    key: String(form.get('key') ?? '') || newKey(),
    openedAt: openedAtOf(form) ?? Date.now(),
  };
  if (intent === 'change' && !choice.start) return { ...typed, show: 'choose' };
  const kept = await readKept(api, choice.hold);
  const state = { ...typed, kept: kept === 'used' ? null : kept };
  const time = wantedTime(choice, options, state.kept);
  if (!time) return redirect(addressOf(choice, { start: '' }));
  const isKept = kept !== 'used' && keeps(kept, time);
  const before = { replaces: choice.hold, key: state.key, purpose };

  if (intent.startsWith('edit-')) return { ...state, edit: intent.slice('edit-'.length) };
  if (intent === 'extend') {
    const show = form.get('show') === 'check' ? 'check' : 'details';
    return { ...state, show, isQuiet: true, kept: await keepLonger(api, kept) };
  }
  const body = bookingBody(state.details, time, purpose);
  const errors = checkBody(body);
  if (time.mode === 'phone' && !state.details.phone.trim())
    errors.phone = t('Enter the phone number at which we can call you.');
  const isRight = Object.keys(errors).length === 0;

  // Changing to a time that is still held returns to it.
  if (intent === 'hold' || intent === 'change') {
    const now = isKept ? kept : await keepTime(api, time, before);
    if (now && 'problem' in now) return { ...state, ...now, show: 'choose' };
    if (isBlank(state.details) && now) {
      // The page stays in place after an automatic hold.
      const fragment = form.has('automatic') ? '' : `#${here}`;
      return redirect(`${addressOf({ ...choice, hold: now.token })}${fragment}`, 303);
    }
    return { ...state, kept: now, show: isRight ? 'check' : 'details' };
  }
  if (!isRight) return { ...state, errors };
  if (isTrapped(form, Date.now()) || openedAtOf(form) === undefined) {
    return { ...state, show: intent === 'book' ? 'check' : 'details', problem: t(tooQuick) };
  }
  if (intent !== 'book') {
    if (kept === 'used') return { ...state, show: 'choose', problem: t(bookedAlready) };
    // A visitor who came by a link, or whose hold has expired, gets a new hold here.
    const now = isKept ? kept : await keepTime(api, time, before);
    if (now && 'problem' in now) return { ...state, ...now, show: 'choose' };
    return { ...state, kept: now, show: 'check', key: newKey() };
  }
  // A hold for another choice is not used up.
  const holdToken = choice.hold && (isKept || !kept || kept === 'used') ? { holdToken: choice.hold } : {};
  try {
    const { data: booked } = await api.appointment.create(
      { body: { ...body, ...holdToken } },
      { idempotencyKey: state.key },
    );
    return redirectDocument(`${new URL(booked.manageUrl).pathname}?booked`, 303);
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status >= 500) throw error;
    if (error.is('invalid')) return { ...state, errors: byField(error.body.errors ?? []) };
    const isGone = error.is('slot-taken') || error.is('slot-not-offered');
    return {
      ...state,
      show: isGone ? 'choose' : 'check',
      key: newKey(),
      kept: isKept ? kept : null,
      problem: error.body.detail,
      nearest: error.body.nearest as FormState['nearest'],
    };
  }
}

const bookedAlready =
  'You have already booked this time. Your confirmation says how to view, move or cancel it.';
const tooQuick =
  'That was quicker than usual, so we have not sent it yet. Everything you entered is still here. Please press the button again.';

/** The time in the address, whether free or not. */
function wantedTime(
  choice: Choice,
  options: Options,
  kept: { doctorId: number; startsAt: string; visitTypeId: number } | null,
): WantedTime | null {
  const doctor = options.doctor ?? options.doctors.find(({ slug }) => slug === choice.with);
  if (!choice.start || !doctor) return null;
  const startsAt = choice.start;
  const same = (time: { doctorId: number; startsAt: string }) =>
    time.doctorId === doctor.id && time.startsAt === startsAt;
  const slot = options.slots.find(same) ?? (kept && same(kept) ? kept : undefined);
  const visitTypeId = slot?.visitTypeId ?? (Number(choice.visit) || options.visits[0]?.id);
  const visit = options.visits.find(({ id }) => id === visitTypeId);
  return visitTypeId ? { doctorId: doctor.id, startsAt, visitTypeId, mode: visit?.mode } : null;
}
