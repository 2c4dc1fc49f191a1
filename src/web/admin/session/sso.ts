/**
 * The browser's side of single sign-on. /admin/sso starts it, and is where the issuer sends the browser back: in the
 * same window before there is a page to keep, otherwise in a small window. The state that binds an answer to this
 * browser is only in that window.
 */
import { useEffect, useState } from 'react';
import { t } from '#words/say.ts';
import { answerPassword } from './password-needed.ts';
import { api, openApi, Spoken, showUnlocked, startSession } from './session.ts';

export interface SsoOffer {
  isOffered: boolean;
  label: string;
  /** Passwords are only for the emergency account. */
  isOnly: boolean;
}
export type SsoPurpose = 'sign-in' | 'confirm';

/** Within the window that goes to the issuer. */
const begunKey = 'ssoBegun';
const returnKey = 'ssoReturn';
/** Between windows: written when the issuer has confirmed. */
const confirmedKey = 'ssoConfirmed';
/** The last answer, so that the form does not move if it has not changed. */
const offerKey = 'ssoOffer';

const none: SsoOffer = { isOffered: false, label: '', isOnly: false };

export function useSsoOffer(): SsoOffer {
  const [offer, setOffer] = useState(keptOffer);
  useEffect(() => {
    openApi.sso
      .get()
      .then(({ data }) => {
        if (data.isOffered) localStorage.setItem(offerKey, JSON.stringify(data));
        else localStorage.removeItem(offerKey);
        setOffer(data);
      })
      .catch(() => {});
  }, []);
  return offer;
}

function keptOffer(): SsoOffer {
  try {
    return JSON.parse(localStorage.getItem(offerKey) ?? 'null') ?? none;
  } catch {
    return none;
  }
}

/** Leaves this page for the issuer, and returns to it. */
export function leaveForSso() {
  sessionStorage.setItem(returnKey, location.pathname + location.search);
  location.assign('/admin/sso?for=sign-in');
}

/** Keeps this page, which may hold unsaved work. */
export function openSsoWindow(purpose: SsoPurpose) {
  const opened = window.open(`/admin/sso?for=${purpose}`, 'sso', 'popup,width=560,height=720');
  if (!opened)
    throw new Spoken(t('Your browser blocked the sign-in window. Allow it for this site and try again.'));
}

/** Answers the open question once the issuer has confirmed, from any window. */
export function useSsoConfirmation() {
  useEffect(() => {
    const hear = ({ key, newValue }: StorageEvent) => {
      if (key === confirmedKey && newValue) answerPassword(true);
    };
    window.addEventListener('storage', hear);
    return () => window.removeEventListener('storage', hear);
  }, []);
}

/** The work of /admin/sso; returns whether the window is done, or leaving for another page. */
export async function passThrough(search: string): Promise<'done' | 'leaving'> {
  const purpose = new URLSearchParams(search).get('for');
  if (purpose === 'sign-in' || purpose === 'confirm') {
    const { data } = await (purpose === 'sign-in' ? openApi.sso.begin() : api.sso.beginConfirmation());
    sessionStorage.setItem(begunKey, JSON.stringify({ key: data.key, purpose }));
    location.replace(data.url);
    return 'leaving';
  }
  const begun = JSON.parse(sessionStorage.getItem(begunKey) ?? 'null') as Begun | null;
  sessionStorage.removeItem(begunKey);
  if (!begun) throw new Spoken(t('This sign-in did not begin in this window. Please start again.'));
  const body = { answer: search, key: begun.key };
  if (begun.purpose === 'confirm') {
    await api.sso.confirm({ body });
    showUnlocked();
    localStorage.setItem(confirmedKey, String(Date.now()));
    localStorage.removeItem(confirmedKey);
    return 'done';
  }
  const { data } = await openApi.sso.signIn({ body });
  startSession(data.token, data.admin, { isSso: true });
  const back = sessionStorage.getItem(returnKey);
  sessionStorage.removeItem(returnKey);
  if (!back) return 'done';
  location.replace(back);
  return 'leaving';
}

interface Begun {
  key: string;
  purpose: SsoPurpose;
}
