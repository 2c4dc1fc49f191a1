/** OpenAPI 3.1, generated from the schemas that validate. */
import { z } from 'zod';
import { isOfStaff, type Route } from '#contract/base.ts';
import { errors } from '#contract/errors.ts';
import { canExport, reasonHeader } from '#contract/export.ts';
import type { Contract } from '#contract/index.ts';
import { longestPurpose, shortestPurpose } from '#contract/lengths.ts';
import { RichText } from '#contract/rich-text.ts';
import { routes } from '#contract/routes.ts';
import { locationTemplate } from './location.ts';
import { operationWords } from './operation-words.ts';
import { Problem, refused } from './problem-description.ts';
import { codesOf } from './refusals.ts';
import { tagWords } from './tag-words.ts';
import { hasTag, hasVersion } from './tagging.ts';
import { uploadPaths } from './upload-description.ts';

const Meta = z.object({ page: z.int(), limit: z.int(), total: z.int() });

export function openapi() {
  const paths: Record<string, Record<string, unknown>> = {};
  const tags = new Set<string>();
  for (const { resource, operation, route } of routes()) {
    tags.add(resource);
    paths[`/api${route.path}`] ??= {};
    paths[`/api${route.path}`]![route.method.toLowerCase()] = describe(resource, operation, route);
  }
  for (const [path, calls] of Object.entries(uploadPaths)) paths[path] = { ...paths[path], ...calls };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Openward',
      version: '1',
      license: { name: 'MIT', identifier: 'MIT' },
      description:
        'Every call under /api. Success is { data, meta? }; failure is application/problem+json, and where a call does not say so, 500 or 503 mean that the fault is ours. Staff sign in with POST /api/admin/login and send the token as a bearer token. What can be changed has a version: answers carry it in ETag, and a change sent with that tag in If-Match is refused with 412 if someone else saved first.',
    },
    servers: [{ url: '/', description: 'The hospital that this description comes from' }],
    tags: [...tags].map((name) => ({ name, description: tagWords(name as keyof Contract) })),
    paths,
    components: {
      // Rich text is long and part of many entries, so it is described once.
      schemas: { Problem: jsonSchema(Problem, 'output'), RichText: jsonSchema(RichText, 'output') },
      responses: {
        Fault: refused(['internal', 'pictures-unavailable', 'database-unavailable']),
      },
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer' } },
    },
  };
}

function describe(resource: string, operation: string, route: Route) {
  const failures = Object.groupBy(codesOf(route), (code) => String(errors[code].status));
  return {
    operationId: `${resource}.${operation}`,
    tags: [resource],
    summary: route.summary,
    ...describedAs(operationWords(route)),
    security: securityOf(route),
    parameters: [
      ...parameters(route.params, 'path'),
      ...parameters(route.query, 'query'),
      ...headersOf(route),
    ],
    ...bodyOf(route),
    responses: {
      [route.status ?? 200]: {
        description: route.summary,
        ...answerHeaders(route),
        ...contentOf(route),
      },
      ...(isAskedByTag(route)
        ? { '304': { description: 'The answer is the one that If-None-Match names.' } }
        : {}),
      ...Object.fromEntries(Object.entries(failures).map(([status, codes]) => [status, refused(codes!)])),
      default: { $ref: '#/components/responses/Fault' },
    },
  };
}

function describedAs(description: string) {
  return description ? { description } : {};
}

/** Staff read more than the public, such as drafts, so a token is possible there, but not required. */
function securityOf({ access, personal }: Route) {
  if (isOfStaff(access)) return [{ bearer: [] }];
  return access === 'public' && !personal ? [{}, { bearer: [] }] : [];
}

function bodyOf({ body, takesZip, takesFile }: Route) {
  const content = takesZip
    ? { 'application/zip': {} }
    : takesFile
      ? { 'application/octet-stream': {} }
      : body && { 'application/json': { schema: jsonSchema(body, 'input') } };
  return content ? { requestBody: { required: true, content } } : {};
}

function contentOf(route: Route) {
  if (route.zip) return { content: { 'application/zip': {} } };
  if (route.file) return { content: { 'application/octet-stream': {} } };
  if (route.events) return { content: { 'text/event-stream': { schema: { type: 'string' } } } };
  if (!route.data) return {};
  const schemaOfFile = { schema: { type: 'string' } };
  const table = {
    'text/csv': schemaOfFile,
    ...(route.xliff && { 'application/xliff+xml': schemaOfFile }),
  };
  // A list is a table only on request.
  if (route.csv && !route.list) return { content: table };
  if (route.fhir)
    return { content: { 'application/fhir+json': { schema: jsonSchema(route.data, 'output') } } };
  const meta = route.list ? { meta: Meta.extend(route.meta?.shape ?? {}) } : {};
  const schema = jsonSchema(z.object({ data: route.data, ...meta }), 'output');
  return { content: { 'application/json': { schema }, ...(route.csv ? table : {}) } };
}

