/** Finds the page for a form and reads the form first, so that no page has to handle an unreadable one. */

import { matchRoutes, type RouteObject, type ServerBuild } from 'react-router';
import { type Problem, problem } from '#contract/errors.ts';
import { mostChoices, mostQuestions } from '#contract/question.ts';
import { t } from '#words/say.ts';

type Routes = ServerBuild['routes'];
/**
 * `anything` includes bodies that are no form, as mail programs send them; the address decides their meaning. `files`
 * is a form that may contain files.
 */
type Takes = 'form' | 'files' | 'anything' | 'reading' | 'nothing';

const trees = new WeakMap<Routes, RouteObject[]>();

/** What the page at a path accepts besides GET; `nothing` if there is no page. */
export function takenBy(routes: Routes, address: string): Takes {
  const route = matched(routes, address).at(-1);
  const module = route?.id === undefined ? undefined : routes[route.id]?.module;
  if (!route || !module || route.path === '*') return 'nothing';
  if (!module.action) return 'reading';
  const { takesAnything, takesFiles } = (module.handle ?? {}) as { takesAnything?: true; takesFiles?: true };
  return takesAnything ? 'anything' : takesFiles ? 'files' : 'form';
}

/** The pattern of a page's address, such as `/doctors/:slug`; empty if there is no page. */
export function patternOf(routes: Routes, address: string): string {
  const paths = matched(routes, address).map(({ path }) => path ?? '');
  if (paths.length === 0 || paths.at(-1) === '*') return '';
  return `/${paths.filter(Boolean).join('/')}`.replace(/\/{2,}/g, '/');
}

/** The routes of a page, its own last. */
function matched(routes: Routes, address: string): RouteObject[] {
  const tree = trees.get(routes) ?? treeOf(routes);
  trees.set(routes, tree);
  // The framework's address for the data of a page.
  const path = address.replace(/\/_\.data$/, '/').replace(/\.data$/, '');
  return (matchRoutes(tree, path) ?? []).map(({ route }) => route);
}

function treeOf(routes: Routes, parentId?: string): RouteObject[] {
  return Object.values(routes).flatMap((route) => {
    if (!route || route.parentId !== parentId) return [];
    const { id, path, index } = route;
    const named = { id, ...(path === undefined ? {} : { path }) };
    return index ? { ...named, index: true } : { ...named, children: treeOf(routes, id) };
  });
}

/** Twice the checkboxes of the longest questions before a visit. The page reads each field again. */
const mostFields = 2 * mostQuestions * mostChoices;

export async function readForm(request: Request, takes: Takes): Promise<FormData | Problem> {
  const type = request.headers.get('Content-Type') ?? '';
  if (!/^(application\/x-www-form-urlencoded|multipart\/form-data)\s*(;|$)/i.test(type))
    return problem('unsupported-media-type', {
      detail: t('Send the form as {type}.', { type: 'application/x-www-form-urlencoded' }),
    });
  const form = await request.formData().catch(() => null);
  if (!form) return problem('malformed-form');
  if ([...form.keys()].length > mostFields) return problem('too-large');
  if (takes !== 'files' && [...form.values()].some((value) => typeof value !== 'string'))
    return problem('malformed-form', { detail: t('This form accepts no files.') });
  return form;
}
