/**
 * What one request may cost. Everything in the contract that takes text is sent its worst case, at the largest accepted
 * size, and must not block others for longer than a moment. A new call, field or filter is covered automatically.
 */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { isOfStaff, longestGiven, type Route } from '#contract/base.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { longestHold, longestHoldMs } from './event-loop.ts';
import { type Call, callsWithBody, colleague, everyCall, sessionOf } from './every-call.ts';
import { isRecord, leavesOf, sampleOf, takesText } from './sample.ts';
import { hardAtAnyLength, mostSent, worstDocuments, worstTexts } from './worst.ts';

let hospital: TestHospital;
let staffId: number;
beforeAll(async () => {
  hospital = await testHospital({
    fixture: 'demo',
    requestsPerMinute: { forms: 1e6, signIns: 1e6, searches: 1e6, deadLinks: 1e6 },
  });
  staffId = (await colleague(hospital, 'cost@openward.example')).id;
  // One-time initialisation is not part of a request's cost.
  for (const { route, path } of everyCall()) await send(route, path, '{}', {});
});
afterAll(() => hospital.close());

/** One session until a call ends it: creating one for each would cost more than most calls. */
let session: Record<string, string> | undefined;

async function send(
  route: Route,
  path: string,
  body: string,
  headers: Record<string, string>,
): Promise<void> {
  const isKept = session !== undefined;
  session ??= await sessionOf(hospital, staffId);
  const response = await hospital.app.request(`http://hospital.test/api${path}`, {
    method: route.method,
    headers: {
      ...(isOfStaff(route.access) ? session : hospital.visitor),
      ...(route.body ? { 'Content-Type': 'application/json' } : {}),
      ...headers,
    },
    ...(route.body ? { body } : {}),
  });
  await response.body?.cancel();
  // An unauthorised call costs nothing and proves nothing.
  const isLetIn = !isOfStaff(route.access) || response.status !== 401 || 'Authorization' in headers;
  if (!isLetIn && isKept) {
    session = undefined;
    return send(route, path, body, headers);
  }
  const isTaken = response.status < 500 && isLetIn;
  expect(isTaken, `${route.method} ${path.slice(0, 60)}: ${response.status}`).toBe(true);
}

async function hold(what: string, { route, path }: Call, body = '{}', headers = {}) {
  const milliseconds = await longestHold(() => send(route, path, body, headers));
  await hospital.settled();
  expectShort(what, milliseconds);
}

function expectShort(what: string, milliseconds: number) {
  expect(milliseconds, what).toBeLessThanOrEqual(longestHoldMs);
}

/** Calls with a single answer. */
const calls = everyCall().filter(({ route }) => !route.events);

describe('no one waits longer than a moment', { timeout: 300_000 }, () => {
  test('for a text, in any field of any body', async () => {
    let fields = 0;
    for (const call of callsWithBody()) {
      const sample = sampleOf(call.route.body!, []);
      const documents = documentsOf(call.route.body!);
      for (const { path, schema } of leavesOf(call.route.body!).filter(takesText)) {
        if (documents.some((document) => path.startsWith(`${document}.`))) continue;
        fields++;
        // Each field gets a third of the texts in turn; every one gets accents.
        const inTurn = Object.entries(worstTexts).filter(
          ([name], index) => name === 'marks in turn' || index % 3 === fields % 3,
        );
        for (const [name, make] of inTurn)
          for (const length of lengthsOf(
            schema,
            make,
            hardAtAnyLength.includes(name) ? bytesOf(call.route) : 0,
          )) {
            const body = JSON.stringify(withValue(sample, path.split('.'), make(length)));
            await hold(`${call.name} ${path}, ${length} of ${name}`, call, body);
          }
      }
    }
    expect(fields).toBeGreaterThan(150);
  });

  test('for a rich text, in any field of any body', async () => {
    let fields = 0;
    for (const call of callsWithBody()) {
      const sample = sampleOf(call.route.body!, []);
      for (const path of documentsOf(call.route.body!)) {
        fields++;
        for (const [name, make] of Object.entries(worstDocuments)) {
          const body = JSON.stringify(withValue(sample, path.split('.'), make()));
          await hold(`${call.name} ${path}, ${name}`, call, body);
        }
      }
    }
    expect(fields).toBeGreaterThan(10);
  });

  test('for a value in the query, or a parameter in the path', async () => {
    for (const call of calls) {
      const { route, path } = call;
      const body = route.body && JSON.stringify(sampleOf(route.body, []));
      for (const [name, make] of Object.entries(worstTexts)) {
        const words = ofAddress(make);
        for (const key of Object.keys(route.query?.shape ?? {})) {
          const query = new URLSearchParams({ entity: 'doctor', entityId: '1', [key]: words });
          await hold(`${call.name} ?${key}, ${name}`, { ...call, path: `${path}?${query}` }, body);
        }
        for (const key of Object.keys(route.params?.shape ?? {})) {
          const named = route.path.replace(`{${key}}`, encodeURIComponent(words)).replaceAll(/\{\w+\}/g, '1');
          await hold(`${call.name} {${key}}, ${name}`, { ...call, path: named }, body);
        }
      }
    }
  });
});

/** The largest body that a call reads: longer ones are refused unread and prove nothing. */
function bytesOf({ access }: Route) {
  return isOfStaff(access) ? mostSent.body : mostSent.form;
}

/** As long as a field allows, as long as is inspected, and for a few texts as long as the whole body. */
function lengthsOf(schema: z.ZodType, make: (length: number) => string, most: number) {
  const { maxLength } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
  const units = 1_000;
  const bytes = Buffer.byteLength(JSON.stringify(make(units))) / units;
  const fitting = (size: number) => Math.floor((size - 5_000) / bytes);
  const lengths = maxLength ? [maxLength, longestGiven(maxLength)] : [];
  return [...lengths, ...(most ? [fitting(most)] : [])].filter((one) => one <= fitting(mostSent.body));
}

function ofAddress(make: (length: number) => string) {
  const units = 1_000;
  const bytes = encodeURIComponent(make(units).toWellFormed()).length / units;
  return make(Math.floor(mostSent.address / bytes)).toWellFormed();
}

/** The dot paths of a body's rich text fields. */
function documentsOf(schema: z.ZodType, path = ''): string[] {
  if (schema instanceof z.ZodObject && schema.safeParse(oneWord).success) return [path];
  const { shape, innerType, element } = schema.def as unknown as {
    shape?: Record<string, z.ZodType>;
    innerType?: z.ZodType;
    element?: z.ZodType;
  };
  if (shape)
    return Object.entries(shape).flatMap(([key, one]) => documentsOf(one, path ? `${path}.${key}` : key));
  const inner = innerType ?? element;
  return inner ? documentsOf(inner, element ? `${path}.0` : path) : [];
}
const oneWord = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'word' }] }],
};

/** A copy with another value at a path; missing parents are created. */
function withValue(whole: unknown, [step, ...rest]: string[], value: unknown): unknown {
  if (step === undefined) return value;
  if (step === '0') return [withValue(Array.isArray(whole) ? whole[0] : undefined, rest, value)];
  const record = isRecord(whole) ? whole : {};
  return { ...record, [step]: withValue(record[step], rest, value) };
}
