/** The address that calls a number as it is written for people. */
export function telephone(number: string) {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}
