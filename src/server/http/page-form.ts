/** Which page takes a form, and the form itself: read before any page is asked, so that none meets what nobody can read. */
import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { type Problem, problem } from '#contract/errors.ts';

type Routes = ServerBuild['routes'];
/** `anything`: also what is no form, as mail programs send it; what they mean stands in the address. */
type Takes = 'form' | 'anything' | 'reading' | 'nothing';

const trees = new WeakMap<Routes, RouteObject[]>();

/** What the page at an address takes beside being read; `nothing` where there is no page. */
export function takenBy(routes: Routes, url: string): Takes {
  const tree = trees.get(routes) ?? treeOf(routes);
  trees.set(routes, tree);
  // As the framework names the data of a page.
  const path = new URL(url).pathname.replace(/\/_\.data$/, '/').replace(/\.data$/, '');
  const route = matchRoutes(tree, path)?.at(-1)?.route;
  const module = route?.id === undefined ? undefined : routes[route.id]?.module;
  if (!route || !module || route.path === '*') return 'nothing';
  if (!module.action) return 'reading';
  return (module.handle as { takesAnything?: boolean } | undefined)?.takesAnything ? 'anything' : 'form';
}

function treeOf(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    const named = { id, ...(path === undefined ? {} : { path }) };
    return index ? { ...named, index: true } : { ...named, children: treeOf(routes, id) };
  });
}

/** The form in a request. */
export async function readForm(request: Request): Promise<FormData | Problem> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(type))
    return problem('unsupported-media-type', {
      detail: 'Send the form as application/x-www-form-urlencoded.',
    });
  const form = await request.formData().catch(() => null);
  if (!form) return problem('malformed-form');
  if ([...form.values()].some((value) => typeof value !== 'string'))
    return problem('malformed-form', { detail: 'This form takes no files.' });
  return form;
}
