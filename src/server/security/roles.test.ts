/**
 * Every call of the contract by accounts with every kind of roles, against the table in holders.ts. Which rows they
 * then find is in roles.slow.test.ts.
 */
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { isOfStaff } from '#contract/base.ts';
import { areas, type Level, Role, rolesTable, roleWords } from '#contract/roles.ts';
import { routes } from '#contract/routes.ts';
import type { SignInPolicy } from '#contract/sign-in-policy.ts';
import { areaOf } from '#server/identity/area-of.ts';
import { rightsOf } from '#server/identity/rights.ts';
import { rolesOfGroups } from '#server/sso/group-roles.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { adminCalls, type Call, emptyBody, sessionOf } from './every-call.ts';
import { everyAccount, findPlaces, type Holder, hire, mayEnter, whoMay } from './holders.ts';
import { recordedEntities } from './recorded-entities.ts';

let hospital: TestHospital;
let holders: Holder[];
beforeAll(async () => {
  hospital = await testHospital();
  holders = await hire(hospital, everyAccount(await findPlaces(hospital)));
});
afterAll(() => hospital.close());

const levels = ['read', 'change'] as const satisfies Level[];

describe('the table of roles', () => {
  test('says what is written down here, for each area and level', () => {
    for (const area of areas)
      for (const level of levels) {
        const may = Role.options.filter((role) => {
          const allowed = rolesTable[role][area];
          return allowed === 'change' || allowed === level;
        });
        expect([area, level, may]).toEqual([area, level, whoMay[area][level]]);
      }
  });

  test('has a word for each role', () => {
    expect(Object.keys(roleWords)).toEqual(Role.options);
  });
});

describe('a role that can be bound to departments', () => {
  interface Schema {
    properties?: Record<string, Schema>;
    required?: string[];
    enum?: string[];
    anyOf?: { type?: string; minItems?: number }[];
  }
  /** The schemas of grants anywhere within a body. */
  function grantsWithin(schema: unknown): Schema[] {
    if (typeof schema !== 'object' || schema === null) return [];
    const { properties } = schema as Schema;
    const own = properties?.role?.enum && properties.departmentIds ? [schema as Schema] : [];
    return [...own, ...Object.values(schema).flatMap(grantsWithin)];
  }

  test('says in every call whether it holds in the whole hospital, and never by an empty list or by none', () => {
    const found = routes().flatMap(({ resource, operation, route }) =>
      route.body
        ? grantsWithin(z.toJSONSchema(route.body, { io: 'input', unrepresentable: 'any' })).map((schema) => ({
            name: `${resource}.${operation}`,
            schema,
          }))
        : [],
    );
    expect([...new Set(found.map(({ name }) => name))].sort()).toEqual([
      'account.create',
      'account.update',
      'apiToken.create',
      'signInPolicy.update',
    ]);
    for (const { name, schema } of found) {
      expect([name, schema.required]).toEqual([name, expect.arrayContaining(['role', 'departmentIds'])]);
      const { anyOf } = schema.properties!.departmentIds!;
      expect([name, anyOf]).toEqual([name, [expect.objectContaining({ minItems: 1 }), { type: 'null' }]]);
    }
  });

  test('has no default in the database', async () => {
    const { rows } = await hospital.orm.execute<{ table_name: string; column_default: string | null }>(
      sql`select table_name, column_default from information_schema.columns
        where table_schema = 'public' and column_name = 'roles' order by 1`,
    );
    expect(rows).toEqual([
      { table_name: 'api_token', column_default: null },
      { table_name: 'staff', column_default: null },
    ]);
  });

  test('leaves a person whose groups name no department without a right', () => {
    const policy = { ssoGroupsClaim: 'groups', ssoGroups: [{ group: 'a', role: 'desk', departmentIds: [] }] };
    const roles = rolesOfGroups({ groups: ['a'] }, policy as unknown as SignInPolicy);
    expect(rightsOf({ roles, doctorId: null })).toEqual({});
  });
});

