/** Colleagues whose accounts are limited to their roles, already signed in. */
import { desk, type startBrowser } from './browser.ts';
import { password } from './colleague.ts';
import { forget, send, staffHeaders } from './hospital-api.ts';

export interface Limits {
  roles: { role: string; departmentIds: number[] | null }[];
  doctorId?: number;
}
export interface Session {
  token: string;
  admin: { id: number };
}

export const everywhere = (role: string): Limits => ({ roles: [{ role, departmentIds: null }] });

/** Invites a colleague and accepts for them. Returns their session. */
export async function colleague(email: string, limits: Limits): Promise<Session> {
  await forget(email);
  const { invitationUrl } = await send('POST', '/admin/accounts', { email, ...limits }, await staffHeaders());
  const path = new URL(invitationUrl).pathname;
  return send('POST', path, { name: email.split('@')[0], password });
}

/** Opens the staff area as a colleague. `refused` collects every call that the server answers with 403. */
export async function enter(browser: ReturnType<typeof startBrowser>, session: Session, viewport = desk) {
  const visit = await browser.open({ viewport });
  const refused: string[] = [];
  visit.page.on('response', (answer) => {
    if (answer.status() === 403) refused.push(answer.url());
  });
  await visit.context.addInitScript(
    ([token, owner]) => {
      localStorage.setItem('deskOwner', owner!);
      localStorage.setItem('authToken', token!);
    },
    [session.token, String(session.admin.id)],
  );
  return { ...visit, refused };
}
