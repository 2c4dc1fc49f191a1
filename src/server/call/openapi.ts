/** OpenAPI 3.1, generated from the schemas that validate. */
import { z } from 'zod';
import type { Route } from '#contract/base.ts';
import { errors } from '#contract/errors.ts';
import { RichText } from '#contract/rich-text.ts';
import { routes } from '#contract/routes.ts';
import { uploadPaths } from './upload-description.ts';

const Problem = z.object({
  type: z.string(),
  title: z.string(),
  status: z.int(),
  detail: z.string(),
  errors: z.array(z.object({ path: z.string(), message: z.string() })).optional(),
});
const Meta = z.object({ page: z.int(), limit: z.int(), total: z.int() });

const common = {
  public: [],
  publicWrite: [
    'invalid',
    'malformed-json',
    'unsupported-media-type',
    'too-large',
    'xsrf-rejected',
    'too-many-requests',
  ],
  link: [],
  admin: ['unauthorized', 'invalid', 'malformed-json', 'unsupported-media-type', 'too-large'],
} as const;

/** Whether the token in its address is all that opens it. */
export function opensByLink({ access, path }: Route) {
  return access !== 'admin' && path.includes('{token}');
}

/** Error codes of a route: its own and those of its access. */
export function codesOf(route: Route) {
  const reads = route.method === 'GET';
  const access = reads ? (route.access === 'admin' ? ['unauthorized' as const] : []) : common[route.access];
  return [
    ...new Set([
      ...access,
      ...(opensByLink(route) ? (['too-many-requests'] as const) : []),
      ...(route.access === 'admin' && !route.whileLocked ? (['locked'] as const) : []),
      ...(route.access === 'admin' && !route.beforeSecondFactor ? (['second-factor-needed'] as const) : []),
      ...(route.sensitive ? (['password-needed'] as const) : []),
      ...(route.errors ?? []),
      ...(route.params ? (['not-found'] as const) : []),
    ]),
  ];
}

export function openapi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { resource, operation, route } of routes()) {
    paths[`/api${route.path}`] ??= {};
    paths[`/api${route.path}`]![route.method.toLowerCase()] = describe(resource, operation, route);
  }
  for (const [path, calls] of Object.entries(uploadPaths)) paths[path] = { ...paths[path], ...calls };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Openward',
      version: '1',
      description: 'Every call under /api. Success is { data, meta? }; failure is application/problem+json.',
    },
    paths,
    components: {
      // Rich text is long and part of many entries, so it is described once.
      schemas: { Problem: jsonSchema(Problem, 'output'), RichText: jsonSchema(RichText, 'output') },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function describe(resource: string, operation: string, route: Route) {
  const envelope =
    route.data &&
    z.object({ data: route.data, ...(route.list ? { meta: Meta.extend(route.meta?.shape ?? {}) } : {}) });
  const failures = Object.groupBy(codesOf(route), (code) => String(errors[code].status));
  return {
    operationId: `${resource}.${operation}`,
    tags: [resource],
    summary: route.summary,
    ...(route.access === 'admin' ? { security: [{ bearer: [] }] } : {}),
    parameters: [
      ...parameters(route.params, 'path'),
      ...parameters(route.query, 'query'),
      ...headersOf(route),
    ],
    ...(route.takesZip ? { requestBody: { required: true, content: { 'application/zip': {} } } } : {}),
    ...(route.body
      ? {
          requestBody: {
            required: true,
            content: { 'application/json': { schema: jsonSchema(route.body, 'input') } },
          },
        }
      : {}),
    responses: {
      [route.status ?? 200]: {
        description: route.summary,
        ...(route.zip ? { content: { 'application/zip': {} } } : {}),
        ...(route.events
          ? { content: { 'text/event-stream': { schema: { type: 'string' } } } }
          : envelope
            ? {
                content: {
                  'application/json': { schema: jsonSchema(envelope, 'output') },
                  ...(route.csv ? { 'text/csv': { schema: { type: 'string' } } } : {}),
                },
              }
            : {}),
      },
      ...Object.fromEntries(
        Object.entries(failures).map(([status, codes]) => [
          status,
          {
            description: codes!.map((code) => `${code}: ${errors[code].title}`).join(' '),
            content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
          },
        ]),
      ),
    },
  };
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query') {
  const described = schema && (jsonSchema(schema, 'input') as { properties: Record<string, unknown> });
  return Object.entries(described?.properties ?? {}).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path',
    schema: one,
  }));
}

function headersOf(route: Route) {
  const names = [
    ...(route.errors?.includes('stale-version') ? ['If-Match'] : []),
    ...(route.errors?.includes('idempotency-key-reused') ? ['Idempotency-Key'] : []),
    ...(route.access === 'publicWrite' ? ['X-XSRF-TOKEN'] : []),
  ];
  return names.map((name) => ({
    name,
    in: 'header',
    required: name === 'X-XSRF-TOKEN',
    schema: { type: 'string' },
  }));
}

function jsonSchema(schema: z.ZodType, io: 'input' | 'output') {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override({ zodSchema, jsonSchema: described }) {
      if ((zodSchema as unknown) !== RichText || schema === RichText) return;
      for (const key of Object.keys(described)) delete described[key as keyof typeof described];
      described.$ref = '#/components/schemas/RichText';
    },
  });
  return rest;
}
