import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readPreview } from '#server/identity/preview.ts';
import { colleague } from '#server/security/every-call.ts';
import { mailsOf } from '#server/security/test-links.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());

type Headers = Record<string, string>;
let leaver: { id: number; headers: Headers };
let email: string;
let number = 0;
beforeEach(async () => {
  hospital.clock.now = monday;
  number += 1;
  email = `leaver-${number}@openward.example`;
  leaver = await colleague(hospital, email);
});

async function send(method: string, path: string, body: unknown, headers: Headers) {
  const answer = await hospital.call(method, path, body, headers);
  expect([path, answer.status]).toEqual([path, expect.toBeOneOf([200, 201, 202, 204])]);
  return answer.body?.data;
}
const bearer = (token: string) => ({ Authorization: `Bearer ${token}` });
const opens = async (path: string, headers: Headers = {}) =>
  (await hospital.get(path, headers)).status === 200;

/** Everything an account can make that opens something: made as the account, then tried. */
const things: Record<string, () => Promise<() => Promise<boolean>>> = {
  'a session': async () => () => opens('/admin/me', leaver.headers),
  'a token of a program': async () => {
    const program = await madeToken();
    return () => opens('/appointment', bearer(program.token));
  },
  'a preview': async () => shownBy(await madePreview(leaver.headers)),
  'a preview made by its program': async () =>
    shownBy(await madePreview(bearer((await madeToken([{ role: 'editor', departmentIds: null }])).token))),
  'a calendar address': async () => {
    const { url } = await send('POST', '/calendar-address', { doctorId: 1 }, leaver.headers);
    return async () => (await hospital.app.request(new URL(url).pathname)).status === 200;
  },
  'a link to reset its password': async () => {
    await send('POST', '/admin/password-reset', { email }, hospital.visitor);
    const mail = (await mailsOf(hospital)).findLast((one) => one.recipient === email)!;
    const token = /\/admin\/reset\/([\w-]{43})/.exec(mail.all)![1]!;
    return () => opens(`/admin/password-reset/${token}`);
  },
};

async function madePreview(headers: Headers): Promise<string> {
  const { id } = await send('POST', '/services', { title: `Draft ${++number}` }, headers);
  return (await send('POST', '/admin/previews', { resource: 'service', id }, headers)).token;
}
const shownBy = (token: string) => async () => (await readPreview(hospital.services, token)) !== null;

const madeToken = (roles: object[] = [{ role: 'desk', departmentIds: null }]) =>
  send(
    'POST',
    '/admin/tokens',
    { name: `Sync ${number}`, roles, readsOnly: false, validUntil: '2026-06-01' },
    leaver.headers,
  );

const account = () => `/admin/accounts/${leaver.id}`;
const editorOnly = [{ role: 'editor', departmentIds: [1] }];
const endings: Record<string, () => Promise<unknown>> = {
  disabled: () => send('PUT', account(), { isDisabled: true }, hospital.staff),
  limited: () => send('PUT', account(), { roles: editorOnly }, hospital.staff),
  deleted: () => send('DELETE', account(), undefined, hospital.staff),
};

describe.each(Object.keys(endings))('once an account is %s', (ending) => {
  test.each(Object.keys(things))('%s that it made opens nothing', async (thing) => {
    // Its owner keeps the account, and may still set its password.
    if (ending === 'limited' && thing === 'a link to reset its password') return;
    const stillOpens = await things[thing]!();
    expect(await stillOpens()).toBe(true);
    await endings[ending]!();
    expect(await stillOpens()).toBe(false);
  });
});

describe('a token of a program', () => {
  const listed = async (id: number) =>
    (await hospital.get('/admin/tokens?limit=100', hospital.staff)).body.data.find(
      (token: { id: number }) => token.id === id,
    );

  test('that stopped works again once another administrator takes it over, which the trail shows', async () => {
    const { id, token } = await madeToken();
    await endings.limited!();
    expect(await listed(id)).toMatchObject({ isStopped: true, owner: { name: 'Colleague' } });
    await send('PUT', `/admin/tokens/${id}/owner`, undefined, hospital.staff);
    expect(await listed(id)).toMatchObject({ isStopped: false });
    expect(await opens('/appointment', bearer(token))).toBe(true);
    const { body } = await hospital.get('/admin/activity?limit=1&entity=api_token', hospital.staff);
    expect(body.data[0]).toMatchObject({ action: 'update', entityId: id });
  });

  test('is not taken over with a password that was shown long ago', async () => {
    const { id } = await madeToken();
    const headers = await hospital.signIn({ isConfirmed: false });
    expect((await hospital.call('PUT', `/admin/tokens/${id}/owner`, undefined, headers)).status).toBe(403);
    expect((await hospital.call('PUT', '/admin/tokens/999999/owner', undefined, hospital.staff)).status).toBe(
      404,
    );
  });

  test('is revoked when its owner is deleted, as the trail shows', async () => {
    const { id } = await madeToken();
    await endings.deleted!();
    expect(await listed(id)).toBeUndefined();
    const { body } = await hospital.get('/admin/activity?limit=5&entity=api_token', hospital.staff);
    expect(body.data[0]).toMatchObject({ action: 'remove', entityId: id });
  });

  test('is reported by mail to the other administrators who can sign in', async () => {
    const other = await colleague(hospital, `other-${number}@openward.example`);
    const editor = await colleague(hospital, `editor-${number}@openward.example`, {
      roles: [{ role: 'editor', departmentIds: null }],
    });
    await madeToken();
    const told = (await mailsOf(hospital)).filter(({ all }) => all.includes(`Sync ${number}`));
    const recipients = told.map(({ recipient }) => recipient);
    expect(recipients).toContain(other.email);
    expect(recipients).not.toContain(email);
    expect(recipients).not.toContain(editor.email);
  });
});

describe('a preview', () => {
  test('shows its entry for a day', async () => {
    const token = await madePreview(leaver.headers);
    hospital.clock.now = monday + 86_399_999;
    expect(await readPreview(hospital.services, token)).toMatchObject({ entity: 'service' });
    hospital.clock.now = monday + 86_400_000;
    expect(await readPreview(hospital.services, token)).toBeNull();
  });

  test('that was changed, or signed elsewhere, shows nothing', async () => {
    const token = await madePreview(leaver.headers);
    const forged = ['', 'x', token.replace('.', '.1'), `${token}x`, token.slice(0, -1)];
    for (const one of forged) expect([one, await readPreview(hospital.services, one)]).toEqual([one, null]);
    expect(await readPreview({ ...hospital.services, secret: 'another' }, token)).toBeNull();
  });
});
