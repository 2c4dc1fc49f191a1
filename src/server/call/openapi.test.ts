/** What every operation of the description must say. */
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

interface Answered {
  description?: string;
  headers?: Record<string, unknown>;
  content?: Record<string, { schema?: Described }>;
  $ref?: string;
}
interface Parameter {
  name: string;
  in: string;
  required: boolean;
  description?: string;
  schema: Described;
}
interface Operation {
  operationId: string;
  summary: string;
  description?: string;
  tags: string[];
  security: unknown[];
  parameters: Parameter[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, Answered>;
}
type Described = Record<string, unknown>;
interface Asked {
  name: string;
  method: string;
  path: string;
  operation: Operation;
}

let hospital: TestHospital;
// biome-ignore lint/suspicious/noExplicitAny: a test inspects arbitrary answers.
let description: any;
let operations: Asked[];
beforeAll(async () => {
  hospital = await testHospital();
  description = (await hospital.get('/openapi.json')).body;
  operations = Object.entries<Record<string, Operation>>(description.paths).flatMap(([path, calls]) =>
    Object.entries(calls)
      .filter(([method]) => method !== 'parameters')
      .map(([method, operation]) => ({ name: `${method} ${path}`, method, path, operation })),
  );
});
afterAll(() => hospital.close());

const breaking = (rule: (asked: Asked) => boolean) =>
  operations.filter((one) => !rule(one)).map(({ name }) => name);

test('every operation has an id of its own, a summary, and says who may call it', () => {
  expect(operations.length).toBeGreaterThan(200);
  expect(new Set(operations.map(({ operation }) => operation.operationId)).size).toBe(operations.length);
  expect(breaking(({ operation }) => /^\w+\.\w+$/.test(operation.operationId))).toEqual([]);
  expect(breaking(({ operation }) => operation.summary.length > 3)).toEqual([]);
  expect(breaking(({ operation }) => Array.isArray(operation.security))).toEqual([]);
});

test('every call says who may make it, except one that anyone may read', () => {
  const undescribed = operations.filter(({ operation }) => !operation.description);
  expect(undescribed.map(({ name, operation }) => [name.split(' ')[0], operation.security])).toEqual(
    undescribed.map(() => ['get', [{}, { bearer: [] }]]),
  );
  const said = (name: string) => operations.find((one) => one.name === name)!.operation.description;
  expect(said('put /api/department/{id}')).toBe(
    'For the roles administrator, manager, editor and doctor; of a doctor, only for what is their own, where the hospital lets doctors change it. Send If-Match to change only the version that was read; without it the last one to save wins.',
  );
  expect(said('post /api/appointment')).toBe(
    'Anyone may make this call: from a page of this site with the XSRF token, or with the token of an account. At most 60 such calls a minute from one sender. Sent again with the same Idempotency-Key, it is done once and answered the same.',
  );
  expect(said('delete /api/admin/two-factor')).toMatch(/Needs a password.*token of a program is refused\./);
});

test('every failure has a problem document, except the one to HEAD, which has no body', () => {
  expect(breaking(({ operation }) => 'default' in operation.responses)).toEqual([]);
  expect(
    breaking(({ method, operation }) =>
      Object.entries(operation.responses).every(([status, answered]) => {
        const { content, description: words } = answered.$ref
          ? description.components.responses[answered.$ref.split('/').at(-1)!]
          : answered;
        if (Number(status) < 400) return method !== 'head' || content === undefined;
        return (
          Boolean(words) &&
          (method === 'head'
            ? content === undefined
            : Object.keys(content!).join() === 'application/problem+json')
        );
      }),
    ),
  ).toEqual([]);
});

test('what is created says where it is, and what has a version carries it as its tag', () => {
  expect(
    operations
      .filter(({ operation: { responses } }) => responses[201] && !responses[201].headers?.Location)
      .map(({ method, path }) => `${method} ${path}`),
    // A person who joins the list may not read it, and a patient does not read a file back.
  ).toEqual(['post /api/appointment/manage/{token}/questions/{linkId}/files', 'post /api/waitlist']);
  const created = operations.filter(({ operation }) => operation.responses[201]);
  expect(created.length).toBeGreaterThan(25);
  const isVersioned = ({ operation: { responses } }: Asked) => {
    const { schema } = (responses[200] ?? responses[201])?.content?.['application/json'] ?? {};
    const { data } = (schema?.properties ?? {}) as { data?: { properties?: object } };
    return 'version' in (data?.properties ?? {});
  };
  expect(operations.filter(isVersioned).length).toBeGreaterThan(60);
  expect(
    breaking(
      (one) =>
        !isVersioned(one) ||
        'ETag' in ((one.operation.responses[200] ?? one.operation.responses[201])!.headers ?? {}),
    ),
  ).toEqual([]);
  expect(
    breaking(
      ({ operation }) =>
        !operation.responses[412] ||
        operation.parameters.some(({ name }) => /^(If-Match|Tus-Resumable)$/.test(name)),
    ),
  ).toEqual([]);
});

test('every parameter is described as it is checked', () => {
  const all = operations.flatMap(({ name, operation }) =>
    (operation.parameters ?? []).map((parameter) => ({ name, parameter })),
  );
  expect(all.filter(({ parameter }) => parameter.in === 'header' && !parameter.description)).toEqual([]);
  const required = all.filter(({ parameter }) => parameter.in === 'query' && parameter.required);
  expect(required.map(({ name, parameter }) => `${name} ${parameter.name}`)).toEqual(
    expect.arrayContaining([
      'get /api/admin/revisions entity',
      'get /api/admin/revisions entityId',
      'get /api/admin/exports resource',
      'get /api/appointment/contacts q',
      'get /api/appointment/calendar from',
      'get /api/appointment/calendar to',
    ]),
  );
  const limits = all.filter(({ parameter }) => parameter.name === 'limit');
  expect(limits.length).toBeGreaterThan(20);
  for (const { name, parameter } of limits)
    expect([name, parameter.schema]).toEqual([
      name,
      { type: 'integer', minimum: 1, maximum: 100, default: expect.any(Number) },
    ]);
});

test('a required parameter is refused when it is missing, and no other is', async () => {
  for (const { name, method, path, operation } of operations.filter((one) => one.method === 'get')) {
    const required = (operation.parameters ?? []).filter((one) => one.in === 'query' && one.required);
    if (required.length === 0 || path.includes('{token}')) continue;
    const { status, body } = await hospital.call(
      method.toUpperCase(),
      path.replace('/api', '').replaceAll(/\{\w+\}/g, '1'),
      undefined,
      hospital.staff,
    );
    expect([name, status, body.errors.map((one: { path: string }) => one.path)]).toEqual([
      name,
      422,
      required.map((one) => one.name),
    ]);
  }
});
