/** Checks that every requirement in `docs/specification.md` names tests for it, and that those tests exist. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { Route } from '#contract/base.ts';
import { contract } from '#contract/index.ts';

const root = join(import.meta.dirname, '..');
const lines = readFileSync(join(root, 'docs/specification.md'), 'utf8').split('\n');
const rows = lines
  .filter(
    (line) => line.startsWith('| ') && !line.startsWith('| ---') && !line.startsWith('| The specification'),
  )
  .map((line) => {
    const [, what = '', tests = ''] = line.split(/(?<!\\)\|/).map((cell) => cell.trim());
    return { what, tests: tests.split('<br>').map((citation) => citation.trim()) };
  });

test('every part of the requirement has a row', () => {
  expect(rows.length).toBeGreaterThan(60);
});

test('every row names tests that hold it, and those tests exist', () => {
  const missing = rows.flatMap(({ what, tests }) =>
    tests
      .filter((citation) => {
        const [, file, title = ''] = /^`([^`]+)`: (.+)$/.exec(citation) ?? [];
        return (
          !file || !existsSync(join(root, file)) || !readFileSync(join(root, file), 'utf8').includes(title)
        );
      })
      .map((citation) => `${what}: ${citation}`),
  );
  expect(missing).toEqual([]);
});

/** Section 7 of the specification. */
const calls = `
POST /admin/login
GET /doctor, POST /doctor, GET /doctor/{id}, PUT /doctor/{id}, DELETE /doctor/{id}
GET /contact, PUT /contact/1
GET /sociallink, PUT /sociallink/1
GET /package, POST /package, GET /package/{id}, PUT /package/{id}, DELETE /package/{id}
GET /department, POST /department, PUT /department/{id}, DELETE /department/{id}, GET /department/slug/{slug}
GET /news, POST /news, GET /news/{id}, PUT /news/{id}, DELETE /news/{id}
GET /services, POST /services, PUT /services/{id}, DELETE /services/{id}, GET /services/slug/{slug}
GET /inquiries, POST /inquiries, DELETE /inquiries/{id}
GET /testimonial, POST /testimonial, DELETE /testimonial/{id}
GET /gallery, POST /gallery, GET /gallery/{id}, PUT /gallery/{id}
GET /gallery/images, POST /gallery/image, DELETE /gallery/image/{id}
GET /speciality, POST /speciality`
  .split(/[,\n]/)
  .map((call) => call.trim())
  .filter(Boolean);

test('every call of the specification is in the contract', () => {
  const routes = Object.values(contract).flatMap((operations) => Object.values(operations) as Route[]);
  const known = new Set(routes.map(({ method, path }) => `${method} ${path}`));
  expect(calls.filter((call) => !known.has(call))).toEqual([]);
});
