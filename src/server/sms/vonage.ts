/**
 * Vonage (Nexmo): its SMS API, which answers 200 to everything with a status for each part, and its inbound webhook,
 * signed with SHA-256 HMAC. It has no idempotency key, so a text that may have been sent is never handed over again.
 */
import { createHmac } from 'node:crypto';
import { isSame } from '#server/kernel/signature.ts';
import { ask, NotAsked, type Reach } from './ask.ts';
import {
  asObject,
  asPhone,
  type Delivery,
  excerptOf,
  fieldsOf,
  type Gateway,
  longestAgeMs,
} from './gateway.ts';
import { extentOf } from './sms-length.ts';

interface Given {
  /** The API key. */
  account: string;
  sender: string;
  /** The API secret. */
  secret: string;
  /** The signature secret; without it no reply is trusted. */
  replySecret: string;
}

/** Invalid parameters or number, barred, too long, no route, deactivated: trying again changes nothing. */
const neverCodes = new Set(['3', '6', '7', '12', '22', '33']);
/** It may have begun to send. */
const unknownCodes = new Set(['5']);

const vonageOrigin = 'https://rest.nexmo.com';

export function vonage(
  { account, sender, secret, replySecret }: Given,
  reach: Reach,
  origin = vonageOrigin,
): Gateway {
  return {
    isIdempotent: false,
    async send({ id, to, text }) {
      const question = {
        headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({
          api_key: account,
          api_secret: secret,
          from: sender.replace(/^\+/, ''),
          to: to.replace(/^\+/, ''),
          text,
          'client-ref': id,
          ...(extentOf(text).encoding === 'ucs-2' ? { type: 'unicode' } : {}),
        }).toString(),
      };
      try {
        const { status, text: said } = await ask(`${origin}/sms/json`, question, reach);
        return deliveryOf(status, said);
      } catch (error) {
        const reason = (error as Error).message;
        return { kind: error instanceof NotAsked ? 'later' : 'unknown', reason };
      }
    },
    readReply({ headers, body, now }) {
      const fields = fieldsOf(headers.get('Content-Type'), body);
      if (!fields || replySecret === '') return null;
      const { sig = '', ...signed } = fields;
      if (!isSame(sig.toLowerCase(), signatureOf(replySecret, signed))) return null;
      if (Math.abs(now - Number(signed.timestamp) * 1000) > longestAgeMs || !signed.timestamp) return null;
      const from = asPhone(signed.msisdn);
      return from ? { from, text: signed.text ?? '' } : null;
    },
  };
}

export function signatureOf(replySecret: string, fields: Record<string, string>) {
  const line = Object.keys(fields)
    .sort()
    .map((name) => `&${name}=${fields[name]!.replace(/[&=]/g, '_')}`)
    .join('');
  return createHmac('sha256', replySecret).update(line).digest('hex');
}

function deliveryOf(status: number, said: string): Delivery {
  const messages = asObject(said)?.messages;
  if (status >= 300 || !Array.isArray(messages) || messages.length === 0) {
    const reason = `Vonage ${status}: ${excerptOf(said)}`;
    return { kind: status === 401 || status === 429 || status === 503 ? 'later' : 'unknown', reason };
  }
  const parts = messages as { status?: unknown; 'error-text'?: unknown }[];
  const failed = parts.find((part) => String(part.status) !== '0');
  if (!failed) return { kind: 'sent' };
  const code = String(failed.status);
  const reason = `Vonage, status ${code}: ${excerptOf(String(failed['error-text'] ?? ''))}`;
  // A part that was accepted arrives; the same text again would arrive in pieces.
  const isBegun = parts.some((part) => String(part.status) === '0');
  if (isBegun || unknownCodes.has(code)) return { kind: 'unknown', reason };
  return { kind: neverCodes.has(code) ? 'never' : 'later', reason };
}
