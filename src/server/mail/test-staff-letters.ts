/** Every function that writes to staff, for the tests that read its mail. */
import type { TestHospital } from '#server/test-hospital.ts';
import type { Language } from '#words/language.ts';
import { t } from '#words/say.ts';
import * as ofIdentity from './identity-message.ts';
import * as ofNotices from './notice-message.ts';
import * as ofTests from './test-message.ts';

export const writingToStaff = { ...ofIdentity, ...ofNotices, ...ofTests };
type Writer = Extract<keyof typeof writingToStaff, `write${string}`>;
export interface Recipient {
  id: number;
  name: string;
  email: string;
  language: Language | '';
}
type Write = (services: TestHospital['services'], to: Recipient) => Promise<unknown>;

const link = { url: 'http://hospital.test/x', invitedBy: 'Ann Example', hours: 2 };
const waiting = { inquiry: 2, request: 1, stranded: 3, undelivered: 1 };
const notice =
  (kind: keyof typeof ofIdentity.notices): Write =>
  (services, to) =>
    ofIdentity.writeNotice({ ...services, device: 'x', address: '192.0.2.1' }, to, kind, () => [
      [t('Passkeys that still sign in'), '7'],
    ]);

/** Each function, for each of its kinds. */
export const writers: Record<Writer, Record<string, Write>> = {
  writeNotice: Object.fromEntries(
    Object.keys(ofIdentity.notices).map((kind) => [kind, notice(kind as 'email')]),
  ),
  writeRolesNotice: {
    'by a colleague': (services, to) => {
      const told = { by: () => 'Ann', roles: async () => [t('editor')], isSignedOut: true };
      return ofIdentity.writeRolesNotice(services, to, told);
    },
    'by groups': (services, to) => {
      const by = () => t('The groups of your hospital account');
      const told = { by, roles: async () => [t('doctor')], isSignedOut: false };
      return ofIdentity.writeRolesNotice(services, to, told);
    },
  },
  writeTokenNotice: {
    once: (services, to) =>
      ofIdentity.writeTokenNotice(services, to, {
        by: 'Ann',
        name: 'Intranet',
        roles: async () => [t('editor')],
      }),
  },
  writeFilesWarning: {
    once: (services, to) =>
      ofIdentity.writeFilesWarning(services, to, { used: 3_000, most: 4_000, uniqueKey: 'z' }),
  },
  writeSecretNotice: {
    'with an authenticator': (services, to) =>
      ofIdentity.writeSecretNotice(services, to, { hasAuthenticator: true }),
    without: (services, to) => ofIdentity.writeSecretNotice(services, to, { hasAuthenticator: false }),
  },
  writeInvitation: { once: (services, to) => ofIdentity.writeInvitation(services, to, link) },
  writeResetLink: { once: (services, to) => ofIdentity.writeResetLink(services, to, link) },
  writeEmailLink: { once: (services, to) => ofIdentity.writeEmailLink(services, to, link) },
  writeNotices: {
    'as it happens': (services, to) =>
      ofNotices.writeNotices(services, to, { waiting, once: 'x', isDigest: false }),
    daily: (services, to) => ofNotices.writeNotices(services, to, { waiting, once: 'y', isDigest: true }),
  },
  writeTestMessage: { once: (services, to) => ofTests.writeTestMessage(services, to) },
};
