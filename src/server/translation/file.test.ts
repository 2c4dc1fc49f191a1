/** Translations that are downloaded, edited elsewhere and uploaded: the same rules as at the desk, entry by entry. */
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { asTyped } from '#server/call/csv.ts';
import { colleague } from '#server/security/every-call.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
beforeAll(async () => {
  hospital = await testHospital({ fixture: 'demo' });
  await hospital.call('PUT', '/settings/1', { languages: ['de', 'ar'] }, hospital.staff);
});
afterAll(() => hospital.close());

const place = '/admin/translation/file/de';
const csvOf = async (query: string, headers = hospital.staff) =>
  String((await hospital.get(`${place}?${query}`, headers)).body);
const xliffOf = async (query: string) => {
  const response = await hospital.get(`${place}?format=xliff&${query}`, hospital.staff);
  expect(response.headers.get('Content-Type')).toBe('application/xliff+xml; charset=utf-8');
  return String(response.body);
};
type Row = Record<
  'kind' | 'id' | 'field' | 'original' | 'translation' | 'state' | 'language' | 'version',
  string
>;
const rowsOf = (csv: string) => parse(csv, { bom: true, columns: true }) as Row[];
const rowsOfEntry = async (id: number) =>
  rowsOf(await csvOf('resource=department')).filter((row) => row.id === String(id));
const send = async (rows: Row[], change: object = {}, headers = hospital.staff) => {
  const file = stringify(rows, { header: true });
  const body = { file, status: 'published', dryRun: false, ...change };
  return (await hospital.call('POST', place, body, headers)).body;
};
const inGerman = async (id: number) =>
  (await hospital.get(`/admin/translation/department/${id}/de`, hospital.staff)).body.data;

const paragraph = (...content: object[]) => ({ type: 'paragraph', content });
const text = (words: string, ...marks: object[]) => ({
  type: 'text',
  text: words,
  ...(marks.length > 0 && { marks }),
});
const bold = { type: 'bold' };
const link = { type: 'link', attrs: { href: '/contact?a=1&b=2' } };
const item = (words: string) => ({ type: 'listItem', content: [paragraph(text(words))] });
const description = {
  type: 'doc',
  content: [
    { type: 'heading', attrs: { level: 2 }, content: [text('What we do')] },
    paragraph(
      text('We '),
      text('listen', bold),
      text(' & ask <first>, '),
      text('here', bold, link),
      text('.'),
    ),
    { type: 'bulletList', content: [item('One'), item('Two')] },
  ],
};
const newDepartment = async (name: string, more: object = {}) => {
  const body = { name, summary: `All about ${name}.`, ...more };
  return (await hospital.call('POST', '/department', body, hospital.staff)).body.data as {
    id: number;
    version: number;
  };
};

const translatedRow = (row: Row) => ({ ...row, translation: row.translation || `DE ${row.original}` });

