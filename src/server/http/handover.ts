/**
 * Beside a page's HTML the framework writes down all that its loaders answered, for the browser to go on from. A document
 * does not go on, and the writing takes longer than the rendering. Of an object of a class the framework writes down the
 * fields of its own, so what the loaders of a document answer is handed over as an object that inherits all of them: the
 * page reads it like the answer itself, and nothing is left to write down.
 */
import { createContext, data, type RouterContextProvider, type ServerBuild } from 'react-router';

type Routes = ServerBuild['routes'];
type Part = NonNullable<Routes[string]>;
type Loader = NonNullable<Part['module']['loader']>;

/** Whether the request is for a page, and not for the data alone with which an application goes to its next page. */
export const rendersOnly = createContext(false);

/** The build with loaders whose answers are not handed over to documents. */
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
    // A file has no component; what its loader answers is the file.
    return loader && part.module.default
      ? [id, { ...part, module: { ...part.module, loader: sealed(loader) } }]
      : [id, part];
  });
  return { ...build, routes: Object.fromEntries(routes) as Routes };
}

/** Addresses, as the framework names them, of the pages that hydrate. */
function applicationPatterns(routes: Routes) {
  const patterns = new Set<string>();
  for (const part of Object.values(routes)) {
    const line = part ? lineOf(routes, part) : [];
    if (!line.some(({ module }) => (module.handle as { app?: boolean } | undefined)?.app)) continue;
    patterns.add(line.flatMap(({ path }) => path || []).join('/'));
  }
  return patterns;
}

/** A route after those that it stands in, the outermost first. */
function lineOf(routes: Routes, part: Part): Part[] {
  const parent = part.parentId === undefined ? undefined : routes[part.parentId];
  return [...(parent ? lineOf(routes, parent) : []), part];
}

/**
 * What a loader answers. A call that the API could not answer ends the page with the call's own status and with the id
 * of the request, which the framework hides of an exception.
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

/** Always the same object for the same answer, since what is rendered of an answer is kept by it. */
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
