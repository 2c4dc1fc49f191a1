import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital({ fixture: 'demo' });
});
afterAll(() => hospital.close());

const importing = (resource: string, csv: string, dryRun = false) =>
  hospital.call('POST', '/admin/imports', { resource, csv, dryRun }, hospital.staff);
const total = async () => (await hospital.get('/services?status=all', hospital.staff)).body.meta.total;
const bySlug = async (slug: string) =>
  (await hospital.get(`/services/slug/${slug}`, hospital.staff)).body.data;

test('rows with an id or an address update that entry, other rows are new, and equal ones are left alone', async () => {
  const ecg = await bySlug('heart-tracing-ecg');
  const scan = await bySlug('mri-scan');
  const { body } = await importing(
    'service',
    [
      'id,slug,title,summary,priceFrom',
      `${ecg.id},,"${ecg.title}","A new summary, with a comma",9000`,
      `,mri-scan,"${scan.title}","${scan.summary}",${scan.priceFrom ?? ''}`,
      ',new-by-table,New by table,Typed in a table.,',
    ].join('\n'),
  );
  expect(body.data).toEqual({ created: 1, updated: 1, unchanged: 1, applied: true, problems: [] });
  expect(await bySlug('heart-tracing-ecg')).toMatchObject({
    summary: 'A new summary, with a comma',
    priceFrom: 9000,
    description: ecg.description,
    version: ecg.version + 1,
  });
  expect((await bySlug('mri-scan')).version).toBe(scan.version);
  expect(await bySlug('new-by-table')).toMatchObject({ title: 'New by table', priceFrom: null });
});

test('a new article has its text from a cell, a paragraph for each line, and an old one keeps its own', async () => {
  const { body } = await importing(
    'news',
    'slug,title,body\nfrom-a-table,From a table,"First line.\n\nSecond line."',
  );
  expect(body.data).toMatchObject({ created: 1, applied: true, problems: [] });
  const { data } = (await hospital.get('/news/slug/from-a-table', hospital.staff)).body;
  expect(data.body.content.map(({ content }: { content: { text: string }[] }) => content[0]!.text)).toEqual([
    'First line.',
    'Second line.',
  ]);
  const again = await importing('news', 'slug,title,body\nfrom-a-table,From a table,Another text.');
  expect(again.body.data).toMatchObject({ applied: false, problems: [{ line: 2, path: 'body' }] });
  const without = await importing('news', 'title\nWithout a text');
  expect(without.body.data.problems).toMatchObject([{ line: 2, path: 'body' }]);
});

test('each bad line is named with its field, and no other line is written', async () => {
  const before = await total();
  const { body } = await importing(
    'service',
    'id,title,priceFrom,status,departmentId\n,Fine,100,draft,\n,,100,draft,\n,"Costs\nmuch",ten,draft,\n,Hidden,1,secret,\n999999,Gone,1,draft,\n,Nowhere,1,draft,999999',
  );
  expect(body.data.applied).toBe(false);
  expect(body.data.problems.map(({ line, path }: { line: number; path: string }) => [line, path])).toEqual([
    [3, 'title'],
    [5, 'title'],
    [5, 'priceFrom'],
    [6, 'status'],
    [7, 'id'],
    [8, 'departmentId'],
  ]);
  expect(await total()).toBe(before);
});

test('a spreadsheet file with semicolons, a byte order mark and its own line ends is read', async () => {
  const { body } = await importing(
    'speciality',
    '\uFEFFname;description\r\n"Sports; medicine";Runs well\r\n',
  );
  expect(body.data).toMatchObject({ created: 1, applied: true });
  const found = await hospital.get('/speciality?q=Sports');
  expect(found.body.data.at(-1)).toMatchObject({ name: 'Sports; medicine', description: 'Runs well' });
});

test('lists and yes or no are read from their cells, and a disarmed formula loses its apostrophe', async () => {
  const { body } = await importing(
    'doctor',
    "name,languages,departmentIds,bookable,summary\nDr Table,en | fr,1|2,no,'=1+1",
  );
  expect(body.data).toMatchObject({ created: 1, problems: [] });
  const found = await hospital.get('/doctor?q=Dr+Table');
  expect(found.body.data[0]).toMatchObject({
    languages: ['en', 'fr'],
    departmentIds: [1, 2],
    bookable: false,
    summary: '=1+1',
  });
});

test('a file that is no table, too long, or not for a content resource is refused in words', async () => {
  expect((await importing('service', 'title\n"never closed')).body.errors[0].path).toBe('csv');
  expect((await importing('service', 'title')).status).toBe(422);
  expect((await importing('service', `title\n${'x\n'.repeat(1001)}`)).body.detail).toContain('1000');
  for (const resource of ['appointment', 'settings', 'staff', 'toString'])
    expect([resource, (await importing(resource, 'name\nx')).status]).toEqual([resource, 404]);
});

test('an export can be imported again without a change, and its formulas never run', async () => {
  await hospital.call('POST', '/services', { title: 'Sums', summary: '=1+1' }, hospital.staff);
  for (const resource of [
    'service',
    'doctor',
    'department',
    'testimonial',
    'speciality',
    'visitType',
    'package',
  ]) {
    const file = await hospital.app.request(`http://hospital.test/api/admin/exports?resource=${resource}`, {
      headers: hospital.staff,
    });
    expect([resource, file.status, file.headers.get('Content-Type')]).toEqual([
      resource,
      200,
      'text/csv; charset=utf-8',
    ]);
    const csv = await file.text();
    if (resource === 'service') expect(csv).toContain("'=1+1");
    const { body } = await importing(resource, csv);
    expect([resource, body.data]).toEqual([
      resource,
      { created: 0, updated: 0, unchanged: expect.any(Number), applied: true, problems: [] },
    ]);
    expect(body.data.unchanged).toBeGreaterThan(3);
  }
  expect((await hospital.get('/admin/exports?resource=staff', hospital.staff)).status).toBe(404);
  expect((await hospital.get('/admin/exports?resource=service')).status).toBe(401);
});

test.each([
  [
    'columns without number',
    `${'title,'.repeat(10_000)}\n${'x\n'.repeat(1_000)}`,
    'Use at most 100 columns.',
  ],
  ['rows without number', `title\n${'x\n'.repeat(250_000)}`, 'Import at most 1000 rows at once.'],
  ['a cell without end', `title\n${'x'.repeat(800_000)}`, 'This table cannot be read'],
])('%s are refused', async (_, csv, words) => {
  const { status, body } = await importing('service', csv);
  expect(status).toBe(422);
  expect(body.errors[0].message).toContain(words);
});
