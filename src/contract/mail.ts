import { z } from 'zod';
import { IdParams, IdText, Instant, route } from './base.ts';
import { listQuery } from './crud.ts';
import { said } from './validation-message.ts';

/**
 * `dead` after the last try: staff send it again or discard it. A discarded message can still be sent again. `expired`:
 * it waited until it was no longer useful; it can be read, not sent.
 */
export const MailStatus = z.enum(
  ['queued', 'sent', 'dead', 'discarded', 'expired'],
  said('Choose queued, sent, dead, discarded or expired.'),
);
export type MailStatus = z.output<typeof MailStatus>;

export const Channel = z.enum(['mail', 'sms'], said('Choose mail or sms.'));
export type Channel = z.output<typeof Channel>;

export const Mail = z.object({
  id: z.int(),
  channel: Channel,
  createdAt: Instant,
  status: MailStatus,
  /** An email address, or a phone number in E.164. */
  recipient: z.string(),
  /** For a text message, which has none, its subject matter. */
  subject: z.string(),
  text: z.string(),
  hasCalendar: z.boolean(),
  attempts: z.int(),
  nextAttemptAt: Instant,
  sentAt: Instant.nullable(),
  /** The error of the mail server or the gateway, or why it waits or was not sent. */
  lastError: z.string(),
  isBeingSent: z.boolean(),
});
export type Mail = z.output<typeof Mail>;

export const mail = {
  summary: route({
    method: 'GET',
    path: '/admin/mail/summary',
    access: 'messages',
    summary:
      'Whether there is a mail server and a gateway for texts, and how many messages are in each state',
    data: z.object({
      hasServer: z.boolean(),
      hasGateway: z.boolean(),
      /** Queued texts. */
      smsWaiting: z.int(),
      queued: z.int(),
      sent: z.int(),
      dead: z.int(),
    }),
  }),
  list: route({
    method: 'GET',
    path: '/admin/mail',
    access: 'messages',
    shows: 'mail',
    summary: 'The outbox, newest first',
    query: listQuery(['createdAt', 'nextAttemptAt', 'sentAt'], { patient: IdText.optional() }).extend({
      status: MailStatus.or(z.literal('all')).optional(),
      channel: Channel.optional(),
    }),
    data: z.array(Mail),
    list: true,
  }),
  create: route({
    method: 'POST',
    path: '/admin/mail',
    access: 'messages',
    summary: 'Send oneself a test message',
    data: Mail,
    status: 201,
  }),
  get: route({
    method: 'GET',
    path: '/admin/mail/{id}',
    access: 'messages',
    shows: 'mail',
    summary: 'One message',
    params: IdParams,
    data: Mail,
    errors: ['not-found'],
  }),
  attempt: route({
    method: 'POST',
    path: '/admin/mail/{id}/attempt',
    access: 'messages',
    summary: 'Try a queued message now, or start again with one that was given up',
    params: IdParams,
    data: Mail,
    errors: ['not-found', 'already-sent', 'being-sent', 'too-late-to-send'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/admin/mail/{id}',
    access: 'messages',
    summary: 'Discard an unsent message; it can still be read',
    params: IdParams,
    status: 204,
    errors: ['not-found', 'already-sent', 'being-sent'],
  }),
};