describe('a file of translations', () => {
  test('has a row for each text, with its translation, and only what the filter shows', async () => {
    const { id } = await newDepartment('File Clinic', {
      description,
      faqs: [{ question: 'Why?', answer: '=1+1' }],
      openingHours: [{ name: 'Walk-in', days: [1], kind: 'times', from: '09:00', to: '12:00', remark: '' }],
    });
    await hospital.call(
      'PUT',
      `/admin/translation/department/${id}/de`,
      { words: { name: 'Aktenklinik' } },
      hospital.staff,
    );
    const rows = await rowsOfEntry(id);
    const said = Object.fromEntries(rows.map((row) => [row.field, [asTyped(row.original), row.translation]]));
    expect(said).toEqual({
      name: ['File Clinic', 'Aktenklinik'],
      summary: ['All about File Clinic.', ''],
      'description.1': ['What we do', ''],
      'description.2': [
        'We <b>listen</b> &amp; ask &lt;first&gt;, <a href="/contact?a=1&amp;b=2"><b>here</b></a>.',
        '',
      ],
      'description.3.1.1': ['One', ''],
      'description.3.2.1': ['Two', ''],
      'openingHours.1': ['Walk-in', ''],
      'faqs.1.question': ['Why?', ''],
      'faqs.1.answer': ['=1+1', ''],
    });
    // A spreadsheet computes nothing from it.
    expect(rows.find(({ field }) => field === 'faqs.1.answer')!.original).toBe("'=1+1");
    expect(new Set(rows.map(({ state, version }) => `${state} ${version}`))).toEqual(new Set(['draft 1']));
    const missing = rowsOf(await csvOf('resource=department&state=missing'));
    expect(missing.some((row) => row.id === String(id))).toBe(false);
    expect(new Set(rowsOf(await csvOf('resource=news')).map(({ kind }) => kind))).toEqual(new Set(['news']));
  });

  test('comes back as it left without changing anything, for every kind of entry', async () => {
    const rows = rowsOf(await csvOf(''));
    expect(rows.length).toBeGreaterThan(500);
    const { data } = await send(rows);
    expect([data.changes, data.problems]).toEqual([[], []]);
  });

  test('with every text translated is accepted for every kind of entry, and then contains the same', async () => {
    const rows = rowsOf(await csvOf('')).map(translatedRow);
    const before = await hospital.orm.execute(sql`select count(*)::int as n from translation`);
    const dry = (await send(rows, { dryRun: true })).data;
    expect([dry.problems, dry.applied]).toEqual([[], false]);
    expect((await hospital.orm.execute(sql`select count(*)::int as n from translation`)).rows).toEqual(
      before.rows,
    );
    const { data } = await send(rows);
    expect([data.problems, data.applied]).toEqual([[], true]);
    expect(data.changes).toEqual(dry.changes);
    expect(data.changes.length).toBeGreaterThan(20);
    const again = rowsOf(await csvOf('')).map(({ field, translation }) => [field, translation]);
    expect(again).toEqual(rows.map(({ field, translation }) => [field, translation]));
  });

  test('keeps the blocks, links and lists of the original, and leaves a version and a line of the trail', async () => {
    const { id } = await newDepartment('Rich Clinic', { description });
    const rows = (await rowsOfEntry(id)).map((row) =>
      row.field === 'description.2'
        ? {
            ...row,
            language: 'de_DE',
            translation: 'Wir <b>hören</b> zu &amp; <a href="/contact"><b>hier</b></a>.<br/>Ja',
          }
        : translatedRow(row),
    );
    expect((await send(rows, { status: 'draft' })).data.changes).toEqual([
      {
        resource: 'department',
        id,
        name: 'Rich Clinic',
        isNew: true,
        fields: ['name', 'summary', 'description'],
      },
    ]);
    const found = await inGerman(id);
    expect([found.version, found.status]).toEqual([1, 'draft']);
    expect(found.words.description.content[1].content).toEqual([
      text('Wir '),
      text('hören', bold),
      text(' zu & '),
      text('hier', { type: 'link', attrs: { href: '/contact' } }, bold),
      text('.'),
      { type: 'hardBreak' },
      text('Ja'),
    ]);
    const { rows: trail } = await hospital.orm.execute(
      sql`select version, content->>'name' as name from revision where entity = 'translation' and entity_id = ${found.id}`,
    );
    expect(trail).toEqual([{ version: 1, name: 'DE Rich Clinic' }]);
  });

  test('says line by line what is refused, and takes the other entries', async () => {
    const make = async (name: string) => (await newDepartment(name, { description })).id;
    const cases: [name: string, field: string, change: (row: Row) => Partial<Row>, message: RegExp][] = [
      ['Refused 1', 'name', () => ({ id: '99999' }), /does not exist/],
      ['Refused 2', 'name', () => ({ kind: 'account' }), /does not exist/],
      ['Refused 3', 'name', () => ({ original: 'Something else' }), /original has changed/],
      ['Refused 4', 'name', () => ({ field: 'phone' }), /original has changed/],
      ['Refused 5', 'name', () => ({ translation: 'x'.repeat(121) }), /at most 120/],
      ['Refused 6', 'description.2', () => ({ translation: 'Wir <b>hören' }), /tags are broken/],
      ['Refused 7', 'description.2', () => ({ translation: 'a<script>b</script>' }), /tags are broken/],
      ['Refused 8', 'description.2', () => ({ translation: '<a href="javascript:x">b</a>' }), /link cannot/],
      ['Refused 9', 'description.1', () => ({ translation: '' }), /every part/],
      ['Refused 10', 'name', () => ({ language: 'ar' }), /another language/],
      ['Refused 11', 'name', () => ({ version: '7' }), /translation has changed/],
    ];
    for (const [name, field, change, message] of cases) {
      const id = await make(name);
      const good = await make(`Good ${name}`);
      const own = (await rowsOfEntry(id)).map(translatedRow);
      const at = own.findIndex((row) => row.field === field);
      own[at] = { ...own[at]!, ...change(own[at]!) };
      const other = (await rowsOfEntry(good)).map(translatedRow);
      const { data } = await send([...own, ...other]);
      expect([name, data.problems[0]?.message, data.problems[0]?.line]).toEqual([
        name,
        expect.stringMatching(message),
        at + 2,
      ]);
      const refusedEntry = (await inGerman(id)).words.description;
      // A row of an unknown entry is an entry of its own.
      if (!own.some((row) => row.id === '99999' || row.kind === 'account'))
        expect([name, refusedEntry]).toEqual([name, undefined]);
      expect((await inGerman(good)).words.name).toBe(`DE Good ${name}`);
    }
  });

  test('leaves fields that are empty in it unchanged', async () => {
    const { id } = await newDepartment('Empty Clinic');
    await send((await rowsOfEntry(id)).map(translatedRow));
    const rows = (await rowsOfEntry(id)).map((row) => ({ ...row, translation: '' }));
    expect((await send(rows)).data).toMatchObject({ changes: [], unchanged: 1, problems: [] });
    expect((await inGerman(id)).words.name).toBe('DE Empty Clinic');
  });

  test('is read and taken by those who may read and change the entry', async () => {
    const { id } = await newDepartment('Own Clinic');
    const { headers: editor } = await colleague(hospital, 'file-editor@openward.example', {
      roles: [{ role: 'editor', departmentIds: [id] }],
      doctorId: null,
    });
    const own = rowsOf(await csvOf('resource=department', editor));
    expect(new Set(own.map((row) => row.id))).toEqual(new Set([String(id)]));
    const all = rowsOf(await csvOf('resource=department'));
    const others = all.filter((row) => row.id !== String(id)).map((row) => ({ ...row, translation: 'X' }));
    const { data } = await send(others.slice(0, 5), {}, editor);
    expect([data.changes, data.problems.length > 0]).toEqual([[], true]);
  });

  test('is the same as XLIFF, whose tags a tool keeps by their ids alone', async () => {
    const { id } = await newDepartment('Tool Clinic', { description });
    const xliff = await xliffOf('resource=department');
    const units = xliff
      .match(/<trans-unit[\s\S]*?<\/trans-unit>/g)!
      .filter((unit) => unit.includes(`/${id}/`));
    expect(units[3]).toContain(
      '<source>We <g id="1" ctype="bold">listen</g> &amp; ask &lt;first&gt;, <g id="2" ctype="link" xhtml:href="/contact?a=1&amp;b=2"><g id="3" ctype="bold">here</g></g>.</source>',
    );
    const translated = units.map((unit) =>
      unit.replace(/<source>([\s\S]*)<\/source>/, (source, words) => {
        const target = words.replace(/ (ctype|xhtml:href)="[^"]*"/g, '');
        return `${source}<target>DE <mrk mtype="seg" mid="0">${target}</mrk></target>`;
      }),
    );
    const file = xliff.replace(/<body>[\s\S]*<\/body>/, `<body><group>${translated.join('')}</group></body>`);
    const body = { file: file.replace('"de"', '"de_DE"'), status: 'published', dryRun: false };
    const { data } = (await hospital.call('POST', place, body, hospital.staff)).body;
    expect([data.problems, data.changes.length]).toEqual([[], 1]);
    const { words } = await inGerman(id);
    expect(words.name).toBe('DE Tool Clinic');
    expect(words.description.content[1].content).toEqual([
      text('DE We '),
      text('listen', bold),
      text(' & ask <first>, '),
      text('here', link, bold),
      text('.'),
    ]);
  });

  test('of hostile XML is refused: entities, document types, tags that never end', async () => {
    const unit = (target: string) =>
      `<xliff version="1.2"><file target-language="de"><body><trans-unit id="department/1/name/1"><source>Cardiology</source><target>${target}</target></trans-unit></body></file></xliff>`;
    const hostile: [string, RegExp][] = [
      [`<!DOCTYPE xliff [<!ENTITY a "b">]>${unit('&a;')}`, /entities/],
      [`<!DOCTYPE xliff SYSTEM "file:///etc/passwd">${unit('x')}`, /document type/],
      [unit('&a;'), /no XLIFF/],
      [unit('<g>'.repeat(100_000)), /no XLIFF/],
      [unit(`${'<g>'.repeat(90_000)}${'</g>'.repeat(90_000)}`), /no XLIFF/],
      ['<html><body>Hello</body></html>', /no XLIFF/],
    ];
    for (const [file, message] of hostile) {
      const body = { file, status: 'draft', dryRun: true };
      const answer = await hospital.call('POST', place, body, hospital.staff);
      expect([file.slice(0, 300), answer.status, answer.body.detail]).toEqual([
        file.slice(0, 300),
        422,
        expect.stringMatching(message),
      ]);
    }
  });
});
