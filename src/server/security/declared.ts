/** Whether the API's own description declares an answer: its status, its headers and its body. */
import { z } from 'zod';

interface Answered {
  status: number;
  headers: Headers;
  text: string;
}
interface Declared {
  headers?: Record<string, unknown>;
  content?: Record<string, { schema?: Record<string, unknown> }>;
}
interface Description {
  paths: Record<string, Record<string, { responses: Record<string, Declared> }>>;
  components: { schemas: Record<string, { properties: Record<string, unknown> }> };
}

/** Words of the validating library, which are not written for people. */
const raw = /^(Invalid|Too (big|small)|Expected|Unrecognized|Required)/;

/** In words; empty if nothing is wrong with the answer. */
export function createWrongs(description: Description) {
  const schemas = new Map<string, z.ZodType>();
  const schemaOf = (name: string, described: Record<string, unknown>) => {
    const text = JSON.stringify({ ...described, $defs: description.components.schemas });
    const made =
      schemas.get(name) ?? z.fromJSONSchema(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')));
    schemas.set(name, made);
    return made;
  };
  const members = description.components.schemas.Problem!.properties;

  return function wrongs(method: string, path: string, { status, headers, text }: Answered): string[] {
    const declared = description.paths[`/api${path}`]?.[method.toLowerCase()]?.responses[status];
    if (!declared) return [`${status} is not declared: ${text.slice(0, 200)}`];
    const missing = Object.keys(declared.headers ?? {}).filter((name) => !headers.has(name));
    const found = missing.map((name) => `${status} has no ${name}`);
    const type = headers.get('Content-Type')?.split(';')[0] ?? '';
    if (text === '') return declared.content && status !== 304 ? [...found, `${status} has no body`] : found;
    const content = declared.content?.[type];
    if (!content) return [...found, `${status} is not declared as ${type}`];
    if (!/json$/.test(type) || !content.schema) return found;
    const body = JSON.parse(text);
    const { error } = schemaOf(`${method} ${path} ${status} ${type}`, content.schema).safeParse(body);
    for (const { path: at, message } of error?.issues.slice(0, 3) ?? [])
      found.push(`${status} ${at.join('.')}: ${message}`);
    if (status < 400) return found;
    const added = Object.keys(body).filter((name) => !(name in members));
    const unclear = (body.errors ?? []).filter(
      ({ message }: { message: string }) => raw.test(message) || !message.endsWith('.'),
    );
    return [
      ...found,
      ...added.map((name) => `a problem has the undeclared member ${name}`),
      ...unclear.map(({ message }: { message: string }) => `these are no words: ${message}`),
    ];
  };
}
