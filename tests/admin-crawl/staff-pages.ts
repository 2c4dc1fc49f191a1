/** The pages of the staff area by their paths in routes.ts, with the stops of the crawl. */
import type { RouteConfigEntry } from '@react-router/dev/routes';
import routes from '../../src/web/routes.ts';
import { pageStops } from './page-stops.ts';
import { settingsStops } from './settings-stops.ts';
import type { Stop } from './stop.ts';

export const namedStops: Record<string, Stop[]> = { ...pageStops, ...settingsStops };
export const staffPaths = pathsOf(routes).filter((path) => /^admin(\/|$)/.test(path));

/** Lists and first entries have stops without being named. */
export const staffStops = Object.fromEntries(
  staffPaths.map((path) => {
    const list = `/${path.replace('/:id?', '')}`;
    return [
      path,
      namedStops[path] ?? (path.endsWith('/:id?') ? [{ at: list }, { at: `${list}/1` }] : undefined),
    ];
  }),
);

function pathsOf(entries: RouteConfigEntry[], above = ''): string[] {
  return entries.flatMap(({ path, children = [] }) => {
    const whole = [above, path].filter(Boolean).join('/');
    return [...(path ? [whole] : []), ...pathsOf(children, whole)];
  });
}
