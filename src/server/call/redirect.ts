/** Sends a client to another address of this site. No other file of the server does (own-addresses.test.ts). */
import type { Context as HonoContext } from 'hono';
import { ownAddress } from '#words/own-address.ts';

/** Revalidated each time: a hospital may change its languages, and an entry its address. */
export function redirect(c: HonoContext, address: string, status: 301 | 302): Response {
  c.header('Location', ownAddress(address));
  if (!c.res.headers.has('Cache-Control')) c.header('Cache-Control', 'no-cache');
  return c.body(null, status);
}
