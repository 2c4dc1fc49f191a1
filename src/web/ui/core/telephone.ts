export function telephone(number: string) {
  return `tel:${number.replace(/[^\d+]/g, '')}`;
}
