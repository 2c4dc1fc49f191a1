/**
 * Mail about a staff account: links that open it, which go to its owner alone, and notices of changes, so that an owner
 * who did not make them finds out. Additions by callers are functions, since they are written in the owner's language.
 */

import { deviceInWords } from '#contract/device-words.ts';
import { plainNumber } from '#contract/words/formats.ts';
import type { Services } from '#server/call/context.ts';
import * as schema from '#server/db/schema.ts';
import { dateTimeWords } from '#server/times/deadlines.ts';
import type { PlainMessage } from '#words/catalogue.ts';
import { joined } from '#words/joined.ts';
import type { Language } from '#words/language.ts';
import { t, translated } from '#words/say.ts';
import { generallyUseful } from './aging.ts';
import { type Letter, readSender, type Sender, writeLetter } from './letter.ts';
import { automatic } from './mail-headers.ts';
import { speakingToStaff } from './speaking-to.ts';
import { greetingFor } from './unasked.ts';

type MessageContext = Pick<Services, 'orm' | 'now' | 'publicUrl'>;
/** The owner of an account, whose language is used. */
interface Recipient {
  name: string;
  email: string;
  language: Language | '';
}

export type NoticeKind = keyof typeof notices;

interface Notice {
  subject: PlainMessage;
  opening: PlainMessage;
  closing?: PlainMessage;
}

export const notices = {
  'new-device': {
    subject: 'New sign-in to your account',
    opening: 'Someone signed in to your account from a new browser.',
  },
  password: { subject: 'Your password was changed', opening: 'The password of your account was changed.' },
  email: {
    subject: 'Your email address was changed',
    opening: 'The email address of your account was changed. This one no longer belongs to it.',
  },
  'email-asked': {
    subject: 'A new email address was entered for your account',
    opening:
      'Someone entered another email address for your account. It takes effect once the link that we sent there is opened; until then you sign in with this one.',
  },
  'two-factor-on': {
    subject: 'Two-factor sign-in was turned on',
    opening: 'From now on your account also asks for a code from your authenticator app.',
  },
  'two-factor-off': {
    subject: 'Two-factor sign-in was turned off',
    opening: 'Your account no longer asks for a code from your authenticator app.',
  },
  'recovery-codes': {
    subject: 'You have new recovery codes',
    opening: 'A new set of recovery codes was made for your account. The old ones no longer work.',
  },
  'recovery-code-used': {
    subject: 'A recovery code was used',
    opening: 'Someone signed in to your account with one of its recovery codes, which is now used up.',
  },
  'passkey-added': {
    subject: 'A passkey was added',
    opening: 'A passkey was added to your account. Anyone who has that device can sign in with it.',
  },
  'passkey-removed': {
    subject: 'A passkey was removed',
    opening: 'A passkey was removed from your account. It can no longer sign in.',
  },
  'linked-sso': {
    subject: 'You now sign in with your hospital account',
    opening:
      'Someone signed in with your hospital account, and your account here was linked to it. From now on there is no other way in: the password, the passkeys and the authenticator app that you had here no longer work.',
    closing:
      'Was this you? Then there is nothing to do. If not, tell the person who looks after the website at once.',
  },
} as const satisfies Record<string, Notice>;

const usualClosing =
  'Was this you? Then there is nothing to do. If not, set a new password at once, which signs everyone out, and tell the person who looks after the website.' satisfies PlainMessage;

/** What was done, from which browser and when. */
export async function writeNotice(
  context: MessageContext & { device: string; address: string },
  to: Recipient,
  kind: NoticeKind,
  more: () => [string, string][] = () => [],
) {
  const { subject, opening, closing = usualClosing }: Notice = notices[kind];
  await write(context, to, (sender) => ({
    subject: translated(subject),
    opening: translated(opening),
    facts: [
      [t('When'), moment(context.now(), sender)],
      [t('Browser'), deviceInWords(context.device)],
      [t('Network address'), context.address],
      ...more(),
    ],
    link: { url: `${context.publicUrl}/admin/settings/security`, text: t('Look at your account') },
    closing: translated(closing),
  }));
}

/** The new roles of an account, and who or what decided them. */
export async function writeRolesNotice(
  context: MessageContext,
  to: Recipient,
  { by, roles, isSignedOut }: { by(): string; roles(): Promise<string[]>; isSignedOut: boolean },
) {
  await write(context, to, async (sender) => {
    const changed = t('{person} changed what your account in the staff area of {hospital} may do.', {
      person: by(),
      hospital: sender.name,
    });
    return {
      subject: t('What your account may do has changed'),
      opening: `${changed} ${isSignedOut ? t('You were signed out: sign in again to continue.') : t('It takes effect at once.')}`,
      facts: [
        [t('When'), moment(context.now(), sender)],
        [t('Your account'), joined(await roles())],
      ],
      link: { url: `${context.publicUrl}/admin`, text: t('Sign in') },
      closing: t('If you need more than this for your work, ask an administrator of the website.'),
    };
  });
}

/** To another administrator: a new token works without any person signing in. */
export async function writeTokenNotice(
  context: MessageContext,
  to: Recipient,
  { by, name, roles }: { by: string; name: string; roles(): Promise<string[]> },
) {
  await write(context, to, async (sender) => ({
    subject: t('A token for a program was made'),
    opening: t('{person} made a token with which a program signs in to the website of {hospital}.', {
      person: by,
      hospital: sender.name,
    }),
    facts: [
      [t('When'), moment(context.now(), sender)],
      [t('Program'), name],
      [t('May do'), joined(await roles())],
    ],
    link: { url: `${context.publicUrl}/admin/settings/staff`, text: t('Look at the programs') },
    closing: t('If you did not expect this, ask them, or revoke the token.'),
  }));
}

