/** Request bodies and answers may contain only what the contract lists. */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { isOfStaff, type Route } from '#contract/base.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { callsWithBody, colleague, everyCall, readCalls, sessionOf } from './every-call.ts';
import { leavesOf, sampleOf, takesText } from './sample.ts';

let hospital: TestHospital;
let staffId: number;
beforeAll(async () => {
  hospital = await testHospital({ fixture: 'demo' });
  staffId = (await colleague(hospital, 'fields@openward.example')).id;
});
afterAll(() => hospital.close());

/** The authorised caller; staff get a new session each time, since some calls end theirs. */
const callerOf = async ({ access }: Route) =>
  isOfStaff(access) ? sessionOf(hospital, staffId) : hospital.visitor;

/** The server's own fields, which no one may set. */
const own = `id version createdAt updatedAt deletedAt passwordHash password_hash role roles isAdmin staffId
    actorId tokenHash manageTokenHash linkTokenHash receiptTokenHash totpKey disabledAt leftAt
    confirmedAt expiresAt reference isSecret __proto__ constructor prototype toString`.split(/\s+/);

describe('an unwritable field', () => {
  const named = new Map([
    ['PUT /admin/order', ['id']],
    ['POST /admin/previews', ['id']],
    // A doctor's role at the hospital.
    ['POST /doctor', ['role']],
    ['PUT /doctor/{id}', ['role']],
    // The rights of the account, given by an administrator.
    ['POST /admin/accounts', ['roles']],
    ['PUT /admin/accounts/{id}', ['roles']],
    ['POST /admin/tokens', ['roles']],
    // A search term.
    ['POST /appointment/links', ['reference']],
    ['POST /check-in/{token}', ['reference']],
    ['POST /patient/elsewhere', ['reference']],
  ]);

  test('is refused by name in every call', async () => {
    for (const { route, path, name } of callsWithBody()) {
      const body = sampleOf(route.body!, []) as object;
      const caller = await callerOf(route);
      for (const field of own.filter((one) => !named.get(name)?.includes(one))) {
        // As text: in an object literal one of the names would not become a field.
        const text = `{${JSON.stringify(field)}:{"x":1},${JSON.stringify(body).slice(1)}`;
        const answer = await hospital.call(route.method, path, text, caller);
        expect([name, field, answer.status, answer.body.errors]).toEqual([
          ...[name, field, 422],
          expect.arrayContaining([{ path: field, message: 'This field does not exist.' }]),
        ]);
      }
    }
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  test('is refused at every depth: all objects in the contract’s bodies are closed', () => {
    const open = callsWithBody()
      .filter(({ route }) => JSON.stringify(openObjects(z.toJSONSchema(route.body!, written))) !== '[]')
      .map(({ name }) => name);
    // An authenticator's answer has the form of its standard, and only the standard's library reads it. The words of a
    // translation are those of its resource, whose own schema closes them (translation/text-table.ts). Answers are by
    // question id: unasked ones are dropped (contract/question.ts, checkAnswers).
    expect(open).toEqual([
      'POST /admin/confirmation',
      'POST /admin/lock/release',
      'POST /admin/passkeys',
      'POST /admin/login/passkey',
      'PUT /admin/translation/{resource}/{id}/{language}',
      'PUT /appointment/manage/{token}/questions',
    ]);
  });

  test('a state with a call of its own is in no other body', () => {
    const states = /^(status|state|resolution|attempts|isDisabled|isOn|role|version|.*(Hash|At|Key|Token))$/;
    const taken = callsWithBody().flatMap(({ name, route, resource }) =>
      [...new Set(leavesOf(route.body!).map(({ path }) => path))]
        .filter((path) => states.test(path) && !/(^|\.)(publishedAt|startsAt)$/.test(path))
        // Content is published through its status, which is one of its fields.
        .filter((path) => !(path === 'status' && hasSlug(resource)))
        .map((path) => `${name} ${path}`),
    );
    expect(taken).toEqual([
      'PUT /admin/accounts/{id} isDisabled',
      'POST /appointment holdToken',
      'PUT /appointment/{id} status',
      'POST /doctor role',
      'PUT /doctor/{id} role',
      'PUT /inquiries/{id} status',
      'POST /rebooking resolution',
    ]);
  });
});

const written = { io: 'input', unrepresentable: 'any' } as const;
const hasSlug = (resource: string) =>
  callsWithBody().some(({ route, resource: one }) => one === resource && 'slug' in shapeOf(route)) ||
  resource === 'testimonial';
const shapeOf = ({ body }: Route) => (body instanceof z.ZodObject ? body.shape : {});

function openObjects(schema: unknown): unknown[] {
  if (typeof schema !== 'object' || schema === null) return [];
  const isOpen =
    'type' in schema &&
    schema.type === 'object' &&
    !('additionalProperties' in schema && schema.additionalProperties === false);
  return [...(isOpen ? [schema] : []), ...Object.values(schema).flatMap(openObjects)];
}

describe('an answer', () => {
  test('contains no field that the contract does not list', async () => {
    let looked = 0;
    const calls = readCalls().filter(({ route }) => route.data);
    for (const { route, path, name } of calls) {
      const query = route.query ? `?${new URLSearchParams(sampleOf(route.query, []) as never)}` : '';
      const all = path + query.replace(/[?&](format|status|type|sort|q)=[^&]*/g, '').replace(/^&/, '?');
      const { status, body } = await hospital.get(all, await callerOf(route));
      if (status !== 200 || body.data === undefined) continue;
      looked++;
      expect([name, undeclared(route.data!, body.data)]).toEqual([name, []]);
    }
    // Calls that need a link or a search word are covered by their resources' own tests.
    expect(looked / calls.length).toBeGreaterThan(0.6);
  });

  test('to a stranger contains nothing about staff, patients or secrets, in any call', async () => {
    const { rows } = await hospital.orm.execute<{ email: string }>(sql`select email from staff`);
    const known = rows.map(({ email }) => email);
    for (const { path, name } of everyCall().filter(({ route }) => route.access === 'public')) {
      const { body } = await hospital.get(`${path}?limit=100&status=all&include=*&fields=*&expand=staff`);
      const text = JSON.stringify(body);
      expect([name, known.filter((email) => text.includes(email))]).toEqual([name, []]);
      expect([name, /"(password\w*|\w*hash|totp\w*|actor\w*|staffId|note)":/i.exec(text)?.[0]]).toEqual([
        name,
        undefined,
      ]);
    }
  });
});

/** Paths in an answer that its schema does not declare. */
function undeclared(schema: z.ZodType, data: unknown): string[] {
  type Node = Record<string, unknown> & { properties?: Record<string, Node>; items?: Node; anyOf?: Node[] };
  const root = z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }) as Node;
  const definitions = (root.$defs ?? {}) as Record<string, Node>;
  const resolved = (node: Node): Node =>
    typeof node.$ref === 'string' ? definitions[node.$ref.split('/').at(-1)!]! : node;
  function walk(given: Node, data: unknown, path: string): string[] {
    const node = resolved(given);
    const options = (node.anyOf ?? node.oneOf) as Node[] | undefined;
    if (options) {
      const found = options.map((one) => walk(one, data, path));
      return found.find((one) => one.length === 0) ?? found[0]!;
    }
    if (Array.isArray(data)) return node.items ? data.flatMap((one) => walk(node.items!, one, path)) : [];
    if (typeof data !== 'object' || data === null || !node.properties) return [];
    if (node.additionalProperties && typeof node.additionalProperties === 'object') return [];
    return Object.entries(data).flatMap(([key, value]) =>
      Object.hasOwn(node.properties!, key)
        ? walk(node.properties![key]!, value, `${path}.${key}`)
        : [`${path}.${key}`],
    );
  }
  return walk(root, data, '');
}

