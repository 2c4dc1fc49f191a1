/** Pages: those of staff show nothing without script, forms change nothing for another site, drafts stay hidden. */
import { describe, expect, test } from 'vitest';
import { account } from '../server.ts';
import { addressOf, adminPages, type Stranger, secret, sitePages } from './stranger.ts';

export function pageRules(stranger: Stranger) {
  describe('an admin page', () => {
    test('is an empty shell to everybody, with and without a token, as a page and as data', async () => {
      expect(adminPages.length).toBeGreaterThan(25);
      const cookie = { Cookie: `token=${stranger.staff.Authorization}` };
      for (const { path } of adminPages)
        for (const [headers, end] of [
          [{}, ''],
          [{}, '.data'],
          [{}, '/'],
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
      const forged: [Record<string, string>, Record<string, string>][] = [
        [{}, {}],
        [{ _xsrf: stranger.cookie }, {}],
        [{}, { Cookie: `XSRF-TOKEN=${stranger.cookie}` }],
        [{ _xsrf: 'a.b' }, { Cookie: 'XSRF-TOKEN=a.b' }],
        [
          { _xsrf: stranger.cookie },
          { Cookie: `XSRF-TOKEN=${stranger.cookie}`, 'Sec-Fetch-Site': 'cross-site' },
        ],
        [{}, { Cookie: `XSRF-TOKEN=${stranger.cookie}`, 'Sec-Fetch-Site': 'same-site' }],
      ];
      for (const { path } of withAction) {
        const address = path.startsWith('/appointment/manage')
          ? new URL(stranger.patient.manageUrl).pathname
          : addressOf(path);
        for (const [more, headers] of forged)
          for (const end of ['', '.data']) {
            const { status } = await stranger.form(address + end, { ...fields, ...more }, headers);
            expect([address, status < 500]).toEqual([address, true]);
          }
      }
      expect(await kept()).toEqual(before);
    });

    test('is taken from a page of ours, so that the rule above tells something', async () => {
      const [inquiries] = await kept();
      const { status } = await stranger.form(
        '/contact',
        { ...fields, _xsrf: stranger.cookie },
        stranger.visitor(),
      );
      expect(status).toBe(303);
      expect((await kept())[0]).toBe(inquiries + 1);
      const booked = new URL(stranger.patient.manageUrl).pathname;
      expect(
        (await stranger.form(booked, { ...fields, _xsrf: stranger.cookie }, stranger.visitor())).headers
          .location,
      ).toBe(`${booked}?cancelled`);
    });
  });

  describe('content before its time', () => {
    test('stands on no page, in no feed, no table and no data but with its own preview', async () => {
      const words = 'Unpublished moonlight clinic';
      const body = {
        type: 'doc',
        content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
      };
      const [one, other] = [
        (await stranger.call('POST', '/news', { title: words, body, status: 'draft' })).data,
        (await stranger.call('POST', '/news', { title: 'Another draft', body, status: 'draft' })).data,
      ];
      const { token } = (await stranger.call('POST', '/admin/previews', { resource: 'news', id: one.id }))
        .data;
      const foreign = (await stranger.call('POST', '/admin/previews', { resource: 'news', id: other.id }))
        .data.token;
      const own = `/news/${one.slug}`;
      const shown = await stranger.ask(`${own}?preview=${token}`);
      expect([shown.status, shown.text.includes(words)]).toEqual([200, true]);
      expect(shown.headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
      const q = encodeURIComponent(words);
      for (const path of [
        own,
        `${own}.data`,
        `/news/${one.id}`,
        `${own}?preview=${foreign}`,
        `${own}?preview=x`,
      ])
        expect([path, (await stranger.ask(path)).status]).toEqual([path, 404]);
      for (const path of [
        '/',
        '/news',
        `/news?q=${q}`,
        `/search?q=${q}`,
        '/feed.xml',
        '/news.data',
        `/news?preview=${token}`,
      ])
        expect([path, (await stranger.ask(path)).text.includes(`>${words}`)]).toEqual([path, false]);
    });
  });
}