/** To an administrator, once a day: patients sent unusually many files. */
export async function writeFilesWarning(
  context: MessageContext,
  to: Recipient,
  { used, most, uniqueKey }: { used: number; most: number; uniqueKey: string },
) {
  const compose = (sender: Sender) => ({
    subject: t('Unusually many files were sent'),
    opening: t(
      'Patients sent {used} MB of files with their answers to {hospital} in the last 24 hours. At {most} MB no more are taken for a while.',
      { used: plainNumber(used), most: plainNumber(most), hospital: sender.name },
    ),
    link: { url: `${context.publicUrl}/admin/appointments`, text: t('Look at the appointments') },
    closing: t('Someone may be trying to fill the disk. Look for visits that nobody really booked.'),
  });
  await write(context, to, compose, { uniqueKey });
}

/** After a change of the hospital's secret: what the account's owner must do. */
export async function writeSecretNotice(
  context: MessageContext,
  to: Recipient,
  { hasAuthenticator }: { hasAuthenticator: boolean },
) {
  await write(context, to, (sender) => ({
    subject: t('You were signed out everywhere'),
    opening: t(
      'The signing key of the website of {hospital} was changed. Everyone was signed out, and links in earlier messages no longer open. Your password and your passkeys still work.',
      { hospital: sender.name },
    ),
    facts: [[t('When'), moment(context.now(), sender)]],
    link: { url: `${context.publicUrl}/admin/settings/security`, text: t('Look at your account') },
    closing: hasAuthenticator
      ? t(
          'Your authenticator app no longer works: sign in with a recovery code or a passkey, turn two-factor sign-in off and set it up again. If you have neither, ask the person who looks after the website.',
        )
      : t('Just sign in again.'),
  }));
}

export async function writeInvitation(
  context: MessageContext,
  to: Recipient,
  { url, invitedBy, hours }: { url: string; invitedBy: string; hours: number },
) {
  const compose = (sender: Sender) => ({
    subject: t('Your account for the staff area'),
    opening: t(
      '{person} invites you to help look after the website of {hospital}. Open the page below and choose a password.',
      { person: invitedBy, hospital: sender.name },
    ),
    link: { url, text: t('Set up your account') },
    closing: `${worksOnce(context, sender, hours)} ${t('If you do not know what this is about, you can ignore this mail.')}`,
  });
  await write(context, to, compose, { hours });
}

export async function writeResetLink(
  context: MessageContext,
  to: Recipient,
  { url, hours }: { url: string; hours: number },
) {
  const compose = (sender: Sender) => ({
    subject: t('Set a new password'),
    opening: t(
      'Someone, hopefully you, asked to set a new password for your account. Open the page below and choose one.',
    ),
    link: { url, text: t('Set a new password') },
    closing: `${worksOnce(context, sender, hours)} ${t('If this was not you, you can ignore this mail: your password stays as it is.')}`,
  });
  await write(context, to, compose, { hours });
}

/** To the new address: only the owner of its mailbox can attach it to the account. */
export async function writeEmailLink(
  context: MessageContext,
  to: Recipient,
  { url, hours }: { url: string; hours: number },
) {
  const compose = (sender: Sender) => ({
    subject: t('Confirm your email address'),
    opening: t(
      'This address was entered for an account in the staff area of {hospital}. Open the page below to sign in with it from now on.',
      { hospital: sender.name },
    ),
    link: { url, text: t('Confirm this address') },
    closing: `${worksOnce(context, sender, hours)} ${t('If you do not know what this is about, you can ignore this mail.')}`,
  });
  await write(context, to, compose, { hours });
}

function worksOnce({ now }: MessageContext, sender: Sender, hours: number) {
  return t('The link works once, until {date}.', { date: moment(now() + hours * 3_600_000, sender) });
}

type Message = Omit<Letter, 'greeting'> & { subject: string };

async function write(
  { orm, now }: MessageContext,
  to: Recipient,
  /** Called in the owner's language. */
  compose: (sender: Sender) => Message | Promise<Message>,
  /**
   * `hours` is set for mail with a secret link: how long the link opens. Only one message per `uniqueKey` is written.
   */
  { hours, uniqueKey }: { hours?: number; uniqueKey?: string } = {},
) {
  await speakingToStaff(orm, to.language, async () => {
    const sender = await readSender(orm);
    const { subject, ...letter } = await compose(sender);
    await orm
      .insert(schema.outbox)
      .values({
        recipient: to.email,
        subject: `${subject} | ${sender.name}`,
        ...(await writeLetter(sender, { greeting: greetingFor(to.name), ...letter })),
        headers: { ...automatic(sender), ...(hours ? { isSecret: true } : {}) },
        nextAttemptAt: new Date(now()),
        usefulUntil: hours ? new Date(now() + hours * 3_600_000) : generallyUseful(now()),
        uniqueKey,
      })
      .onConflictDoNothing();
  });
}

/** In the hospital's time, with the zone's name. */
function moment(at: number, { locale, timeZone }: Sender) {
  return `${dateTimeWords(timeZone, at, locale)} (${timeZone})`;
}
