/** The browser's side of passkeys. Its code loads only when the button is pressed. */

import { t } from '#words/say.ts';
import { api, openApi, Spoken, startSession } from './session.ts';

const library = () => import('@simplewebauthn/browser');
type Creation = Parameters<Awaited<ReturnType<typeof library>>['startRegistration']>[0]['optionsJSON'];
type Request = Parameters<Awaited<ReturnType<typeof library>>['startAuthentication']>[0]['optionsJSON'];

/** A passkey could not be created or used; the message is for the user. */
export class PasskeyFailed extends Spoken {}

export function hasPasskeys() {
  return typeof PublicKeyCredential === 'function' && window.isSecureContext;
}

export async function signInByPasskey() {
  const { startAuthentication } = await library();
  const { data: options } = await openApi.passkey.beginSignIn();
  const response = await asked(() => startAuthentication({ optionsJSON: options as unknown as Request }));
  const { data } = await openApi.passkey.signIn({ body: { response: { ...response } } as never });
  startSession(data.token, data.admin);
}

/** A response of one of the user's passkeys, to confirm or to unlock. */
export async function provePasskey() {
  const { startAuthentication } = await library();
  const { data: options } = await api.passkey.beginProof();
  const response = await asked(() => startAuthentication({ optionsJSON: options as unknown as Request }));
  return { response: { ...response } } as never;
}

export async function addPasskey(name: string) {
  const { startRegistration } = await library();
  const { data: options } = await api.passkey.begin();
  const response = await asked(() => startRegistration({ optionsJSON: options as unknown as Creation }));
  await api.passkey.create({ body: { name, response: { ...response } } as never });
}

/** The browser's own refusals in words. */
async function asked<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    const { name } = error as Error;
    if (name === 'InvalidStateError')
      throw new PasskeyFailed(t('This device already has a passkey for your account.'));
    if (name === 'SecurityError')
      throw new PasskeyFailed(t('Passkeys work only at the address that the website is set up for.'));
    throw new PasskeyFailed(t('The passkey was not used. Try again, or sign in with your password.'));
  }
}
