/** Which rows the lists of content have for an account, and what no department owns: albums, pictures, pages. */
import { sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { photo, uploading } from '#server/media/test-upload.ts';
import { everyWord, type Kind } from './belongings.ts';
import {
  areaOf,
  heldContent,
  isEverybodys,
  isPublic,
  type Outcome,
  outcomeOf,
  sorted,
} from './held-content.ts';
import { type Holder, mayEnter, mayEverywhere, type Owners, reaches } from './holders.ts';
import type { Row } from './owners.ts';
import { kinds } from './unpublished.ts';

const { now, rowOf, isOpen, outcomes } = heldContent('lists');

describe('a list of entries', () => {
  /** Of one list, as a file or page by page. */
  async function idsOf(path: string, headers: Record<string, string>) {
    // A page that is full does not know the total, which is counted by a query of its own.
    const { status, body: first } = await now.hospital.get(`${path}&limit=1`, headers);
    if (status !== 200) return status;
    const ids: number[] = [];
    for (let page = 1; ; page++) {
      const { body } = await now.hospital.get(`${path}&limit=40&page=${page}`, headers);
      ids.push(...body.data.map(({ id }: { id: number }) => id));
      if (body.data.length < 40) return { ids: sorted(ids), total: first.meta.total };
    }
  }
  function isListed(holder: Holder, kind: Kind, status: string, row: Row) {
    const isTheirs = mayEnter(holder, areaOf(kind), 'read');
    const isReached = reaches(holder, areaOf(kind), 'read', row);
    if (isTheirs && status === 'deleted') return row.deletedAt !== null && isReached;
    if (row.deletedAt === null && kind.table === 'closure') return isReached || isEverybodys(row);
    if (row.status === null) return row.deletedAt === null;
    if (!isTheirs || status === '' || status === 'published') return isOpen(row);
    if (row.deletedAt !== null || !isReached) return false;
    if (status === 'scheduled') return row.publishedAt !== null && !isOpen(row) && row.status === 'published';
    return status === 'all' || row.status === status;
  }

  test('has exactly those that are public or within reach, and as many in all', async () => {
    for (const kind of kinds())
      for (const status of ['', 'all', 'published', 'draft', 'scheduled', 'archived', 'deleted'])
        for (const q of ['', everyWord]) {
          const query = new URLSearchParams({ ...(status && { status }), ...(q && { q }) });
          // All at once, so that the database need not be woken for each.
          const answers = await Promise.all(
            now.holders.map(({ headers }) => idsOf(`${kind.path}?${query}`, headers)),
          );
          for (const [index, holder] of now.holders.entries()) {
            now.cells++;
            const found = answers[index];
            const name = `${holder.name}, ${kind.table} ${status} ${q}`;
            if (!isPublic(kind) && !mayEnter(holder, areaOf(kind), 'read')) {
              expect([name, found]).toEqual([name, 403]);
              continue;
            }
            const made = new Set(
              now.belongings.filter((one) => one.kind.table === kind.table).map(({ id }) => id),
            );
            const ids = now.rows
              .get(kind.table)!
              .filter((row) => isListed(holder, kind, status, row) && (!q || made.has(row.id)))
              .map(({ id }) => id);
            expect([name, found]).toEqual([name, { ids: sorted(ids), total: ids.length }]);
          }
        }
  }, 600_000);

  test('is the public’s for whoever may not read its area, to the byte, hidden links included', async () => {
    const hidden = (table: string) =>
      now.belongings.find(({ kind, state }) => kind.table === table && state === 'draft')!.id;
    const { orm } = now.hospital;
    const { rows: linked } = await orm.execute<{ id: number; was: number | null }>(
      sql`select id, department_id as was from service where status = 'published' and deleted_at is null
        order by id limit 1`,
    );
    const { id, was } = linked[0]!;
    await orm.execute(sql`update service set department_id = ${hidden('department')} where id = ${id}`);
    await orm.execute(sql`insert into visit_type_doctor (visit_type_id, doctor_id)
      select min(visit_type_id), ${hidden('doctor')} from visit_type_doctor`);
    for (const kind of kinds().filter(isPublic)) {
      const path = `${kind.path}?limit=100`;
      const { body: publicly } = await now.hospital.get(path, now.hospital.visitor);
      for (const holder of now.holders) {
        if (mayEnter(holder, areaOf(kind), 'read')) continue;
        now.cells++;
        const { body } = await now.hospital.get(path, holder.headers);
        expect([holder.name, kind.table, body]).toEqual([holder.name, kind.table, publicly]);
      }
    }
    await orm.execute(sql`update service set department_id = ${was} where id = ${id}`);
    await orm.execute(sql`delete from visit_type_doctor where doctor_id = ${hidden('doctor')}`);
  }, 300_000);

  test('as a table has exactly those that are public or within reach', async () => {
    for (const kind of kinds())
      for (const holder of now.holders) {
        now.cells++;
        const { status, body } = await now.hospital.get(
          `/admin/exports?resource=${kind.resource}`,
          holder.headers,
        );
        const name = [holder.name, kind.table];
        if (!mayEnter(holder, areaOf(kind), 'read')) {
          expect([...name, status]).toEqual([...name, 404]);
          continue;
        }
        const found = String(body)
          .split('\r\n')
          .flatMap((line) => /^(\d+),/.exec(line)?.[1] ?? []);
        const ids = now.rows.get(kind.table)!.filter((row) => isListed(holder, kind, 'all', row));
        expect([...name, sorted(found.map(Number))]).toEqual([...name, sorted(ids.map(({ id }) => id))]);
      }
  }, 300_000);
});

describe('what belongs to the whole now.hospital, or to an entry', () => {
  const everywhere = (holder: Holder): Outcome => {
    if (!mayEnter(holder, 'content', 'change')) return 'forbidden';
    return mayEverywhere(holder, 'content', 'change') ? 'done' : 'elsewhere';
  };

  test('a picture of an album is added, changed and removed by who may change all albums', async () => {
    const { rows: albums } = await now.hospital.orm.execute<{ id: number; image: number }>(
      sql`select g.id, min(i.id) as image from gallery g join gallery_image i on i.gallery_id = g.id
        where g.status = 'published' and g.deleted_at is null group by 1 order by 1 limit 1`,
    );
    const [album] = albums;
    const { rows: pictures } = await now.hospital.orm.execute<{ id: number }>(
      sql`select id from media where id not in (select media_id from gallery_image where gallery_id = ${album!.id}) limit 1`,
    );
    const added = { galleryId: album!.id, mediaId: pictures[0]!.id };
    await outcomes(async ({ headers }) => {
      const answer = await now.hospital.call('POST', '/gallery/image', added, headers);
      if (answer.status === 201)
        await now.hospital.call(
          'DELETE',
          `/gallery/image/${answer.body.data.id}`,
          undefined,
          now.hospital.staff,
        );
      return answer;
    }, everywhere);
    const path = `/gallery/image/${album!.image}`;
    await outcomes(
      ({ headers }) => now.hospital.call('PUT', path, { caption: 'Other words' }, headers),
      everywhere,
    );
    await outcomes(
      ({ headers }) => now.hospital.call('DELETE', path, undefined, { ...headers, 'If-Match': '"0"' }),
      everywhere,
    );
  });

  test('a picture is changed by who may change all content, or has added it', async () => {
    const [mine] = now.holders.filter(({ name }) => name === 'editor here');
    const bytes = await photo(1);
    const uploaded = uploading(now.hospital, mine!.headers);
    const { headers } = await uploaded.begin(bytes.length);
    const sent = await uploaded.send(headers.get('Location')!, 0, bytes);
    const id = Number(sent.headers.get('Media-Id'));
    expect(id).toBeGreaterThan(0);
    const expected = (holder: Holder) => (holder === mine ? 'done' : everywhere(holder));
    await outcomes(
      ({ headers }) => now.hospital.call('PUT', `/media/${id}`, { alt: 'A door' }, headers),
      expected,
    );
    for (const holder of now.holders) {
      const { body: told } = await now.hospital.get(`/admin/reach?resource=media&id=${id}`, holder.headers);
      expect([holder.name, told.data.mayChange]).toEqual([holder.name, expected(holder) === 'done']);
    }
    await outcomes(
      ({ headers }) =>
        now.hospital.call('DELETE', `/media/${id}`, undefined, { ...headers, 'If-Match': '"0"' }),
      expected,
    );
    await outcomes(
      ({ headers }) => now.hospital.get(`/media/${id}`, headers),
      (holder) => (mayEnter(holder, 'content', 'read') ? 'done' : 'forbidden'),
    );
  });

  test('answers and comments on pages are read and removed by who may change the page', async () => {
    const entries = now.belongings.filter(
      ({ kind, state }) => kind.table === 'service' && state === 'published',
    );
    const pages = [
      { page: '/about', entryId: null as number | null, row: { departments: [], doctors: [] } as Owners },
      ...entries.map((one) => ({
        page: 'service',
        entryId: one.id as number | null,
        row: rowOf(one) as Owners,
      })),
    ];
    const week = '2026-03-02';
    for (const { page, entryId } of pages)
      await now.hospital.orm.execute(
        sql`insert into page_rating (page, entry_id, week, yes, no) values (${page}, ${entryId}, ${week}, 1, 1)`,
      );
    let said = 0;
    const comment = async ({ page, entryId }: (typeof pages)[number]) => {
      const { rows: added } = await now.hospital.orm.execute<{ id: number }>(
        sql`insert into page_comment (page_rating_id, was_useful, comment)
          select id, true, ${`Words ${++said}`} from page_rating where page = ${page} and entry_id is not distinct from ${entryId}::int
          returning id`,
      );
      return added[0]!.id;
    };
    const comments = new Map<number, Owners>();
    for (const one of pages) comments.set(await comment(one), one.row);
    for (const holder of now.holders) {
      now.cells += 3;
      const list = (path: string) => now.hospital.get(`${path}?weeks=1&limit=100`, holder.headers);
      const [ratings, found] = [await list('/page-ratings'), await list('/page-comments')];
      if (!mayEnter(holder, 'content', 'read')) {
        expect([holder.name, ratings.status, found.status]).toEqual([holder.name, 403, 403]);
        continue;
      }
      const seen = pages.filter(({ row }) => reaches(holder, 'content', 'read', row));
      expect([holder.name, ratings.body.meta.total, ratings.body.meta.no]).toEqual([
        holder.name,
        seen.length,
        seen.length,
      ]);
      const ids = [...comments]
        .filter(([, row]) => reaches(holder, 'content', 'read', row))
        .map(([id]) => id);
      expect([
        holder.name,
        sorted(found.body.data.map(({ id }: { id: number }) => id)),
        found.body.meta.total,
      ]).toEqual([holder.name, sorted(ids), ids.length]);
    }
    for (const one of pages)
      for (const holder of now.holders) {
        now.cells++;
        const id = await comment(one);
        const answer = await now.hospital.call('DELETE', `/page-comments/${id}`, undefined, holder.headers);
        const isTheirs = reaches(holder, 'content', 'change', one.row);
        const wanted = !mayEnter(holder, 'content', 'change') ? 'forbidden' : isTheirs ? 'done' : 'not-found';
        expect([holder.name, one, outcomeOf(answer)]).toEqual([holder.name, one, wanted]);
      }
  });
});

test('every one of thousands of cells was asked', () => {
  expect(now.cells).toBeGreaterThan(3_000);
});
