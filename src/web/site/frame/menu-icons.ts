/**
 * The menu's icons in one file. Inline they would be most of a page's bytes, in closed panels, so pages only refer to
 * them; the frame of an application must not carry them either.
 */

import { loadSite } from '#web/hospital/site-data.ts';
import { medicalIcon } from '#web/ui/medical-icon.tsx';
import type { Route } from './+types/menu-icons.ts';

const year = 31_536_000;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { departments, menuIcons } = await loadSite(context);
  const names = new Set(departments.map(({ icon }) => icon));
  const symbols = [...names].map((name) => symbol(name, medicalIcon(name)));
  // The address identifies the set of icons, so it can be cached forever; an older page may request an older set.
  const isCurrent = new URL(request.url).search === new URL(menuIcons, request.url).search;
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`, {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': isCurrent ? `public, max-age=${year}, immutable` : 'no-cache',
    },
  });
}

/** Staff choose names from a list; other names never reach the file. */
function symbol(name: string, source: string) {
  const viewBox = source.match(/viewBox="([^"]*)"/)?.[1] ?? '0 0 48 48';
  const drawing = source.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
  return `<symbol id="${encodeURIComponent(name)}" viewBox="${viewBox}">${drawing}</symbol>`;
}
