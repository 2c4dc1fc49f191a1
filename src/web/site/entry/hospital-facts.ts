/**
 * Structured data of the hospital, alone and as the place of an entry, in the vocabulary of schema.org. Undefined
 * properties are left out.
 */

import type { Opening } from '#contract/opening.ts';
import type { SiteData } from '#web/hospital/site-data.ts';
import type { Written } from '#web/ui/lang.tsx';
import { at } from '#words/language.ts';
import { art } from './art.ts';
import { openingFacts } from './opening-facts.ts';

export type Facts = { '@type': string | string[] } & Record<string, unknown>;

export function hospitalFacts(site: SiteData, opening: Opening | null = null): Facts {
  const { name, origin, tagline, contact, social, departments } = site;
  const sameAs = Object.values(social).filter(Boolean);
  return {
    '@type': 'Hospital',
    '@id': `${origin}/#hospital`,
    name,
    slogan: tagline || undefined,
    url: `${origin}/`,
    image: `${origin}${art.hero.url}`,
    logo: pictureAddress(site, site.logo) ?? `${origin}/assets/icon-512.png`,
    telephone: contact?.phones[0],
    email: contact?.emails[0],
    address: postalAddress(site),
    hasMap: contact?.mapUrl || undefined,
    geo: placeOnMap(contact?.mapUrl ?? ''),
    ...openingFacts(contact?.openingHours ?? [], opening),
    contactPoint: contact?.emergencyPhone
      ? { '@type': 'ContactPoint', contactType: 'emergency', telephone: contact.emergencyPhone }
      : undefined,
    sameAs: sameAs.length > 0 ? sameAs : undefined,
    department: departments.map((department) => {
      const url = addressOf(site, department.href, department);
      return { '@type': 'MedicalClinic', '@id': `${url}#clinic`, name: department.label, url };
    }),
  };
}

/** Coordinates in the address of a common map service; undefined without them. */
export function placeOnMap(mapUrl: string): Facts | undefined {
  const address = mapUrl.replaceAll(/%2c/gi, ',');
  for (const pattern of patternsOfPlaces) {
    const [, latitude, longitude] = (pattern.exec(address) ?? []).map(Number);
    if (
      latitude !== undefined &&
      longitude !== undefined &&
      Math.abs(latitude) <= 90 &&
      Math.abs(longitude) <= 180
    )
      return { '@type': 'GeoCoordinates', latitude, longitude };
  }
  return undefined;
}

const degrees = String.raw`(-?\d{1,3}(?:\.\d{1,20})?)`;
/** The marked place is preferred to the centre of the map. */
const patternsOfPlaces = [
  new RegExp(`!3d${degrees}!4d${degrees}(?!\\d)`),
  new RegExp(`[?&]mlat=${degrees}&mlon=${degrees}(?!\\d)`),
  new RegExp(`[?&](?:q|query|ll|daddr|destination|center)=${degrees},${degrees}(?![\\d.])`),
  new RegExp(`/@${degrees},${degrees},`),
  new RegExp(`#map=\\d{1,2}/${degrees}/${degrees}(?![\\d.])`),
];

/** The site, so that search results show the hospital's name instead of its address. */
export function siteFacts(site: SiteData): Facts {
  return {
    '@type': 'WebSite',
    '@id': `${site.origin}/#site`,
    name: site.name,
    url: `${site.origin}/`,
    inLanguage: site.locale,
    publisher: hospitalReference(site),
  };
}

/** The short form, within an entry: enough to identify the hospital. */
export function hospitalReference(site: SiteData): Facts {
  const { name, origin } = site;
  return {
    '@type': 'Hospital',
    '@id': `${origin}/#hospital`,
    name,
    url: `${origin}/`,
    address: postalAddress(site),
  };
}

/** An entry's canonical address: in this language if translated, otherwise in the main one. */
export function addressOf({ origin }: SiteData, path: string, { language }: Written) {
  return origin + (language ? path : at(path));
}

export function pictureAddress({ origin }: SiteData, image: { url: string } | null) {
  return image ? new URL(image.url, origin || 'http://localhost').href : undefined;
}

/** The address as entered, whose last line may be the country; undefined without one. */
export function postalAddress({ contact, country, locale }: SiteData): Facts | undefined {
  const lines = (contact?.location ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
  if (lines.length === 0) return undefined;
  const isCountry =
    country !== '' && lines.at(-1) === new Intl.DisplayNames(locale, { type: 'region' }).of(country);
  return {
    '@type': 'PostalAddress',
    streetAddress: (isCountry ? lines.slice(0, -1) : lines).join(', '),
    addressCountry: country || undefined,
  };
}
