/** Text that looks like markup stays text on every page. */

import type { IncomingHttpHeaders } from 'node:http';
import { describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { type Access, isOfStaff } from '../../src/contract/base.ts';
import { callsWithBody } from '../../src/server/security/every-call.ts';
import { sampleOf } from '../../src/server/security/sample.ts';
import { addressOf, type Stranger, sitePages } from './stranger.ts';

export function markupRules(stranger: Stranger) {
  describe('text that looks like markup', () => {
    const broken = `qx7"qx7attr='qx7single <qx7 onload=alert(1)></script></title></style></textarea><qx7 x="y">`;
    const link = `https://example.org/"qx7attr='qx7single<qx7>`;
    /** Fields that decide whether and how an entry is shown. */
    const kept = 'status publishedAt validUntil pricesValidUntil timeZone locale currency country'.split(' ');
    const isMarkup = (headers: IncomingHttpHeaders) => /^text\/html|xml/.test(headers['content-type'] ?? '');
    /** Found only where text was not escaped. */
    function escaped(text: string) {
      const outside = /<\/?qx7|[^\\;]"qx7attr|<(title|style|textarea)[^>]*>[^<]*<qx7/i.exec(text);
      return outside === null ? '' : text.slice(Math.max(0, outside.index - 80), outside.index + 80);
    }

    test('is plain text on every page, whichever field and user it came from', async () => {
      const rich = {
        type: 'doc',
        content: [
          { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: broken }] },
          {
            type: 'paragraph',
            content: [
              {
                type: 'text',
                text: broken,
                marks: [{ type: 'link', attrs: { href: 'https://x.example/"qx7attr=<qx7>' } }],
              },
            ],
          },
        ],
      };
      const isContent = ({ route }: { route: { access: Access; path: string } }) =>
        isOfStaff(route.access) && !/^\/(admin|appointment|rebooking|closure|media|synonym)/.test(route.path);
      let written = 0;
      const calls = callsWithBody().filter(isContent);
      for (const { route, path } of calls) {
        // Pictures stay: the ids are those of the first entries, which exist.
        const sample = sampleOf(route.body!, [broken, broken.slice(0, 40), '<qx7 x="qx7attr', '<qx7>', link]);
        const body = withRichText(route.body as z.ZodObject, sample as Record<string, unknown>, rich);
        for (const key of kept) delete body[key];
        const { status } = await stranger.call(route.method, path, body);
        if (status < 300) written++;
      }
      expect(written).toBeGreaterThan(15);
      expect(JSON.parse((await stranger.ask('/api/settings')).text).data.name).toContain('<qx7');

      const found = new Set(sitePages.map(({ path }) => addressOf(path)));
      for (const list of ['/doctors', '/departments', '/services', '/packages', '/news', '/gallery']) {
        const { text } = await stranger.ask(list);
        for (const [, href] of text.matchAll(new RegExp(`href="(${list}/[^"?#]+)"`, 'g'))) found.add(href!);
      }
      found.add(new URL(stranger.patient.manageUrl).pathname);
      found.add('/feed.xml');
      expect(found.size).toBeGreaterThan(60);
      let seen = 0;
      for (const path of found) {
        const { text, headers } = await stranger.ask(path);
        if (!isMarkup(headers)) continue;
        if (text.includes('qx7')) seen++;
        expect([path, escaped(text)]).toEqual([path, '']);
      }
      expect(seen).toBeGreaterThan(50);
    });

    test('is text where an address is read back, on every page and in every parameter', async () => {
      const words = encodeURIComponent(broken);
      const names =
        'q name email subject type department service package doctor tag page sort start from to day visit'
          .concat(' view compare audience language available speciality topic message mode step hold')
          .split(' ');
      const query = names.map((name) => `${name}=${words}`).join('&');
      for (const { path } of sitePages)
        for (const address of [`${addressOf(path)}?${query}`, `${addressOf(path)}/${words}`]) {
          const { status, text, headers } = await stranger.ask(address);
          expect([path, status < 500]).toEqual([path, true]);
          if (isMarkup(headers)) expect([path, escaped(text)]).toEqual([path, '']);
        }
    });
  });
}

/** Puts rich text where the schema takes it, and removes references to other entries. */
function withRichText(schema: z.ZodObject, sample: Record<string, unknown>, rich: unknown) {
  const entries = Object.entries(sample).filter(([key]) => !/^(head|cover|logo)/.test(key));
  return Object.fromEntries(
    entries.map(([key, value]) => {
      const field = schema.shape?.[key] as z.ZodType | undefined;
      return [key, field?.safeParse(rich).success && !field.safeParse('x').success ? rich : value];
    }),
  );
}
