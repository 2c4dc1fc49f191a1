import { redirectDocument as toDocument, redirect as toPath } from 'react-router';
import { partsOfAddress } from '#words/language.ts';
import { ownAddress } from '#words/own-address.ts';

/** Redirects within the site, with or without the language prefix: the framework adds the page's. */
export function redirect(address: string, status?: number) {
  return toPath(ownAddress(partsOfAddress(address).path), status);
}

/** The same for an application, with a full page load. */
export function redirectDocument(address: string, status?: number) {
  return toDocument(ownAddress(partsOfAddress(address).path), status);
}