function isAskedByTag(route: Route) {
  return route.method === 'GET' && hasTag(route);
}

function answerHeaders(route: Route) {
  const text = (description: string) => ({ description, schema: { type: 'string' } });
  const place = route.status === 201 ? locationTemplate(route) : null;
  const headers = {
    ...(place !== null
      ? { Location: text(`Where what was created is: ${place.replace(/^\//, '/api/')}`) }
      : {}),
    ...(hasVersion(route)
      ? {
          ETag: text(
            'The version of the entry, to be sent back in If-Match; it changes with what surrounds it',
          ),
        }
      : hasTag(route)
        ? { ETag: text('Changes with the answer; to be sent back in If-None-Match') }
        : {}),
  };
  return Object.keys(headers).length > 0 ? { headers } : {};
}

function parameters(schema: z.ZodObject | undefined, place: 'path' | 'query') {
  const described =
    schema && (jsonSchema(schema, 'input') as { properties: Record<string, unknown>; required?: string[] });
  return Object.entries(described?.properties ?? {}).map(([name, one]) => ({
    name,
    in: place,
    required: place === 'path' || Boolean(described?.required?.includes(name)),
    schema: one,
  }));
}

const requestHeaders = {
  'If-Match':
    'The version that the change is based on: the ETag of the entry as it was read, a list of such tags, or the version itself in quotation marks, such as "7". Compression makes a tag weak and does not change the version, so weak tags count as well. Without it, or with *, any version may be changed.',
  'If-None-Match': 'Tags of answers that the caller already has; if the answer is one of them, it is 304.',
  'Idempotency-Key':
    'Made up by the caller for each thing to be done: a request repeated with the same key, by the same account or with the same cookie XSRF-TOKEN, is done once and answered the same.',
  'X-XSRF-TOKEN':
    'The value of the cookie XSRF-TOKEN, as proof that the request comes from a page of this site.',
  [reasonHeader]: `What the file is for, percent-encoded as UTF-8, ${shortestPurpose} to ${longestPurpose} characters; the trail keeps it. Required where the answer is a file: always, or with \`format=csv\`. A person then also needs a password confirmed in the last ten minutes; a program needs the reason alone.`,
};

function headersOf(route: Route) {
  const names: (keyof typeof requestHeaders)[] = [
    ...(route.errors?.includes('stale-version') ? ['If-Match' as const] : []),
    ...(isAskedByTag(route) ? ['If-None-Match' as const] : []),
    ...(route.errors?.includes('idempotency-key-reused') ? ['Idempotency-Key' as const] : []),
    ...(route.access === 'publicWrite' ? ['X-XSRF-TOKEN' as const] : []),
    ...(canExport(route) ? [reasonHeader] : []),
  ];
  return names.map((name) => ({
    name,
    in: 'header',
    required: name === 'X-XSRF-TOKEN' || (name === reasonHeader && !route.list),
    description: requestHeaders[name],
    schema: { type: 'string' },
  }));
}

type Described = Record<string, unknown>;

function jsonSchema(schema: z.ZodType, io: 'input' | 'output'): Described {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    reused: 'inline',
    override({ zodSchema, jsonSchema: given }) {
      const described = given as Described;
      const replace = (other: Described) => {
        for (const key of Object.keys(described)) delete described[key];
        Object.assign(described, other);
      };
      if ((zodSchema as unknown) === RichText && schema !== RichText)
        return replace({ $ref: '#/components/schemas/RichText' });
      const number = numberWritten(zodSchema);
      if (number && io === 'input') return replace(number);
      if (zodSchema instanceof z.ZodDefault) described.default = zodSchema.def.defaultValue;
      if (typeof described.pattern === 'string') described.pattern = portable(described.pattern);
      const { oneOf, required, additionalProperties } = described;
      if (Array.isArray(oneOf) && oneOf.length === 1) replace(oneOf[0]);
      // A record's properties are its keys, if they are listed.
      if (Array.isArray(required) && !described.properties)
        described.properties = Object.fromEntries(required.map((name) => [name, additionalProperties]));
    },
  });
  return rest;
}

/**
 * Without Unicode property classes, which many readers of JSON Schema do not know. Surrogate halves are left out: no
 * document that can be sent contains one.
 */
function portable(pattern: string) {
  return pattern.replaceAll('\\p{Cc}\\p{Cs}', '\\u0000-\\u001f\\u007f-\\u009f');
}

/** A number written as text, as in a query: the limits of the number apply. */
function numberWritten(schema: z.core.$ZodType) {
  if (!(schema instanceof z.ZodPipe) || !(schema.out instanceof z.ZodNumber)) return null;
  const { type, minimum, maximum } = z.toJSONSchema(schema.out as z.ZodNumber);
  return { type, minimum, maximum };
}
