/**
 * The last opened entries on this device, for each account; signing out forgets them. Only content: names of patients
 * and senders stay out of the browser's storage.
 */
import { addressOf, type MenuEntry, type MenuName, menu } from '#web/admin/session/menu.ts';
import { deskOwner } from '#web/admin/session/session.ts';
import { kindOf } from '#web/admin/ui/kind-of.ts';
import { say } from '#web/admin/ui/words.ts';

export interface Recent {
  to: string;
  label: string;
  kind: string;
}

const key = () => `deskRecent.${deskOwner() ?? ''}`;
const most = 8;

/** Only pages of entries. */
export function keepRecent(pathname: string, label: string) {
  const place = contentPlaces().find(([name]) => pathname.startsWith(`${addressOf(name)}/`));
  if (!place || !/\/\d+$/.test(pathname) || label === say(place[1].label)) return;
  const kind = kindOf(place[0]);
  const others = recentEntries().filter(({ to }) => to !== pathname);
  localStorage.setItem(key(), JSON.stringify([{ to: pathname, label, kind }, ...others].slice(0, most)));
}

export function recentEntries(): Recent[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key()) ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecent).map(inWords) : [];
  } catch {
    return [];
  }
}

/** In the current language, even if opened in another. */
function inWords(recent: Recent): Recent {
  const place = contentPlaces().find(([name]) => recent.to.startsWith(`${addressOf(name)}/`));
  return place ? { ...recent, kind: kindOf(place[0]) } : recent;
}

export function forgetRecent() {
  localStorage.removeItem(key());
}

const ofPeople: MenuName[] = ['inquiry', 'mail', 'newsletter', 'appointment', 'patient'];

function contentPlaces() {
  return (Object.entries(menu) as [MenuName, MenuEntry][]).filter(
    ([name, { one }]) => one && !ofPeople.includes(name),
  );
}

function isRecent(value: unknown): value is Recent {
  const { to, label, kind } = (value ?? {}) as Partial<Recent>;
  return (
    typeof to === 'string' &&
    to.startsWith('/admin/') &&
    typeof label === 'string' &&
    typeof kind === 'string'
  );
}
