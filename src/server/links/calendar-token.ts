import { sign } from '#server/signature.ts';

/** The token in the address of a calendar, 256 bits; a higher version ends the address that was given before. */
export function calendarToken(
  secret: string,
  { id, staffId, linkVersion }: Record<'id' | 'staffId' | 'linkVersion', number>,
) {
  return sign(secret, 'calendar', `${id} ${staffId} ${linkVersion}`);
}
