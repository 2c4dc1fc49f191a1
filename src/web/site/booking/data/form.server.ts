/** Reads and checks the form of the booking page; the rules are the contract's own. */
import { randomUUID } from 'node:crypto';
import { BookingFields } from '#contract/appointment.ts';
import type { VisitMode } from '#contract/modes.ts';
import { needNames } from '#contract/words/needs-words.ts';
import { errorsOf } from '#web/site/entry/form-errors.server.ts';
import { type Details, emptyDetails } from './form.ts';
import type { Purpose } from './options.ts';

/** Browsers send a line break as two characters, which would count twice against the limit. */
export function readDetails(form: FormData): Details {
  const entries = Object.keys(emptyDetails).map((name) => [
    name,
    String(form.get(name) ?? '').replaceAll('\r\n', '\n'),
  ]);
  return Object.fromEntries(entries) as unknown as Details;
}

/**
 * The body of the booking call. The patient's name counts only if "someone else" is ticked, a language only if an
 * interpreter is.
 */
export function bookingBody(
  details: Details,
  time: { doctorId: number; startsAt: string; visitTypeId: number; mode?: VisitMode | undefined },
  purpose: Pick<Purpose, 'kind' | 'id'> | null,
) {
  const { name, email, phone, reason, patientIsOther, patientName, needsInterpreter, interpreterLanguage } =
    details;
  const ticked = needNames.filter((need) => details[need]);
  return {
    ...{ name, email, phone, reason },
    ...time,
    ...(details.wantsSms ? { wantsSms: true } : {}),
    ...(patientIsOther ? { patientIsOther: true, patientName } : {}),
    ...Object.fromEntries(ticked.map((need) => [need, true as const])),
    ...(needsInterpreter ? { interpreterLanguage } : {}),
    ...purposeFields(purpose),
  };
}

/** Names the purpose in calls that take a time. */
export function purposeFields(purpose: Pick<Purpose, 'kind' | 'id'> | null) {
  return purpose ? { [`${purpose.kind}Id` as const]: purpose.id } : {};
}

/** One sentence for each invalid field, by field name. */
export function checkBody(body: unknown): Record<string, string> {
  return errorsOf(BookingFields, body);
}

export function newKey() {
  return randomUUID();
}
