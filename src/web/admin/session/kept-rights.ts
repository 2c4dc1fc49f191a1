import type { Grant, Rights } from '#contract/roles.ts';

export interface AccountRights {
  rights: Rights;
  roles: Grant[];
  doctorId: number | null;
}

/**
 * The rights of this browser's session, stored beside its token, so that a page need not wait for them. Valid as long
 * as the session: a change of roles ends the account's sessions.
 */
export const rightsKey = 'deskRights';

let read: { text: string | null; held: AccountRights | null } = { text: null, held: null };

export function keptRights(): AccountRights | null {
  const text = localStorage.getItem(rightsKey);
  if (text !== read.text) read = { text, held: parsed(text) };
  return read.held;
}

export function keepRights({ rights, roles, doctorId }: AccountRights) {
  localStorage.setItem(rightsKey, JSON.stringify({ rights, roles, doctorId }));
}

export function forgetRights() {
  localStorage.removeItem(rightsKey);
}

function parsed(text: string | null): AccountRights | null {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
}
