/** The SMS provider that the hospital has chosen (Settings ▸ Text messages). */
import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';
import type { Orm } from '#server/db/orm.ts';
import * as schema from '#server/db/schema.ts';
import { unseal } from '#server/identity/sealed.ts';
import type { Gateway } from './gateway.ts';
import { ownGateway } from './own-gateway.ts';
import { twilio } from './twilio.ts';
import { vonage } from './vonage.ts';

/** From the start of the server. */
export interface Surroundings {
  secret: string;
  now(): number;
  privateHosts?: readonly string[] | undefined;
  /** Replaces the addresses of providers in tests. */
  smsOrigins?: { twilio?: string; vonage?: string } | undefined;
}
export type SmsSettings = typeof schema.smsGateway.$inferSelect;

/** The purposes under which gateway secrets are sealed. */
export const purposeOf = { secret: 'sms gateway', replySecret: 'sms replies' } as const;

/** Null without a provider, or if its secret was sealed under another SECRET. */
export async function openGateway(
  orm: Orm,
  surroundings: Surroundings,
): Promise<{ gateway: Gateway; settings: SmsSettings } | null> {
  const [settings] = await orm.select().from(schema.smsGateway);
  const secret = opened(surroundings.secret, purposeOf.secret, settings!.sealedSecret);
  const gateway = secret && settings!.provider !== 'none' ? gatewayOf(settings!, secret, surroundings) : null;
  return gateway && { gateway, settings: settings! };
}

function gatewayOf(settings: SmsSettings, secret: string, surroundings: Surroundings): Gateway | null {
  const { provider, address, account, sender } = settings;
  const { now, privateHosts = [], smsOrigins = {} } = surroundings;
  switch (provider) {
    case 'gateway':
      return ownGateway({ address, sender, secret }, now, { privateHosts });
    case 'twilio':
      return twilio({ account, sender, secret }, { privateHosts }, smsOrigins.twilio);
    case 'vonage': {
      const replySecret = opened(surroundings.secret, purposeOf.replySecret, settings.sealedReplySecret);
      return vonage({ account, sender, secret, replySecret }, { privateHosts }, smsOrigins.vonage);
    }
    case 'none':
      return null;
  }
}

function opened(secret: string, purpose: string, sealed: Buffer | null) {
  return (sealed && unseal(secret, purpose, sealed)?.toString('utf8')) || '';
}

/** A condition: texts are sent to patients. */
export const sendsSms: SQL<boolean> = sql`(select provider <> 'none' from sms_gateway)`;

/** A condition: patients may agree to texts. A demo without a gateway shows what would be sent, in its outbox. */
export const offersSms: SQL<boolean> = sql`(${sendsSms} or exists (select from demo_patients where ended_at is null))`;

/** A condition: a number has replied STOP. */
export function hasStopped(phone: SQLWrapper): SQL<boolean> {
  return sql`exists (select from sms_stop where sms_stop.phone = ${phone})`;
}

/** A condition: texts reach the person of a row. */
export function isTexted({ phone, smsAgreedAt }: Record<'phone' | 'smsAgreedAt', SQLWrapper>): SQL<boolean> {
  return sql`(${smsAgreedAt} is not null and ${phone} <> '' and ${sendsSms} and not ${hasStopped(phone)})`;
}
