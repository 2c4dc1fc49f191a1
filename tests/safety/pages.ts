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
      const { Cookie = '' } = stranger.visitor();
      const ours = { Origin: stranger.server.address };
      const forged: Record<string, string>[] = [
        {},
        { Cookie },
        { Cookie, 'X-XSRF-TOKEN': stranger.cookie },
        { Cookie, 'Sec-Fetch-Site': 'none' },
        { Origin: 'https://evil.example' },
        { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
        { Origin: 'null' },
        { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
        { Origin: `${stranger.server.address}0` },
        { ...ours, 'Sec-Fetch-Site': 'cross-site', Cookie },
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

    test('is taken from a page of ours, so that the rule above tells something', async () => {
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

    test('that is refused shows what was typed, to be sent again from our page', async () => {
      const { status, text } = await stranger.form('/contact', fields, { Origin: 'https://evil.example' });
      expect(status).toBe(422);
      for (const words of [fields.message, fields.name, `value="${fields.email}"`, 'Please send it again'])
        expect(text).toContain(words);
      const newsletter = await stranger.form('/newsletter', { email: secret.email }, {});
      expect([newsletter.status, newsletter.text.includes(`value="${secret.email}"`)]).toEqual([403, true]);
    });

    test('needs no cookie: only a page that sends by script sets one, and of no other page a cache is kept off', async () => {
      const seen: string[] = [];
      for (const { path } of sitePages)
        for (const end of ['', '.data']) {
          const address = addressOf(path) + end;
          const { headers } = await stranger.ask(address);
          if (headers['set-cookie']) seen.push(address);
        }
      expect(seen).toEqual(['/appointment', '/appointment.data']);
      for (const { path } of adminPages) {
        const { headers } = await stranger.ask(addressOf(path));
        expect([path, headers['set-cookie']]).toEqual([
          path,
          [expect.stringMatching(/^XSRF-TOKEN=[\w.-]+; Path=\/; SameSite=Lax$/)],
        ]);
      }
      const beside = ['/feed.xml', '/sitemap.xml', '/robots.txt', '/manifest.webmanifest', '/api/department'];
      for (const path of ['/', '/doctors', '/newsletter', '/services/cardiology', ...beside]) {
        const { headers } = await stranger.ask(path);
        expect([path, headers['set-cookie'], /private/.test(headers['cache-control'] ?? '')]).toEqual([
          path,
          undefined,
          false,
        ]);
      }
    });
  });

  describe('content before its time', () => {
    test('is on no page, in no feed, no table and no data but with its own preview', async () => {
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
