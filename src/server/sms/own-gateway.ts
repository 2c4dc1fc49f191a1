/**
 * A gateway of the hospital's own, which can bridge any provider: JSON over HTTP, signed by Standard Webhooks
 * (standardwebhooks.com), for which there are libraries. The id is the same at each try and is the idempotency key: a
 * gateway that has accepted it once must answer `accepted` again and send nothing.
 */
import { createHmac } from 'node:crypto';
import { isSame } from '#server/kernel/signature.ts';
import { ask, type Reach } from './ask.ts';
import { asObject, asPhone, type Delivery, excerptOf, type Gateway, longestAgeMs } from './gateway.ts';
import { extentOf } from './sms-length.ts';

interface Given {
  address: string;
  sender: string;
  secret: string;
}

export function ownGateway({ address, sender, secret }: Given, now: () => number, reach: Reach): Gateway {
  return {
    isIdempotent: true,
    async send({ id, to, text }) {
      const body = JSON.stringify({ type: 'text', id, to, from: sender, text, ...extentOf(text) });
      const seconds = Math.floor(now() / 1000);
      const headers = {
        'Content-Type': 'application/json',
        'Idempotency-Key': id,
        'webhook-id': id,
        'webhook-timestamp': String(seconds),
        'webhook-signature': signatureOf(secret, id, seconds, body),
      };
      try {
        const { status, text: said } = await ask(address, { headers, body }, reach);
        return deliveryOf(status, said);
      } catch (error) {
        // With the same id, a repetition is safe.
        return {
          kind: 'later',
          reason: (error as Error).message,
        };
      }
    },
    readReply({ headers, body, now: at }) {
      const [id, seconds, given] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map(
        (name) => headers.get(name) ?? '',
      ) as [string, string, string];
      if (!/^\d{1,12}$/.test(seconds) || Math.abs(at - Number(seconds) * 1000) > longestAgeMs) return null;
      const right = signatureOf(secret, id, Number(seconds), body);
      if (!given.split(' ').some((one) => isSame(one, right))) return null;
      const said = asObject(body);
      const from = asPhone(said?.from);
      return from ? { from, text: String(said?.text ?? '') } : null;
    },
  };
}

/** A secret that begins with “whsec_” is base64, any other is its own bytes. */
export function signatureOf(secret: string, id: string, seconds: number, body: string) {
  const key = secret.startsWith('whsec_') ? Buffer.from(secret.slice(6), 'base64') : Buffer.from(secret);
  return `v1,${createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')}`;
}

/** Only an explicit `accepted` counts, with any status code. */
function deliveryOf(status: number, said: string): Delivery {
  const answer = asObject(said);
  const reason = `${status}: ${excerptOf(typeof answer?.reason === 'string' ? answer.reason : said)}`;
  switch (answer?.status) {
    case 'accepted':
      return status < 300 ? { kind: 'sent' } : { kind: 'later', reason };
    case 'rejected':
      return { kind: 'never', reason };
    case 'stopped':
      return { kind: 'stopped', reason };
    default:
      return { kind: status === 400 || status === 422 ? 'never' : 'later', reason };
  }
}
