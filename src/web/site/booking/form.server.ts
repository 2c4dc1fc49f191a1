/** Reads and checks the form of the booking page; the rules are the contract's own. */
import { randomUUID } from 'node:crypto';
import { BookingFields } from '#contract/appointment.ts';
import { errorsOf } from '#web/site/entry/form-errors.server.ts';
import { type Details, emptyDetails } from './form.ts';

/** Browsers send line breaks as two characters, which would count against the limit twice. */
export function readDetails(form: FormData): Details {
  const entries = Object.keys(emptyDetails).map((name) => [
    name,
    String(form.get(name) ?? '').replaceAll('\r\n', '\n'),
  ]);
  return Object.fromEntries(entries) as unknown as Details;
}

/** The body of the booking call. What was typed for somebody else counts only while that is ticked. */
export function bookingBody(
  details: Details,
  time: { doctorId: number; startsAt: string; visitTypeId: number },
  packageId?: number,
) {
  const { patientIsOther, patientName, ...rest } = details;
  return {
    ...rest,
    ...time,
    ...(patientIsOther ? { patientIsOther: true, patientName } : {}),
    ...(packageId ? { packageId } : {}),
  };
}

/** One sentence for each field that is wrong, by the field's name. */
export function checkBody(body: unknown): Record<string, string> {
  return errorsOf(BookingFields, body);
}

export function newKey() {
  return randomUUID();
}
