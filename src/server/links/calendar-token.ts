import { sign } from '#server/kernel/signature.ts';

/** The token in the address of a calendar, 256 bits; a higher version ends the former address. */
export function calendarToken(
  secret: string,
  { id, staffId, linkVersion }: Record<'id' | 'staffId' | 'linkVersion', number>,
) {
  return sign(secret, 'calendar', `${id} ${staffId} ${linkVersion}`);
}
