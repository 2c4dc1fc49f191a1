/** Addresses that lead out of where they should: to files, to other sites. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { addressOf, type Stranger, sitePages } from './stranger.ts';

export function addressRules(stranger: Stranger) {
  describe('an address with a way out', () => {
    test('reads no file beside those that are meant', async () => {
      const targets = ['package.json', 'etc/passwd', 'secret'];
      const ways = [
        (file: string) => `../${file}`,
        (file: string) => `../../../../../../../../${file}`,
        (file: string) => `..%2f..%2f..%2f${file}`,
        (file: string) => `%2e%2e/%2e%2e/%2e%2e/${file}`,
        (file: string) => `..%5c..%5c${file}`,
        (file: string) => `..\\..\\${file}`,
        (file: string) => `....//....//${file}`,
        (file: string) => `%252e%252e%252f${file}`,
        (file: string) => `..%c0%af..%c0%af${file}`,
        (file: string) => `${file}%00.css`,
        (file: string) => `//${file}`,
      ];
      const key = readFileSync(join(stranger.server.dataDir, 'secret'), 'utf8').trim();
      for (const base of ['/', '/assets/', '/media/', '/media/x/', '/api/media/upload/'])
        for (const target of targets)
          for (const way of ways) {
            const path = base + way(target);
            const { status, text, headers } = await stranger.ask(
              path,
              base.includes('upload') ? stranger.staff : {},
            );
            expect([path, status < 500]).toEqual([path, true]);
            const found = [key, 'root:x:0:', '"openward"'];
            expect([path, found.filter((words) => text.includes(words))]).toEqual([path, []]);
            if (status === 200)
              expect([path, headers['content-type']]).toEqual([path, 'text/html; charset=utf-8']);
          }
    });

    test('leads to no other site, and no page shows a host that a request names', async () => {
      const outside = [
        '//evil.example',
        '//evil.example/',
        '//evil.example/%2e%2e',
        '///evil.example/..',
        '/\\evil.example',
        '/%5cevil.example/',
        '/%2f%2fevil.example/',
        '/doctors//evil.example',
        '/doctors/Clara-Hensley?next=//evil.example',
        '/ClinicalDepartment/Cardiology//evil.example',
        '/news/1?return=https://evil.example',
        '/gallery/1?to=https://evil.example',
        '/appointment?next=https://evil.example&package=https://evil.example',
        '/admin?next=https://evil.example',
        '/newsletter/confirm/https:%2f%2fevil.example',
        'http://evil.example/',
      ];
      const hosts = [
        {},
        { Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' },
        { 'X-Forwarded-Proto': 'javascript', 'X-Forwarded-Port': '1' },
      ];
      for (const path of [...outside, ...sitePages.map(({ path }) => addressOf(path))])
        for (const headers of hosts as Record<string, string>[]) {
          const { status, headers: given, text } = await stranger.ask(path, headers);
          expect([path, status < 500]).toEqual([path, true]);
          const { location } = given;
          if (location !== undefined)
            expect([path, location, new URL(location, stranger.server.address).origin]).toEqual([
              path,
              location,
              stranger.server.address,
            ]);
          const links = [...text.matchAll(/(?:href|src|action|content|poster)="([^"]*)"/g)].map(
            ([, link]) => link!,
          );
          expect([path, links.filter((link) => /^\s*(https?:)?[/\\]{2}evil\.example/i.test(link))]).toEqual([
            path,
            [],
          ]);
        }
      expect((await stranger.ask('/')).text).not.toContain('evil.example');
    });
  });
}
