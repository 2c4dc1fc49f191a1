/**
 * What one request may cost. Everything in the contract that takes text is sent its worst case, at the largest size
 * that gets through, and must not block others for longer than a moment. A new call, field or filter is covered
 * automatically.
 */

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { isOfStaff, longestGiven, type Route } from '#contract/base.ts';
import { hasManyParts, mostParts } from '#server/call/json-parts.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { longestHold, longestHoldMs } from './event-loop.ts';
import { type Call, callsWithBody, colleague, everyCall, sessionOf } from './every-call.ts';
import { isRecord, leavesOf, listsOf, sampleOf, takesText } from './sample.ts';
import { hardAtAnyLength, mostSent, worstBodies, worstDocuments, worstHeaders, worstTexts } from './worst.ts';

let hospital: TestHospital;
let staffId: number;
beforeAll(async () => {
  hospital = await testHospital({
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

describe('nobody waits longer than a moment', { timeout: 300_000 }, () => {
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

  test('for a list, in any field of any body, of as many entries as are parsed, none of which is taken', async () => {
    const seen = new Set<string>();
    for (const call of callsWithBody()) {
      const sample = sampleOf(call.route.body!, []);
      const documents = documentsOf(call.route.body!);
      for (const path of listsOf(call.route.body!)) {
        const document = documents.find((one) => path.startsWith(`${one}.`));
        // Every rich text has the same lists.
        const kind = document === undefined ? `${call.name} ${path}` : path.slice(document.length);
        if (seen.has(kind)) continue;
        seen.add(kind);
        for (const entry of [null, {}, 'x']) {
          const entries = Array(Math.floor(Math.min(mostParts / 2, bytesOf(call.route) / 10))).fill(entry);
          const body = JSON.stringify(withValue(sample, path.split('.'), entries));
          await hold(`${call.name} ${path}, ${entries.length} of ${JSON.stringify(entry)}`, call, body);
        }
      }
    }
    expect(seen.size).toBeGreaterThan(40);
  });

  test('for a malformed body', async () => {
    const bodies = new Map([mostSent.body, mostSent.form].map((bytes) => [bytes, malformed(bytes)]));
    for (const call of callsWithBody())
      for (const [name, body] of bodies.get(bytesOf(call.route))!)
        await hold(`${call.name}, ${name}`, call, body);
  });

  test('for a table', async () => {
    const call = everyCall().find(({ name }) => name === 'POST /admin/imports')!;
    const rows = (row: string) => `name\n${row.repeat(890_000 / (JSON.stringify(row).length - 2))}`;
    const tables = {
      'columns without number': `${'name,'.repeat(140_000)}\n${'x\n'.repeat(1_000)}`,
      'rows without number': rows('x\n'),
      'as many rows as are taken': `name\n${`${'word '.repeat(175)}\n`.repeat(1_000)}`,
      'as many columns as are taken': `${'name,'.repeat(99)}name\n${`${'abcdef,'.repeat(99)}\n`.repeat(1_000)}`,
      'one cell': rows('x'),
      quotes: rows('"'),
      'quotes in a cell': `name\n"${'""'.repeat(440_000)}"`,
      commas: rows(','),
      'cells in quotes': rows('"a",'),
      'blank lines': rows('\n'),
      'words in a list': `name,leadsTo,words\na,b,${'a|'.repeat(49_000)}`,
    };
    for (const resource of ['speciality', 'synonym'])
      for (const [name, csv] of Object.entries(tables))
        await hold(`${resource}, ${name}`, call, JSON.stringify({ resource, csv, dryRun: true }));
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

  test('for a header', async () => {
    const one = (method: string, path: string) =>
      everyCall().find(({ route }) => route.method === method && route.path === path)!;
    const asked = [
      one('GET', '/department'),
      one('GET', '/admin/me'),
      one('PUT', '/department/{id}'),
      one('POST', '/inquiries'),
      one('POST', '/appointment'),
      one('POST', '/admin/login'),
      everyCall().find(({ route }) => route.takesZip)!,
    ];
    const headers = [
      'Authorization',
      'If-Match',
      'If-None-Match',
      'Idempotency-Key',
      'Cookie',
      'X-XSRF-TOKEN',
      'Sec-Fetch-Site',
      'X-Forwarded-For',
      'Accept',
      'Accept-Encoding',
      'User-Agent',
      'Content-Type',
      'Host',
      'Range',
    ];
    for (const call of asked)
      for (const header of headers)
        for (const [name, make] of Object.entries(worstHeaders))
          await hold(`${call.name} ${header}, ${name}`, call, '{}', { [header]: make(mostSent.header) });
  });

  test('for a header or an address of an upload', async () => {
    const headers = ['Tus-Resumable', 'Upload-Length', 'Upload-Metadata', 'Upload-Offset', 'Upload-Concat'];
    const whole: Record<string, string> = {
      ...(await sessionOf(hospital, staffId)),
      'Tus-Resumable': '1.0.0',
      'Upload-Length': '5',
    };
    for (const [name, make] of Object.entries(worstHeaders))
      for (const header of headers)
        await holdUpload(`${header}, ${name}`, '/api/media', { ...whole, [header]: make(mostSent.header) });
    for (const [name, make] of Object.entries(worstTexts)) {
      const text = Buffer.from(make(mostSent.header / 4))
        .toString('base64')
        .slice(0, mostSent.header);
      const metadata = { ...whole, 'Upload-Metadata': `filename ${text}` };
      await holdUpload(`a file's name, ${name}`, '/api/media', metadata, 'bytes');
      await holdUpload(`address, ${name}`, `/api/media/upload/${encodeURIComponent(ofAddress(make))}`, whole);
    }
  });
});

/** Starts an upload, and finishes it if there are bytes. */
async function holdUpload(what: string, path: string, headers: Record<string, string>, bytes?: string) {
  const milliseconds = await longestHold(async () => {
    const begun = await hospital.app.request(`http://hospital.test${path}`, { method: 'POST', headers });
    expect([what, begun.status < 500]).toEqual([what, true]);
    if (!bytes) return;
    expect([what, begun.status]).toEqual([what, 201]);
    const ended = await hospital.app.request(`http://hospital.test${begun.headers.get('Location')}`, {
      method: 'PATCH',
      headers: {
        Authorization: headers.Authorization!,
        'Tus-Resumable': '1.0.0',
        'Upload-Offset': '0',
        'Content-Type': 'application/offset+octet-stream',
      },
      body: bytes,
    });
    expect([what, ended.status]).toEqual([what, 422]);
  });
  expectShort(what, milliseconds);
}

/** How long a body a call reads: what is longer is refused unread and proves nothing. */
function bytesOf({ access }: Route) {
  return isOfStaff(access) ? mostSent.body : mostSent.form;
}

/** Each as long as is read, and with as many parts as are parsed. */
function malformed(bytes: number) {
  return Object.entries(worstBodies).flatMap(([name, make]) => {
    const whole = make(bytes);
    const parsed = hasManyParts(whole) ? [make(longestParsed(make, bytes))] : [];
    return [whole, ...parsed].map((body) => [`${body.length} bytes of ${name}`, body] as const);
  });
}

function longestParsed(make: (length: number) => string, bytes: number) {
  let [parsed, refused] = [0, bytes];
  while (refused - parsed > 100) {
    const between = Math.floor((parsed + refused) / 2);
    if (hasManyParts(make(between))) refused = between;
    else parsed = between;
  }
  return parsed;
}

/** As long as a field allows, as long as is inspected, and for a few texts as long as a body of so many bytes. */
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
