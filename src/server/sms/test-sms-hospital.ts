/** A hospital whose texts go to the gateway of a test. */
import { sql } from 'drizzle-orm';
import { seal } from '#server/identity/sealed.ts';
import { sendDueSms } from '#server/mail/send-sms.ts';
import type { TestHospital } from '#server/test-hospital.ts';
import { purposeOf } from './sms-gateway.ts';
import type { TestGateway } from './test-gateway.ts';

export const smsSecret = 'a secret of both sides, for texts';
export const twilioAccount = `AC${'0'.repeat(32)}`;

export async function useGateway(
  { orm, services }: TestHospital,
  { host, origin }: TestGateway,
  provider: 'gateway' | 'twilio' | 'vonage' | 'none' = 'gateway',
) {
  const sealed = (purpose: keyof typeof purposeOf) =>
    sql`${`\\x${seal(services.secret, purposeOf[purpose], Buffer.from(smsSecret)).toString('hex')}`}::bytea`;
  await orm.execute(sql`update sms_gateway set provider = ${provider}, address = ${`${origin}/send`},
    account = ${provider === 'twilio' ? twilioAccount : 'abcd1234'}, sender = '+447700900000',
    sealed_secret = ${sealed('secret')}, sealed_reply_secret = ${sealed('replySecret')}`);
  Object.assign(services, { privateHosts: [host], smsOrigins: { twilio: origin, vonage: origin } });
}

/** As the job does. */
export function sendTexts({ services }: TestHospital) {
  return sendDueSms(services);
}

export interface SentText {
  to: string;
  text: string;
  id: string;
}

/** The texts handed to an own gateway. */
export function textsOf({ handed }: TestGateway): SentText[] {
  return handed.map(({ body }) => JSON.parse(body) as SentText);
}