describe('control characters', () => {
  /** Never shown, sent or stored unchanged. */
  const elsewhere = [
    'password', // hashed only
    'currentPassword',
    'csv', // each of its cells is checked like a field
    'file', // of translations, each of its texts as well
    'response.id', // a passkey's own, only compared
    'response.rawId',
  ];

  test('are refused in every text of every call, NUL first', () => {
    const texts = ['a\u0000b', '\u0000', 'a\u0008b', 'a\u001bb', 'half \ud83d'];
    const taken = callsWithBody().flatMap(({ name, route }) =>
      leavesOf(route.body!)
        .filter((leaf) => takesText(leaf) && !elsewhere.includes(leaf.path))
        .filter(({ schema }) => texts.some((text) => schema.safeParse(text).success))
        .map(({ path }) => `${name} ${path}`),
    );
    expect(taken).toEqual([]);
  });

  test('are refused in everything that becomes a mail header, line breaks included', () => {
    const headers = /(^|\.)(name|patientName|email|subject|title|phone|tagline)$/;
    const leaves = callsWithBody().flatMap(({ route }) => leavesOf(route.body!).filter(takesText));
    const inHeaders = leaves.filter(({ path }) => headers.test(path));
    expect(inHeaders.length).toBeGreaterThan(20);
    for (const { path, schema } of inHeaders)
      for (const end of ['\r\n', '\n', '\r', '\u0085']) {
        const words = `ann@example.org${end}Bcc: x@example.org`;
        expect([path, schema.safeParse(words).success]).toEqual([path, false]);
      }
  });
});

describe('inherited property names', () => {
  test('match nothing in the query of any call', async () => {
    const names = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '%00', 'length'];
    for (const { route, path } of readCalls().filter(({ route }) => route.query)) {
      const caller = await callerOf(route);
      for (const key of Object.keys(route.query!.shape))
        for (const name of names) {
          const address = `${path}?${key}=${name}&__proto__[x]=1&constructor[prototype][x]=1`;
          const { status } = await hospital.get(address, caller);
          expect([address, status < 500]).toEqual([address, true]);
        }
    }
    expect(({} as Record<string, unknown>).x).toBeUndefined();
  });

  test('are no resource of a preview, an order, an export, an import or a revision', async () => {
    for (const resource of [
      '__proto__',
      'constructor',
      'toString',
      'staff',
      'session',
      'account',
      'outbox',
    ]) {
      const calls: [string, string, unknown?][] = [
        ['POST', '/admin/previews', { resource, id: 1 }],
        ['PUT', '/admin/order', { resource, id: 1, after: null }],
        ['GET', `/admin/exports?resource=${resource}`],
        ['POST', '/admin/imports', { resource, csv: 'name\nx', dryRun: false }],
      ];
      for (const [method, path, body] of calls) {
        const { status } = await hospital.call(method, path, body, hospital.staff);
        expect([resource, path, status]).toEqual([resource, path, 404]);
      }
      const { body } = await hospital.get(`/admin/revisions?entity=${resource}&entityId=1`, hospital.staff);
      expect(JSON.stringify(body)).not.toMatch(/hash|password/i);
    }
  });
});
