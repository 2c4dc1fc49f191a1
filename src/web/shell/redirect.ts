import { redirectDocument as toDocument, redirect as toPath } from 'react-router';
import { partsOfAddress } from '#words/language.ts';

/** To an address of ours, with or without its language: the framework puts that of the page before it. */
export function redirect(address: string, status?: number) {
  return toPath(partsOfAddress(address).path, status);
}

/** The same for an application, which then loads the page anew. */
export function redirectDocument(address: string, status?: number) {
  return toDocument(partsOfAddress(address).path, status);
}
