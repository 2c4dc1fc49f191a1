/**
 * Twilio: the Messages resource of its 2010 API, and the webhook of a number for replies. It has no idempotency key, so
 * a text that may have been created is never handed over again.
 */
import { createHmac } from 'node:crypto';
import { isSame } from '#server/kernel/signature.ts';
import { ask, NotAsked, type Reach } from './ask.ts';
import { asObject, asPhone, type Delivery, excerptOf, type Gateway } from './gateway.ts';

interface Given {
  account: string;
  /** A number, a name, or the SID of a messaging service. */
  sender: string;
  /** The account's Auth Token. */
  secret: string;
}

/** The number cannot get this text: it is invalid, cannot get texts, or the text is malformed. */
const neverCodes = new Set([
  21211, 21214, 21217, 21401, 21421, 21602, 21604, 21614, 21617, 30003, 30005, 30006,
]);
/** The person replied STOP. */
const stoppedCodes = new Set([21610]);

const twilioOrigin = 'https://api.twilio.com';

export function twilio({ account, sender, secret }: Given, reach: Reach, origin = twilioOrigin): Gateway {
  return {
    isIdempotent: false,
    async send({ to, text }) {
      const from = sender.startsWith('MG') ? 'MessagingServiceSid' : 'From';
      const question = {
        headers: {
          Authorization: `Basic ${Buffer.from(`${account}:${secret}`).toString('base64')}`,
          'Content-Type': 'application/x-www-form-urlencoded',
        },
        body: new URLSearchParams({ To: to, [from]: sender, Body: text }).toString(),
      };
      try {
        const path = `/2010-04-01/Accounts/${encodeURIComponent(account)}/Messages.json`;
        const { status, text: said } = await ask(origin + path, question, reach);
        return deliveryOf(status, said);
      } catch (error) {
        const reason = (error as Error).message;
        return { kind: error instanceof NotAsked ? 'later' : 'unknown', reason };
      }
    },
    readReply({ url, headers, body }) {
      const fields = new URLSearchParams(body);
      const signed = [...new Set(fields.keys())]
        .sort()
        .flatMap((name) => [...new Set(fields.getAll(name))].sort().map((value) => name + value))
        .join('');
      const right = createHmac('sha1', secret)
        .update(url + signed)
        .digest('base64');
      if (!isSame(headers.get('X-Twilio-Signature') ?? '', right)) return null;
      const from = asPhone(fields.get('From'));
      // With its own opt-out, Twilio states the meaning of a reply in any words.
      const means = fields.get('OptOutType') ?? '';
      const text = /^(STOP|START)$/.test(means) ? means : (fields.get('Body') ?? '');
      return from ? { from, text } : null;
    },
  };
}

function deliveryOf(status: number, said: string): Delivery {
  const answer = asObject(said);
  const code = Number(answer?.error_code ?? (status >= 300 ? answer?.code : undefined)) || 0;
  const words = String(answer?.error_message ?? answer?.message ?? excerptOf(said));
  const reason = `Twilio ${status}${code ? `, ${code}` : ''}: ${excerptOf(words)}`;
  if (stoppedCodes.has(code)) return { kind: 'stopped', reason };
  if (neverCodes.has(code)) return { kind: 'never', reason };
  const state = String(answer?.status ?? '');
  // It creates the message and reports its failure in the same answer.
  if (status < 300 && (code || /^(failed|undelivered|canceled)$/.test(state)))
    return { kind: 'never', reason };
  if (status < 300 && answer?.sid) return { kind: 'sent' };
  // A gateway on the way may have lost the answer.
  return { kind: status < 300 || (status >= 500 && status !== 503) ? 'unknown' : 'later', reason };
}
