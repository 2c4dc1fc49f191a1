import { z } from 'zod';
import { line, requiredLine, route } from './base.ts';
import { changes, entity } from './crud.ts';
import { longestGatewaySecret, longestPhone } from './lengths.ts';
import { MailStatus } from './mail.ts';
import { said } from './validation-message.ts';

/** None, a gateway of the hospital's own, or a provider. */
export const SmsProvider = z.enum(
  ['none', 'gateway', 'twilio', 'vonage'],
  said('Choose none, gateway, twilio or vonage.'),
);
export type SmsProvider = z.output<typeof SmsProvider>;

const Hour = z
  .int(said('Enter a whole number.'))
  .min(0, said('Enter {min} or more.', { min: 0 }))
  .max(23, said('Enter at most {max}.', { max: 23 }));

const Secret = line(longestGatewaySecret).optional();

export const SmsGatewayFields = z.strictObject({
  provider: SmsProvider,
  /** For a gateway of the hospital's own: where texts are posted to. */
  address: line(500),
  /** At the provider: Twilio's account SID, Vonage's API key. */
  account: line(60),
  /** A number, a name of at most 11 letters and digits, or the SID of one of Twilio's messaging services. */
  sender: line(40),
  /** The hospital's name in texts; empty for its full name. */
  shortName: line(20),
  /** Hours of the hospital's clock between which no reminder is sent; equal hours for none. */
  quietFrom: Hour,
  quietUntil: Hour,
  /**
   * Signs messages to and from a gateway; Twilio's auth token; Vonage's API secret. Written, never read; empty keeps
   * it.
   */
  secret: Secret,
  /** Vonage's signature secret, which signs replies. */
  replySecret: Secret,
});
export const SmsGateway = entity(SmsGatewayFields.omit({ secret: true, replySecret: true }), {
  hasSecret: z.boolean(),
  hasReplySecret: z.boolean(),
  /** Where the provider posts replies. */
  repliesUrl: z.string(),
});
export type SmsGateway = z.output<typeof SmsGateway>;

export const smsGateway = {
  get: route({
    method: 'GET',
    path: '/sms-gateway',
    access: 'administration',
    summary: 'Who carries text messages, without the secrets',
    data: SmsGateway,
  }),
  update: route({
    method: 'PUT',
    path: '/sms-gateway/1',
    access: 'administration',
    summary: 'Change who carries text messages; another provider needs its own secret',
    body: changes(SmsGatewayFields),
    data: SmsGateway,
    sensitive: true,
    errors: ['stale-version', 'invalid'],
  }),
  test: route({
    method: 'POST',
    path: '/sms-gateway/test',
    access: 'administration',
    summary: 'Send a test text, and say what became of it',
    body: z.strictObject({ phone: requiredLine(longestPhone, 'Enter a phone number.') }),
    data: z.object({ status: MailStatus, recipient: z.string(), lastError: z.string() }),
    errors: ['invalid', 'state-not-allowed', 'too-many-requests'],
  }),
};
