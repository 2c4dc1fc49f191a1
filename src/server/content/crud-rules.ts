/**
 * Tests of the rules for every resource with the five calls. Each resource's test file runs them and continues with the
 * same hospital.
 */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { snakeCase } from '#contract/resources.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';

interface Rules {
  /** Below /api. */
  path: string;
  /** The minimum for a new entry; different each time, so that names do not clash. */
  valid(number: number): Record<string, unknown>;
  /** A change to an entry, and what the answer then shows. */
  change: Record<string, unknown>;
  /** Bodies that are refused, each with the path of the invalid field. */
  invalid: [Record<string, unknown>, string][];
  isPublic: boolean;
  hasSlug: boolean;
  fixture?: 'clinic' | 'demo';
}

export function crudRules({ path, valid, change, invalid, isPublic, hasSlug, fixture = 'clinic' }: Rules) {
  let hospital: TestHospital;
  beforeAll(async () => {
    hospital = await testHospital({ fixture });
  });
  afterAll(() => hospital.close());
  let made = 0;
  const create = async (more: Record<string, unknown> = {}) =>
    (await hospital.call('POST', path, { ...valid(++made), ...more }, hospital.staff)).body.data;

  describe(`${path}: the rules of every resource`, () => {
    test('a list has pages, a total and at most as many entries as asked for', async () => {
      await create();
      await create();
      const headers = isPublic ? {} : hospital.staff;
      const first = await hospital.get(`${path}?limit=1&page=1`, headers);
      const second = await hospital.get(`${path}?limit=1&page=2`, headers);
      expect(first.status).toBe(200);
      expect(first.body.data).toHaveLength(1);
      expect(first.body.meta).toMatchObject({ page: 1, limit: 1 });
      expect(first.body.meta.total).toBeGreaterThanOrEqual(2);
      expect(second.body.data[0].id).not.toBe(first.body.data[0].id);
      expect((await hospital.get(`${path}?limit=101`, headers)).status).toBe(422);
      expect((await hospital.get(`${path}?sort=password_hash`, headers)).status).toBe(422);
    });

    test('a created entry is answered whole with 201 and can be read again', async () => {
      const { status, body } = await hospital.call('POST', path, valid(++made), hospital.staff);
      expect(status).toBe(201);
      expect(body.data).toMatchObject({
        id: expect.any(Number),
        version: 1,
        createdAt: expect.stringMatching(/Z$/),
      });
      expect((await hospital.get(`${path}/${body.data.id}`, hospital.staff)).body.data).toEqual(
        entryOf(body.data),
      );
    });

    test('invalid input is refused field by field and nothing is written', async () => {
      const before = (await hospital.get(path, hospital.staff)).body.meta.total;
      for (const [body, field] of invalid) {
        const answer = await hospital.call('POST', path, { ...valid(++made), ...body }, hospital.staff);
        expect([answer.status, answer.body.errors?.[0]?.path]).toEqual([422, field]);
        expect(answer.headers.get('Content-Type')).toMatch(/^application\/problem\+json/);
      }
      const unknown = await hospital.call('POST', path, { ...valid(++made), isAdmin: true }, hospital.staff);
      expect(unknown.body.errors).toEqual([{ path: 'isAdmin', message: 'This field does not exist.' }]);
      expect((await hospital.get(path, hospital.staff)).body.meta.total).toBe(before);
    });

    test('a missing entry is not found, whatever the id looks like', async () => {
      for (const id of ['999999', '0', '-1', 'x', '1e3', '99999999999999']) {
        expect((await hospital.get(`${path}/${id}`, hospital.staff)).status).toBe(404);
        expect((await hospital.call('PUT', `${path}/${id}`, change, hospital.staff)).status).toBe(404);
        expect((await hospital.call('DELETE', `${path}/${id}`, undefined, hospital.staff)).status).toBe(404);
      }
    });

    test('a change keeps every field it leaves out and raises the version', async () => {
      const before = await create();
      const { status, body } = await hospital.call('PUT', `${path}/${before.id}`, change, hospital.staff);
      expect(status).toBe(200);
      expect(entryOf(body.data)).toEqual({
        ...entryOf(before),
        ...change,
        version: 2,
        updatedAt: expect.any(String),
      });
    });

    test('whatever tag an entry is answered with names its version in If-Match, and no longer after a change', async () => {
      const created = await hospital.call('POST', path, valid(++made), hospital.staff);
      const { id } = created.body.data;
      expect(created.headers.get('Location')).toBe(`/api${path}/${id}`);
      const compressed = { 'Accept-Encoding': 'gzip' };
      const callers = isPublic ? [{}, compressed] : [];
      const asked = [hospital.staff, { ...hospital.staff, ...compressed }, ...callers];
      const read = asked.map((headers) => () => hospital.get(`${path}/${id}`, headers));
      let last = created;
      for (const answer of [() => created, ...read]) {
        const tag = (await answer()).headers.get('ETag');
        const headers = { ...hospital.staff, 'If-Match': `"no such tag", ${tag}` };
        const changed = await hospital.call('PUT', `${path}/${id}`, change, headers);
        expect([tag, changed.status]).toEqual([tag, 200]);
        expect((await hospital.call('PUT', `${path}/${id}`, change, headers)).status).toBe(412);
        last = changed;
      }
      const headers = { ...hospital.staff, 'If-Match': last.headers.get('ETag')! };
      expect((await hospital.call('DELETE', `${path}/${id}`, undefined, headers)).status).toBe(204);
    });

    test('a deleted entry is gone from the list and from its address', async () => {
      const { id } = await create();
      const { status, body } = await hospital.call('DELETE', `${path}/${id}`, undefined, hospital.staff);
      expect([status, body]).toEqual([204, null]);
      expect((await hospital.get(`${path}/${id}`, hospital.staff)).status).toBe(404);
      expect((await hospital.call('DELETE', `${path}/${id}`, undefined, hospital.staff)).status).toBe(404);
    });

    test('every write leaves a revision and an activity row with the author’s name', async () => {
      const { id } = await create();
      await hospital.call('PUT', `${path}/${id}`, change, hospital.staff);
      await hospital.call('DELETE', `${path}/${id}`, undefined, hospital.staff);
      const { body: activity } = await hospital.get(
        `/admin/activity?limit=3&entityId=${id}&entity=${entityOf(path)}`,
        hospital.staff,
      );
      expect(activity.data.map((row: { action: string }) => row.action)).toEqual([
        'remove',
        'update',
        'create',
      ]);
      const { body: revisions } = await hospital.get(
        `/admin/revisions?entity=${entityOf(path)}&entityId=${id}`,
        hospital.staff,
      );
      expect(revisions.data.map((row: { version: number }) => row.version)).toEqual([3, 2, 1]);
      expect(revisions.data[1].content).toMatchObject(change);
      expect(revisions.data[0].actorName).toBe('Administrator');
    });

    test.runIf(hasSlug)(
      'a slug is derived from the heading, numbered if taken, and refused if chosen twice',
      async () => {
        const body = valid(++made);
        const heading = 'name' in body ? 'name' : 'title';
        const slug = `made-of-words-${made}`;
        const named = { ...body, [heading]: `Mäde   of Wörds ${made}` };
        const first = await hospital.call('POST', path, named, hospital.staff);
        expect(first.body.data.slug).toBe(slug);
        const taken = await hospital.call('POST', path, { ...valid(++made), slug }, hospital.staff);
        expect([taken.status, taken.body.type]).toEqual([409, '/problems/slug-taken']);
      },
    );

    test.runIf(hasSlug)('the public sees published entries that are due; staff see all', async () => {
      const draft = await create({ status: 'draft' });
      const later = await create({ publishedAt: new Date(hospital.clock.now + 60_000).toISOString() });
      for (const { id } of [draft, later]) {
        expect((await hospital.get(`${path}/${id}`)).status).toBe(404);
        expect((await hospital.get(`${path}/${id}`, hospital.staff)).status).toBe(200);
      }
      const ids = async (query: string, headers = {}) =>
        (await hospital.get(`${path}?limit=100&sort=-createdAt&${query}`, headers)).body.data.map(
          (entry: { id: number }) => entry.id,
        );
      expect(await ids('status=draft')).not.toContain(draft.id);
      expect(await ids('status=draft', hospital.staff)).toContain(draft.id);
      expect(await ids('status=all', hospital.staff)).toContain(later.id);
      hospital.clock.now += 60_000;
      expect(await ids('')).toContain(later.id);
    });
  });

  return {
    /** Set before the first test. */
    get hospital() {
      return hospital;
    },
  };
}

function entityOf(path: string) {
  const found = Object.entries(contract).find(
    ([, routes]) => 'list' in routes && routes.list.path === path && 'create' in routes,
  );
  return snakeCase(found![0]);
}

/** The entry without the stranded appointments in its answer. */
function entryOf({ stranded: _, ...entry }: Record<string, unknown>) {
  return entry;
}
