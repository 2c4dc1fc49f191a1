/** The purpose of an appointment in words: for its patient, in mail and at the desk. */
import { t } from '#words/say.ts';
import { formatMoney } from './money.ts';

interface Purpose {
  package: { name: string } | null;
  service: { name: string } | null;
}

interface Prepared {
  preparation: string;
}

/** The name of the package or service; '' if there is none, or the visit is named after it. */
export function purposeBesides(visitTypeName: string, { package: ofPackage, service }: Purpose) {
  const name = (ofPackage ?? service)?.name ?? '';
  return name === visitTypeName ? '' : name;
}

/** A package costs its price in minor units, a service at least that. '' without a price. */
export function priceWords(
  price: number | null,
  { service }: Pick<Purpose, 'service'>,
  { currency, locale }: { currency: string; locale: string },
) {
  if (price === null) return '';
  const money = formatMoney(price, currency, locale);
  return service ? t('from {price}', { price: money }) : money;
}

/**
 * How to prepare for the visit; for a service only if the visit is the service (`isItself`), not a consultation before
 * it.
 */
export function preparationOf(
  isItself: boolean | undefined,
  { package: ofPackage, service }: { package: Prepared | null; service: Prepared | null },
) {
  return ofPackage?.preparation ?? (isItself ? service?.preparation : undefined) ?? '';
}

export function minutesOf({ startsAt, endsAt }: { startsAt: string; endsAt: string }) {
  return (Date.parse(endsAt) - Date.parse(startsAt)) / 60_000;
}
