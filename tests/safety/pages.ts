/** Pages: those of staff show nothing without script, forms change nothing for another site, drafts stay hidden. */
import { describe, expect, test } from 'vitest';
import { account } from '../server.ts';
import { addressOf, adminPages, type Stranger, secret, sitePages } from './stranger.ts';

export function pageRules(stranger: Stranger) {
  describe('an admin page', () => {
    test('is an empty shell for everyone, with and without a token, as a page and as data', async () => {
      expect(adminPages.length).toBeGreaterThan(25);
      const cookie = { Cookie: `token=${stranger.staff.Authorization}` };
      for (const { path } of adminPages)
        for (const [headers, end] of [
          [{}, ''],
          [cookie, '?preview=x'],
          [stranger.staff, ''],
          [stranger.staff, '.data'],
        ] as const) {
          const address = addressOf(path) + end;
          const { status, text } = await stranger.ask(address, headers);
          expect([address, status < 500]).toEqual([address, true]);
          for (const words of [secret.name, secret.email, stranger.patient.reference, account.email])
            expect([address, text.includes(words)]).toEqual([address, false]);
        }
    });

    test('loads nothing on the server: no page of the admin area has a loader or an action there', () => {
      for (const { code, path } of adminPages) {
        expect([path, /export (async )?(function|const) (loader|action)\b/.test(code)]).toEqual([
          path,
          false,
        ]);
      }
    });
  });

  describe('a form of a page', () => {
    const withAction = sitePages.filter(({ code }) => /export async function action\b/.test(code));
    const fields = {
      ...secret,
      message: 'A message that nobody sent',
      phone: '',
      intent: 'cancel',
      reason: 'A reason that nobody gave',
      doctor: 'clara-hensley',
      from: '2030-01-01',
      to: '2030-01-02',
    };
    const kept = async () => {
      const lists = ['/inquiries', '/newsletter', '/waitlist', '/appointment?status=booked', '/appointment'];
      const answers = await Promise.all(lists.map((path) => stranger.ask(`/api${path}`, stranger.staff)));
      return answers.map(({ text }) => JSON.parse(text).meta.total);
    };

    test('changes nothing when another site sends it, whatever it sends along', async () => {
      expect(withAction.length).toBeGreaterThan(5);
      const before = await kept();
      const { Cookie = '' } = stranger.visitor();
      const ours = { Origin: stranger.server.address };
      const forged: Record<string, string>[] = [
        {},
        { Cookie },
        { Cookie, 'X-XSRF-TOKEN': stranger.cookie },
        { Cookie, 'Sec-Fetch-Site': 'none' },
        { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
        { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
        { Origin: `${stranger.server.address}0` },
        { ...ours, 'Sec-Fetch-Site': 'same-site', Cookie },
      ];
      for (const { path } of withAction) {
        const address = path.startsWith('/appointment/manage')
          ? new URL(stranger.patient.manageUrl).pathname
          : addressOf(path);
        for (const headers of forged)
          for (const end of ['', '.data']) {
            const { status } = await stranger.form(address + end, fields, headers);
            expect([address, headers, status < 500]).toEqual([address, headers, true]);
          }
      }
      expect(await kept()).toEqual(before);
    });

    test('is accepted from our own page, so that the rule above proves something', async () => {
      const sayings: Record<string, string>[] = [
        { Origin: stranger.server.address },
        { 'Sec-Fetch-Site': 'same-origin' },
      ];
      for (const headers of sayings) {
        const [inquiries] = await kept();
        expect((await stranger.form('/contact', fields, headers)).status).toBe(303);
        expect((await kept())[0]).toBe(inquiries + 1);
      }
      const booked = new URL(stranger.patient.manageUrl).pathname;
      const { headers } = await stranger.form(booked, fields, { Origin: stranger.server.address });
      expect(headers.location).toEqual(`${booked}?cancelled`);
    });
  });

  test('a draft is on no page and in no feed except its own preview, which is not cached or indexed', async () => {
    const words = 'Unpublished moonlight clinic';
    const draft = async (title: string) =>
      (await stranger.call('POST', '/services', { title, status: 'draft' })).data;
    const preview = async ({ id }: { id: number }) =>
      (await stranger.call('POST', '/admin/previews', { resource: 'service', id })).data.token;
    const [one, other] = [await draft(words), await draft('Another draft')];
    const own = `/services/${one.slug}`;
    const token = await preview(one);
    const shown = await stranger.ask(`${own}?preview=${token}`);
    expect([shown.status, shown.text.includes(words)]).toEqual([200, true]);
    expect(shown.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
    for (const path of [own, `${own}.data`, `${own}?preview=${await preview(other)}`, `${own}?preview=x`])
      expect([path, (await stranger.ask(path)).status]).toEqual([path, 404]);
    const q = encodeURIComponent(words);
    for (const path of ['/services', '/services.data', `/search?q=${q}`, `/services?preview=${token}`])
      expect([path, (await stranger.ask(path)).text.includes(`>${words}`)]).toEqual([path, false]);
  });

  test('no page shows a host that only the request names', async () => {
    const hosts = {
      Host: 'evil.example',
      'X-Forwarded-Host': 'evil.example',
      Forwarded: 'host=evil.example',
    };
    const showing: string[] = [];
    for (const path of sitePages.map((page) => addressOf(page.path)))
      if ((await stranger.ask(path, hosts)).text.includes('evil.example')) showing.push(path);
    expect(showing).toEqual([]);
  });
}