describe('every call', () => {
  const known: string[] = ['public', 'publicWrite', 'link', 'staff', ...areas];

  test('has an access that is a known word, and an area that is one', () => {
    for (const { resource, operation, route } of routes()) {
      const name = `${resource}.${operation}`;
      expect([name, known.includes(route.access)]).toEqual([name, true]);
      if (route.area) expect([name, areas.includes(route.area)]).toEqual([name, true]);
    }
  });

  test('that is neither a public read nor of an area is on the list of those that any account may make', () => {
    const open = routes().filter(({ route }) => route.access === 'staff');
    expect(new Set(open.map(({ resource }) => resource))).toEqual(
      new Set([
        // The account itself.
        ...['admin', 'lock', 'passkey', 'twoFactor', 'savedView', 'sso', 'noticeChoice'],
        // The area depends on the entry found.
        ...['entry', 'dashboard', 'notice', 'translation'],
        // Whether the hospital's patients are invented.
        'demo',
      ]),
    );
  });

  test('for staff is refused to accounts that the table keeps out, with the roles that could, and to no one else', async () => {
    const cells = { refused: 0, allowed: 0 };
    for (const holder of holders)
      for (const call of adminCalls()) {
        const { access, method } = call.route;
        const level = method === 'GET' ? 'read' : 'change';
        const { status, body } = await made(call, holder);
        const name = [holder.name, call.name];
        if (!isOfStaff(access) || access === 'staff' || mayEnter(holder, access, level)) {
          expect([...name, [401, 403].includes(status)]).toEqual([...name, false]);
          cells.allowed++;
          continue;
        }
        expect([...name, status, body.type, body.roles]).toEqual([
          ...name,
          403,
          '/problems/forbidden',
          whoMay[access][level],
        ]);
        cells.refused++;
      }
    process.stdout.write(`Roles: ${cells.refused} calls refused and ${cells.allowed} allowed.\n`);
    expect(cells.refused).toBeGreaterThan(900);
    expect(cells.allowed).toBeGreaterThan(500);
  });

  test('that an account may make is among the rights that it is told', async () => {
    for (const holder of holders) {
      const { rights, roles, doctorId } = (await hospital.get('/admin/me', await fresh(holder))).body.data;
      const expected = areas.flatMap((area) => {
        const level = levels.findLast((one) => mayEnter(holder, area, one));
        return level ? [[area, level]] : [];
      });
      expect([holder.name, rights, roles, doctorId]).toEqual([
        holder.name,
        Object.fromEntries(expected),
        holder.roles,
        holder.doctorId,
      ]);
    }
  });
});

/** Empty and about nothing that exists, so that it changes nothing. */
async function made(call: Call, holder: Holder) {
  const path = call.path.replace(/\/1(?=\/|$)/g, call.route.path.endsWith('/1') ? '/1' : '/999999');
  if (call.route.access === 'staff') {
    const answer = await hospital.call(call.route.method, path, emptyBody(call), holder.headers);
    // Some of these end every session.
    holder.headers = await fresh(holder);
    return answer;
  }
  const { headers } = holder;
  if (!call.route.events) return hospital.call(call.route.method, path, emptyBody(call), headers);
  const response = await hospital.app.request(`http://hospital.test/api${path}`, { headers });
  if (response.status !== 200) return { status: response.status, body: await response.json() };
  await response.body!.cancel();
  return { status: 200, body: null };
}

const fresh = (holder: Holder) => sessionOf(hospital, holder.id);

describe('the area of an entity', () => {
  /** The entities recorded in the trail and the revisions, by area. */
  const expected = {
    visits: 'appointment waitlist patient',
    inquiries: 'inquiry saved_reply',
    messages: 'mail',
    subscribers: 'newsletter',
    hours: 'schedule closure room waiting_area visit_type',
    content: `condition department doctor gallery gallery_image guide media news package page_comment
      service speciality synonym testimonial translation`,
    settings: 'contact mail_text settings sociallink',
    trail: 'activity',
    administration: 'demo hospital erasure retention sign_in_policy sms_gateway staff api_token',
  };
  const areaWritten = new Map(
    Object.entries(expected).flatMap(([area, names]) => names.split(/\s+/).map((name) => [name, area])),
  );

  test('is written down here for each that the code writes about, and is the one known', () => {
    const found = recordedEntities();
    expect(found.size).toBeGreaterThan(25);
    expect([...found].sort()).toEqual([...areaWritten.keys()].sort());
    for (const [entity, area] of areaWritten) expect([entity, areaOf(entity)]).toEqual([entity, area]);
  });

  test('that nothing claims is for administrators', () => {
    for (const entity of ['', 'constructor', '__proto__', 'nothing', 'Doctor'])
      expect([entity, areaOf(entity)]).toEqual([entity, 'administration']);
  });
});
