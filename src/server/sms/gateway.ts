/** What carries text messages: a gateway of the hospital's own or a provider, behind one interface. */
import { shorten } from '#words/shorten.ts';

/**
 * The outcome of a text that was handed over:
 * - `sent`: accepted;
 * - `later`: not accepted now, and certainly not sent;
 * - `never`: not accepted, and never will be;
 * - `stopped`: the person told the provider that they want none;
 * - `unknown`: it may or may not have been sent.
 */
export type Delivery = { kind: 'sent' } | { kind: 'later' | 'never' | 'stopped' | 'unknown'; reason: string };

interface Sms {
  /** The same at each try. */
  id: string;
  /** In E.164. */
  to: string;
  text: string;
}

export interface Gateway {
  send(sms: Sms): Promise<Delivery>;
  /** The same text may be handed over twice and is sent once. */
  isIdempotent: boolean;
  /** The content of a request that claims to pass on a person's reply; null if it does not come from the provider. */
  readReply(request: ReplyRequest): Reply | null;
}

export interface ReplyRequest {
  /** The public address of the request, as configured at the provider. */
  url: string;
  headers: Headers;
  body: string;
  /** Epoch milliseconds. */
  now: number;
}
export interface Reply {
  /** In E.164. */
  from: string;
  text: string;
}

/** An older request is a replay. */
export const longestAgeMs = 5 * 60_000;

/** The fields of a form or of a flat JSON object. */
export function fieldsOf(type: string | null, body: string): Record<string, string> | null {
  if (!type?.includes('json')) return Object.fromEntries(new URLSearchParams(body));
  const parsed = asObject(body);
  return parsed && Object.fromEntries(Object.entries(parsed).map(([name, value]) => [name, String(value)]));
}

/** Null for anything else. */
export function asObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : null;
  } catch {
    return null;
  }
}

/** The text of an answer, short enough to show. */
export function excerptOf(text: string) {
  return shorten(text.replaceAll(/\s+/g, ' ').trim(), 200);
}

/** Digits of an international number with a plus; '' if it is none. */
export function asPhone(number: unknown) {
  const digits = String(number ?? '').replace(/^(\+|00)/, '');
  return /^[1-9]\d{5,14}$/.test(digits) ? `+${digits}` : '';
}
