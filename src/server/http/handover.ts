/**
 * With a page's HTML the framework serialises everything its loaders returned, for hydration in the browser. A document
 * is not hydrated, and serialising takes longer than rendering. The framework serialises only the own fields of a class
 * instance, so a document's loader data is handed over as an object that inherits all of it: rendering reads it
 * unchanged, and nothing is left to serialise.
 */
import { createContext, data, type RouterContextProvider, type ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];
type Part = NonNullable<Routes[string]>;
type Loader = NonNullable<Part['module']['loader']>;

/** False for a request that is only for the data of a client-side navigation. */
export const rendersOnly = createContext(false);

/** The build, with loaders that hand nothing over to documents. */
export function withoutHandover(build: ServerBuild): ServerBuild {
  const applications = applicationPatterns(build.routes);
  const sealed = (loader: Loader): Loader =>
    (async (parameters: Parameters<Loader>[0]) => {
      const answer = await answered(() => loader(parameters));
      const context = parameters.context as Readonly<RouterContextProvider>;
      return context.get(rendersOnly) && !applications.has(parameters.pattern) ? inherited(answer) : answer;
    }) as Loader;
  const routes = Object.entries(build.routes).map(([id, part]) => {
    const loader = part?.module.loader;
    // A file route has no component; its loader's answer is the file.
    return loader && part.module.default
      ? [id, { ...part, module: { ...part.module, loader: sealed(loader) } }]
      : [id, part];
  });
  return { ...build, routes: Object.fromEntries(routes) as Routes };
}

/** Patterns, in the framework's form, of the pages that hydrate. */
function applicationPatterns(routes: Routes) {
  const patterns = new Set<string>();
  for (const part of Object.values(routes)) {
    const line = part ? lineOf(routes, part) : [];
    if (!line.some(({ module }) => (module.handle as { app?: boolean } | undefined)?.app)) continue;
    patterns.add(line.flatMap(({ path }) => path || []).join('/'));
  }
  return patterns;
}

/** A route preceded by its parents, outermost first. */
function lineOf(routes: Routes, part: Part): Part[] {
  const parent = part.parentId === undefined ? undefined : routes[part.parentId];
  return [...(parent ? lineOf(routes, parent) : []), part];
}

/**
 * Runs a loader. A call that the API could not answer ends the page with the call's own status and the request id,
 * which the framework hides in exceptions.
 */
async function answered<Answer>(load: () => Answer): Promise<Awaited<Answer>> {
  try {
    return await load();
  } catch (error) {
    const { name, status, body } = error as { name?: string; status?: number; body?: { requestId?: string } };
    if (name !== 'ApiProblem' || !status || status < 500) throw error;
    throw data({ requestId: body?.requestId }, { status });
  }
}

const heirs = new WeakMap<object, object>();

/** The same answer gives the same object, since rendered parts are cached by it. */
function inherited(answer: unknown): unknown {
  if (typeof answer !== 'object' || answer === null) return answer;
  if ('type' in answer && answer.type === 'DataWithResponseInit' && 'data' in answer) {
    answer.data = inherited(answer.data);
    return answer;
  }
  if (Object.getPrototypeOf(answer) !== Object.prototype) return answer;
  const heir = heirs.get(answer) ?? Object.create(answer);
  heirs.set(answer, heir);
  return heir;
}
