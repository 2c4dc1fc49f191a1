/** Tells for each request whether its browser still needs the XSRF cookie, fast enough for pages that come from memory. */
import { isXsrfToken, newXsrfToken, xsrfCookie } from './xsrf.ts';

const mostKnown = 10_000;
const named = new RegExp(`(?:^|;\\s*)${xsrfCookie}=([^;]*)`);

export class VisitorCookies {
  readonly #secret: string;
  readonly #attributes: string;
  /** Tokens whose signature has been seen to hold: a visitor sends the same one with every request. */
  readonly #known = new Set<string>();

  constructor(secret: string, isSecure: boolean) {
    this.#secret = secret;
    this.#attributes = `; Path=/${isSecure ? '; Secure' : ''}; SameSite=Lax`;
  }

  /** The value of Set-Cookie that an answer to this Cookie header must carry, or null where the browser has a token. */
  toSet(cookies: string | undefined): string | null {
    if (this.#holds(cookies)) return null;
    return `${xsrfCookie}=${newXsrfToken(this.#secret)}${this.#attributes}`;
  }

  #holds(cookies: string | undefined) {
    const token = cookies === undefined ? undefined : named.exec(cookies)?.[1];
    if (token === undefined) return false;
    if (this.#known.has(token)) return true;
    if (!isXsrfToken(this.#secret, token)) return false;
    if (this.#known.size >= mostKnown) this.#known.clear();
    this.#known.add(token);
    return true;
  }
}
