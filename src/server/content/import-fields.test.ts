/** Generated from the contract: an imported table passes the same rules as typed input, in every field. */

import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { z } from 'zod';
import { api } from '#server/api/index.ts';
import { administrator } from '#server/identity/rights.ts';
import { everyCall } from '#server/security/every-call.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { contentResource } from './content-resource.ts';
import { cellsOf } from './csv-cells.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;
const strange = [
  'javascript:alert(1)',
  'x'.repeat(50_000),
  'a\u0007b',
  '-1',
  '1e9',
  'maybe',
  '2026-02-30',
  '<b>',
  ' ',
];

test('an invalid cell is refused by line and field, and nothing is written', async () => {
  const resources = [...new Set(everyCall().map(({ resource }) => resource))];
  let refused = 0;
  for (const resource of resources) {
    const content = contentResource(
      api,
      resource,
      { staff: { roles: administrator, doctorId: null } },
      'change',
    );
    if (!content?.newFields || !content.list) continue;
    const before = await hospital.get(`/admin/exports?resource=${resource}`, hospital.staff);
    const [first] = parse(before.body, { columns: true, bom: true }) as { id: string }[];
    for (const [field, cell] of cellsOf(content.newFields)) {
      const schema = content.fields.shape[field] as z.ZodType | undefined;
      for (const text of strange) {
        const value = cell.read(text.trim());
        if (!schema || !first || schema.safeParse(value).success) continue;
        const csv = `id,${field}\n${first.id},${quoted(text)}\n`;
        const { body } = await hospital.call(
          'POST',
          '/admin/imports',
          { resource, csv, dryRun: false },
          hospital.staff,
        );
        expect([
          resource,
          field,
          text.slice(0, 20),
          body.data?.applied,
          body.data?.problems[0],
        ]).toMatchObject([
          resource,
          field,
          text.slice(0, 20),
          false,
          { line: 2, path: expect.stringMatching(content.get ? new RegExp(`^${field}`) : /^id$/) },
        ]);
        refused++;
      }
    }
    expect((await hospital.get(`/admin/exports?resource=${resource}`, hospital.staff)).body).toBe(
      before.body,
    );
  }
  expect(refused).toBeGreaterThan(300);
});
