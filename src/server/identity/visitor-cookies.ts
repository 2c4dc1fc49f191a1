/** Tells for each request whether its browser still needs the XSRF cookie, fast enough for pages that come from memory. */
import { isXsrfToken, newXsrfToken, xsrfCookie } from './xsrf.ts';

const mostKnown = 10_000;
/** Longer Cookie headers hold what is not ours, and are looked into each time. */
const longestKnown = 200;
const named = new RegExp(`(?:^|;\\s*)${xsrfCookie}=([^;]*)`);

export class VisitorCookies {
  readonly #secret: string;
  readonly #attributes: string;
  /** Whole headers with a token whose signature holds: a visitor sends the same one with every request. */
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
    if (cookies === undefined) return false;
    if (this.#known.has(cookies)) return true;
    if (!isXsrfToken(this.#secret, named.exec(cookies)?.[1])) return false;
    if (cookies.length > longestKnown) return true;
    if (this.#known.size >= mostKnown) this.#known.clear();
    this.#known.add(cookies);
    return true;
  }
}
