/** The small files that programs look for on a site: what to leave alone, how to install it, what to prefetch. */

import type { Context as HonoContext } from 'hono';
import { judgementOf } from '#server/cache/judgement.ts';
import type { Read } from '#server/call/stranger.ts';
import { directionOf } from '#words/direction.ts';
import { at, languages, localeOfPage, speech } from '#words/language.ts';
import { t } from '#words/say.ts';

/** In every language. */
const notIndexed = [
  // Every choice in the booking flow has its own address.
  '/appointment?',
  // Availability changes by the minute, and is slower to compute than any page.
  '/doctors?*free=',
  '/doctors?*available=',
  '/doctors?*sort=soonest',
];

/** /robots.txt. Personal pages carry noindex instead: a page that may not be fetched cannot say so. */
export function serveRobots({ publicUrl }: { publicUrl: string }) {
  const text = [
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /api/',
    ...notIndexed.flatMap((pattern) => [`Disallow: ${pattern}`, `Disallow: /*${pattern}`]),
    '',
    `Sitemap: ${publicUrl}/sitemap.xml`,
    '',
  ].join('\n');
  return (c: HonoContext) => {
    judgementOf(c).isLasting = true;
    return c.text(text, 200, { 'Cache-Control': 'public, max-age=3600' });
  };
}

const securityDays = 180;

/** /.well-known/security.txt (RFC 9116): where to report a hole in the site. It must have an expiry. */
export function serveSecurity({ publicUrl, now }: { publicUrl: string; now(): number }) {
  return (c: HonoContext) => {
    const today = now() - (now() % 86_400_000);
    const lines = [
      `Contact: ${publicUrl}/contact`,
      `Expires: ${new Date(today + securityDays * 86_400_000).toISOString()}`,
      `Canonical: ${publicUrl}/.well-known/security.txt`,
      `Preferred-Languages: ${speech().written ?? speech().language}`,
      '',
    ];
    return c.text(lines.join('\n'), 200, { 'Cache-Control': 'public, max-age=3600' });
  };
}

/** /manifest.webmanifest: the name and icon of the installed site. */
export function serveManifest(readerOf: (c: HonoContext) => Read) {
  return async (c: HonoContext) => {
    const { data: settings } = await readerOf(c)('settings', 'get', {});
    const { name, tagline, locale } = settings;
    judgementOf(c).isLasting = true;
    const icon = (file: string, sizes: string, more: object = {}) => ({
      src: `/assets/${file}`,
      sizes,
      type: file.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
      ...more,
    });
    const manifest = {
      id: '/',
      name,
      // Devices show about a dozen letters below the icon.
      short_name: name.length <= 12 ? name : name.split(' ')[0],
      description: tagline || undefined,
      lang: localeOfPage(locale),
      dir: directionOf(speech().language) === 'rtl' ? 'rtl' : undefined,
      start_url: at('/'),
      scope: '/',
      display: 'browser',
      background_color: '#f7f5f0',
      theme_color: '#0b5563',
      icons: [
        icon('icon.svg', 'any', { purpose: 'any' }),
        icon('icon-192.png', '192x192'),
        icon('icon-512.png', '512x512'),
        icon('icon-maskable-512.png', '512x512', { purpose: 'maskable' }),
      ],
      shortcuts: [
        { name: t('Book an appointment'), url: at('/appointment') },
        { name: t('Find a doctor'), url: at('/doctors') },
        { name: t('Phone numbers'), url: at('/contact') },
      ],
    };
    return c.body(JSON.stringify(manifest), 200, {
      'Content-Type': 'application/manifest+json; charset=utf-8',
      'Cache-Control': 'no-cache',
    });
  };
}

/** Pages that are personal, that change something when opened, or that are not pages. */
const notAhead = [
  '/admin*',
  '/api/*',
  ...['/appointment*', '/contact/sent/*', '/newsletter/*', '/search*'].map(
    (pattern) => `{/(${languages.join('|')})}?${pattern}`,
  ),
  '/media/*',
  '/social/*',
  '/assets/*',
  '/*.(csv|ics|xml|txt|json|svg|webmanifest)',
  '/*\\?*(^|&)preview=*',
];

/**
 * /speculation-rules.json, announced in a header of documents: the browser prepares a page while its link is hovered or
 * pressed. Only for documents, which change nothing when opened.
 */
export const speculationRules = {
  prerender: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          ...notAhead.map((pattern) => ({ not: { href_matches: pattern } })),
          { not: { selector_matches: '[download], [target="_blank"], [rel~="nofollow"]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

export function serveSpeculationRules(c: HonoContext) {
  judgementOf(c).isLasting = true;
  return c.body(JSON.stringify(speculationRules), 200, {
    'Content-Type': 'application/speculationrules+json',
    'Cache-Control': 'public, max-age=3600',
  });
}
