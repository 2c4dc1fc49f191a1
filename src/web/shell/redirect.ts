import { redirectDocument as toDocument, redirect as toPath } from 'react-router';
import { partsOfAddress } from '#words/language.ts';
import { ownAddress } from '#words/own-address.ts';

/** To an address of ours, with or without its language: the framework puts that of the page before it. */
export function redirect(address: string, status?: number) {
  return toPath(ownAddress(partsOfAddress(address).path), status);
}

/** The same for an application, which then loads the page anew. */
export function redirectDocument(address: string, status?: number) {
  return toDocument(ownAddress(partsOfAddress(address).path), status);
}
