/** What every kind of answer tells the browser to forbid. */
import { describe, expect, test } from 'vitest';
import type { Answer, Stranger } from './stranger.ts';

export function headerRules(stranger: Stranger) {
  describe('what every answer says to the browser', () => {
    const picture = async () =>
      JSON.parse((await stranger.ask('/api/doctor?limit=1')).text).data[0].image.url;
    const asset = async (ending: string) =>
      new RegExp(`/assets/[\\w.-]+\\.${ending}`).exec((await stranger.ask('/')).text)![0];
    const kinds: [string, number, () => Promise<Answer>][] = [
      ['a page', 200, () => stranger.ask('/')],
      ['a page from memory', 200, () => stranger.ask('/departments')],
      ['a missing page', 404, () => stranger.ask('/nothing/here')],
      ['the booking page', 200, () => stranger.ask('/appointment')],
      ['a page behind a link', 200, () => stranger.ask(new URL(stranger.patient.manageUrl).pathname)],
      ['an admin page', 200, () => stranger.ask('/admin/dashboard')],
      ['the data of an admin page', 200, () => stranger.ask('/admin/dashboard.data')],
      ['a refused form', 403, () => stranger.form('/newsletter', { email: 'x@example.org' })],
      ['a form that is too large', 413, () => stranger.form('/contact', { message: 'x'.repeat(300_000) })],
      ['a redirect of a page', 301, () => stranger.ask('/doctors/Clara-Hensley')],
      ['a file for old programs', 200, () => stranger.ask('/favicon.ico')],
      ['data', 200, () => stranger.ask('/api/settings')],
      ['data from memory', 200, () => stranger.ask('/api/settings')],
      ['data of staff', 200, () => stranger.ask('/api/admin/me', stranger.staff)],
      ['a refusal', 401, () => stranger.ask('/api/admin/me')],
      ['an unknown call', 404, () => stranger.ask('/api/nothing')],
      ['an unknown method', 405, () => stranger.ask('/api/settings', {}, 'PATCH')],
      ['the contract', 200, () => stranger.ask('/api/openapi.json')],
      ['the contract in words', 200, () => stranger.ask('/api/docs')],
      ['a table of staff', 200, () => stranger.ask('/api/page-ratings?format=csv', stranger.staff)],
      ['a public table', 200, () => stranger.ask('/pricing.csv')],
      ['the feed', 200, () => stranger.ask('/feed.xml')],
      [
        'a calendar entry',
        200,
        () => stranger.ask(`${new URL(stranger.patient.manageUrl).pathname}/calendar.ics`),
      ],
      ['a picture', 200, async () => stranger.ask(await picture())],
      ['a missing picture', 404, () => stranger.ask('/media/x/200.webp')],
      ['a style sheet', 200, async () => stranger.ask(await asset('css'))],
      ['a script', 200, async () => stranger.ask(await asset('js'))],
      ['a missing file', 404, () => stranger.ask('/assets/nothing.js')],
      ['the health check', 200, () => stranger.ask('/healthz')],
    ];

    test.each(kinds)('%s (%i)', async (what, expected, answer) => {
      const { status, headers } = await answer();
      expect([what, status]).toEqual([what, expected]);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': expect.stringMatching(
          /^(strict-origin-when-cross-origin|same-origin|no-referrer)$/,
        ),
        'cross-origin-opener-policy': 'same-origin',
        'cross-origin-resource-policy': 'same-origin',
        'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
      });
      expect(headers).not.toHaveProperty('x-powered-by');
      expect(headers).not.toHaveProperty('server');
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      const type = headers['content-type'] ?? '';
      if (/javascript/.test(type)) return;
      const policy = String(headers['content-security-policy']);
      const directives = new Map(
        policy.split('; ').map((one): [string, string[]] => {
          const [name, ...values] = one.split(' ');
          return [name!, values];
        }),
      );
      expect(directives.get('frame-ancestors')).toEqual(["'none'"]);
      expect(directives.get('base-uri')).toEqual(["'none'"]);
      const scripts = directives.get('script-src') ?? directives.get('default-src')!;
      expect(
        scripts.filter((source) => !/^'(none|self|sha256-[\w+/=]{44}|nonce-[\w+/]{22}==)'$/.test(source)),
      ).toEqual([]);
      if (type.startsWith('text/html') && what !== 'the contract in words') {
        expect(directives.get('object-src')).toEqual(["'none'"]);
        expect(directives.get('form-action')).toEqual(["'self'"]);
        expect(scripts).toContain("'self'");
        // No script can turn text into markup, in documents and applications alike.
        expect(directives.get('require-trusted-types-for')).toEqual(["'script'"]);
        expect(directives.get('trusted-types')).toContain('openward-worker');
      } else expect(directives.get('default-src')).toEqual(["'none'"]);
    });

    test('the scripts of an application have a new nonce in each answer, those of a document a hash', async () => {
      const named = async (path: string) =>
        /script-src 'self' '(\w+)-([^']+)'/
          .exec(String((await stranger.ask(path)).headers['content-security-policy']))!
          .slice(1);
      for (const path of ['/appointment', '/admin/dashboard', '/admin']) {
        const [[kind, one], [, other]] = [await named(path), await named(path)];
        expect([path, kind, one !== other]).toEqual([path, 'nonce', true]);
      }
      const [[kind, one], [, other]] = [await named('/'), await named('/departments')];
      expect([kind, one]).toEqual(['sha256', other]);
    });
  });
}
