/**
 * The icons of the menu in one file. On the page they would be most of its bytes and stand in panels that are shut,
 * so the page only refers to them; and the frame of an application must not carry them either.
 */

import { loadSite } from '#web/hospital/site-data.ts';
import { medicalIcon } from '#web/ui/medical-icon.tsx';
import type { Route } from './+types/menu-icons.ts';

const year = 31_536_000;

export async function loader({ context, request }: Route.LoaderArgs) {
  const { departments, services, menuIcons } = await loadSite(context);
  const names = new Set([...departments, ...services].map(({ icon }) => icon));
  const symbols = [...names].map((name) => symbol(name, medicalIcon(name)));
  // The address names the set of icons, so it may be kept for good; an older page may ask for an older set.
  const isCurrent = new URL(request.url).search === new URL(menuIcons, request.url).search;
  return new Response(`<svg xmlns="http://www.w3.org/2000/svg">${symbols.join('')}</svg>`, {
    headers: {
      'Content-Type': 'image/svg+xml',
      'Cache-Control': isCurrent ? `public, max-age=${year}, immutable` : 'no-cache',
    },
  });
}

/** Staff choose names from a list; what else may be stored never reaches the file. */
function symbol(name: string, source: string) {
  const viewBox = source.match(/viewBox="([^"]*)"/)?.[1] ?? '0 0 48 48';
  const drawing = source.replace(/^<svg[^>]*>/, '').replace(/<\/svg>$/, '');
  return `<symbol id="${encodeURIComponent(name)}" viewBox="${viewBox}">${drawing}</symbol>`;
}
