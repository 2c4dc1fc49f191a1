import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contract } from '#contract/index.ts';
import { ratedTexts } from '#contract/rated-pages.ts';
import { resources, searched } from '#contract/resources.ts';
import { emptyBin } from '#server/jobs/empty-bin.ts';
import { tidy } from '#server/jobs/tidy.ts';
import { limits } from '#server/kernel/limits.ts';
import { weekOf } from '#server/rating/rated-page.ts';
import { monday, type TestHospital, testHospital } from '#server/test-hospital.ts';

let hospital: TestHospital;
let staff: Record<string, string>;
beforeAll(async () => {
  hospital = await testHospital();
});
afterAll(() => hospital.close());
beforeEach(async () => {
  hospital.clock.now = monday;
  staff = hospital.staff;
  await hospital.empty('page_rating', 'budget');
});

const week = 7 * 86_400_000;
const aSecondPress = limits.ratingSeconds.most * 1000;
const cardiology = '/departments/cardiology';
const rate = (path: unknown, wasUseful: unknown, headers: Record<string, string> = hospital.visitor) =>
  hospital.call('POST', '/page-ratings', { path, wasUseful }, headers);
const comment = (words: unknown, path = cardiology, wasUseful = false) =>
  hospital.call('POST', '/page-comments', { path, wasUseful, comment: words }, hospital.visitor);
const ratings = async (query = '') => (await hospital.get(`/page-ratings?${query}`, staff)).body;
const comments = async (query = '') =>
  (await hospital.get(`/page-comments?${query}`, staff)).body.data as {
    id: number;
    comment: string;
    title: string;
    week: string;
  }[];
const rows = async (table: string) =>
  (
    await hospital.orm.execute<Record<string, unknown>>(
      sql`select * from ${sql.identifier(table)} order by id`,
    )
  ).rows;

describe('an answer', () => {
  test('is counted by page, week and answer, and by nothing else', async () => {
    for (const wasUseful of [true, false, false]) {
      hospital.clock.now += 86_400_000;
      expect((await rate(cardiology, wasUseful)).status).toBe(204);
    }
    expect(await rows('page_rating')).toEqual([
      {
        id: expect.any(Number),
        week: '2026-03-02',
        page: 'department',
        entry_id: expect.any(Number),
        yes: 1,
        no: 2,
      },
    ]);
    hospital.clock.now = monday + week;
    await rate(cardiology, true);
    expect((await rows('page_rating')).map(({ week: of, yes, no }) => [of, yes, no])).toEqual([
      ['2026-03-02', 1, 2],
      ['2026-03-09', 1, 0],
    ]);
  });

  test('is counted once however often its button is pressed, also at once; the other button, later and elsewhere count', async () => {
    const limited = await testHospital({ limits });
    const press = async (path = cardiology, wasUseful = true, address = '203.0.113.7') =>
      (await limited.call('POST', '/page-ratings', { path, wasUseful }, limited.visitor, address)).status;
    const counts = async () =>
      (
        await limited.orm.execute<{ page: string; yes: number; no: number }>(
          sql`select page, yes, no from page_rating order by page`,
        )
      ).rows;
    // More often than the page's limit: none is refused, and they use up nothing.
    expect(await Promise.all(Array.from({ length: 6 }, () => press()))).toEqual(Array(6).fill(204));
    expect(await press()).toBe(204);
    expect(await counts()).toEqual([{ page: 'department', yes: 1, no: 0 }]);
    await press(cardiology, false);
    await press('/about');
    await press(cardiology, true, '203.0.113.8');
    limited.clock.now += aSecondPress;
    await press();
    expect(await counts()).toEqual([
      { page: '/about', yes: 1, no: 0 },
      { page: 'department', yes: 3, no: 1 },
    ]);
    limited.clock.now += aSecondPress;
    expect([await press(), await press()]).toEqual([429, 429]);
    await limited.close();
  });

  test('is taken on every kind of page that asks', async () => {
    const paths: string[] = Object.keys(ratedTexts);
    for (const resource of searched) {
      const [{ slug }] = (await hospital.get(`${contract[resource].list.path}?limit=1`)).body.data;
      paths.push(`/${resources[resource].folder}/${slug}`);
    }
    for (const path of paths) {
      expect([path, (await rate(path, true)).status]).toEqual([path, 204]);
      const { status, body } = await hospital.get(`/page-ratings/page?path=${path}`);
      expect([path, status, body.data.path, body.data.title !== '']).toEqual([path, 200, path, true]);
    }
    expect(await rows('page_rating')).toHaveLength(paths.length);
    expect((await ratings('limit=100')).data.map(({ path }: { path: string }) => path).sort()).toEqual(
      paths.sort(),
    );
  });

  test('is refused for every address that is not a public page that asks, so that no one fills the table', async () => {
    const [{ id, slug }] = (await hospital.get('/department?limit=1&page=2')).body.data;
    await hospital.call('PUT', `/department/${id}`, { status: 'draft' }, staff);
    const invented = [
      '/',
      '/departments',
      '/departments/',
      '/departments/no-such-department',
      `/departments/${slug}`,
      '/departments/cardiology?a=1',
      '/departments/cardiology/',
      '/gallery/inside-our-hospital',
      '/appointment',
      '/admin/dashboard',
      '/constructor',
      '/__proto__/cardiology',
      'https://elsewhere.example/about',
      "'; drop table page_rating; --",
    ];
    for (const path of invented) {
      expect([path, (await rate(path, true)).status]).toEqual([path, 404]);
      expect([path, (await comment('Words', path)).status]).toEqual([path, 404]);
      const asked = await hospital.get(`/page-ratings/page?path=${encodeURIComponent(path)}`);
      expect([path, asked.status]).toEqual([path, 404]);
    }
    expect(await rows('page_rating')).toEqual([]);
    await hospital.call('PUT', `/department/${id}`, { status: 'published' }, staff);
  });

  test('a page that has another slug by now keeps its count, at either address', async () => {
    await rate(cardiology, false);
    const [{ entry_id: id }] = (await rows('page_rating')) as [{ entry_id: number }];
    await hospital.call('PUT', `/department/${id}`, { slug: 'heart' }, staff);
    await rate(cardiology, false);
    await rate('/departments/heart', true);
    await rate('/ClinicalDepartment/heart', true);
    expect((await ratings()).data).toMatchObject([{ path: '/departments/heart', yes: 2, no: 2 }]);
    await hospital.call('PUT', `/department/${id}`, { slug: 'cardiology' }, staff);
  });

  test('one network has its limit by the hour, and others are not affected', async () => {
    const limited = await testHospital({
      limits: {
        ...limits,
        ratingsOfPagePerHour: limits.ratingsPerHour,
        ratingsOfPagePerDay: limits.ratingsPerDay,
      },
    });
    const send = (address: string) =>
      limited.call('POST', '/page-ratings', { path: '/about', wasUseful: false }, limited.visitor, address);
    const statuses: number[] = [];
    for (let number = 0; number <= limits.ratingsPerHour.most; number++) {
      limited.clock.now += aSecondPress;
      statuses.push((await send('203.0.113.7')).status);
    }
    expect(statuses.filter((status) => status === 204)).toHaveLength(limits.ratingsPerHour.most);
    expect(statuses.at(-1)).toBe(429);
    expect((await send('203.0.113.8')).status).toBe(204);
    await limited.close();
  });
});

describe('a comment', () => {
  test('is kept with page, week and answer only', async () => {
    await rate(cardiology, false);
    expect((await comment('Where is the entrance?\nI could not find it.')).status).toBe(204);
    expect(await rows('page_comment')).toEqual([
      {
        id: expect.any(Number),
        page_rating_id: expect.any(Number),
        was_useful: false,
        comment: 'Where is the entrance?\nI could not find it.',
      },
    ]);
    expect(await comments()).toMatchObject([{ week: '2026-03-02', title: 'Cardiology', path: cardiology }]);
    // It adds nothing to the count.
    expect(await rows('page_rating')).toMatchObject([{ yes: 0, no: 1 }]);
  });

  test('sent twice, also at once, is kept once', async () => {
    const sent = await Promise.all([comment('Twice'), comment('Twice'), comment('Twice')]);
    expect(sent.map(({ status }) => status)).toEqual([204, 204, 204]);
    expect(await rows('page_comment')).toHaveLength(1);
  });

  test('beyond the most of a page and week is refused, also of two at once, while answers are counted', async () => {
    const limited = await testHospital({
      limits: { ...hospital.services.limits, commentsOnPage: { ...limits.commentsOnPage, most: 3 } },
    });
    const send = (words: string, path = cardiology) =>
      limited.call('POST', '/page-comments', { path, wasUseful: true, comment: words }, limited.visitor);
    const sent = await Promise.all(['1', '2', '3', '4', '5'].map((words) => send(words)));
    expect(sent.map(({ status }) => status).sort()).toEqual([204, 204, 204, 429, 429]);
    expect((await send('6', '/about')).status).toBe(204);
    limited.clock.now += week;
    expect((await send('7')).status).toBe(204);
    await limited.close();
  });

  test('is deleted by staff for good, and the trail does not hold its words', async () => {
    await comment('Unkind words');
    const { id } = (await comments())[0]!;
    expect((await hospital.call('DELETE', `/page-comments/${id}`, undefined, staff)).status).toBe(204);
    expect((await hospital.call('DELETE', `/page-comments/${id}`, undefined, staff)).status).toBe(404);
    expect(await comments()).toEqual([]);
    const trail = await rows('activity');
    expect(trail.at(-1)).toMatchObject({
      action: 'remove',
      entity: 'page_comment',
      entity_id: id,
      label: '',
    });
    expect(JSON.stringify(trail)).not.toContain('Unkind');
  });
});

describe('the staff’s list', () => {
  beforeEach(async () => {
    const given: [string, number, number][] = [
      ['/about', 9, 1],
      [cardiology, 1, 4],
      ['/contact', 0, 2],
    ];
    for (const [path, yes, no] of given) {
      for (let number = 0; number < yes; number++) await rate(path, true);
      for (let number = 0; number < no; number++) await rate(path, false);
    }
    await comment('First');
    hospital.clock.now = monday + week;
    await rate(cardiology, true);
    await comment('Second', '/contact');
    await comment('Third');
    // The session of a week ago has ended.
    staff = await hospital.signIn();
  });
  const order = async (query: string) =>
    (await ratings(query)).data.map(({ title }: { title: string }) => title);

  test('has the most No first, the numbers of each week, and all answers together', async () => {
    const { data, meta } = await ratings('weeks=3');
    expect(meta).toEqual({
      page: 1,
      limit: 20,
      total: 3,
      yes: 11,
      no: 7,
      from: '2026-02-23',
      to: '2026-03-15',
    });
    expect(data[0]).toMatchObject({
      title: 'Cardiology',
      path: cardiology,
      entry: { resource: 'department' },
      yes: 2,
      no: 4,
      comments: 2,
      weeks: [
        { week: '2026-02-23', yes: 0, no: 0 },
        { week: '2026-03-02', yes: 1, no: 4 },
        { week: '2026-03-09', yes: 1, no: 0 },
      ],
    });
  });

  test('is sorted by No, Yes and share, has pages, and covers the weeks that are asked for', async () => {
    expect(await order('')).toEqual(['Cardiology', 'Contact', 'About']);
    expect(await order('sort=no')).toEqual(['About', 'Contact', 'Cardiology']);
    expect(await order('sort=-yes')).toEqual(['About', 'Cardiology', 'Contact']);
    expect(await order('sort=useful')).toEqual(['Contact', 'Cardiology', 'About']);
    expect(await order('limit=1&page=2')).toEqual(['Contact']);
    expect((await ratings('weeks=1')).data.map(({ no }: { no: number }) => no)).toEqual([0, 0]);
    expect((await ratings('weeks=1&to=2026-03-08')).meta).toMatchObject({
      yes: 10,
      no: 7,
      from: '2026-03-02',
    });
    expect(await order('weeks=1&to=2026-03-01')).toEqual([]);
    for (const wrong of ['weeks=0', 'weeks=106', 'to=yesterday', 'sort=title'])
      expect([wrong, (await hospital.get(`/page-ratings?${wrong}`, staff)).status]).toEqual([wrong, 422]);
  });

  test('of comments is newest first, and of one page where that is asked for', async () => {
    expect((await comments()).map((one) => one.comment)).toEqual(['Third', 'Second', 'First']);
    const [{ id }] = (await ratings()).data;
    expect((await comments(`ratingId=${id}`)).map((one) => one.comment)).toEqual(['Third', 'First']);
    expect((await comments('limit=1&page=2')).map((one) => one.comment)).toEqual(['Second']);
    expect((await comments('weeks=1')).map((one) => one.comment)).toEqual(['Third', 'Second']);
    expect(await comments('ratingId=999999')).toEqual([]);
    const beyond = await hospital.get('/page-comments?page=9', staff);
    expect([beyond.body.data, beyond.body.meta.total]).toEqual([[], 3]);
  });

  test('names a page that is no longer public, without its address', async () => {
    const [{ entry }] = (await ratings()).data;
    await hospital.call('PUT', `/department/${entry.id}`, { status: 'archived' }, staff);
    expect((await ratings()).data[0]).toMatchObject({ title: 'Cardiology', path: '' });
    expect((await hospital.get(`/page-ratings/page?path=${cardiology}`)).status).toBe(404);
    await hospital.call('PUT', `/department/${entry.id}`, { status: 'published' }, staff);
  });
});

test('answers and comments go after their period, by whole weeks', async () => {
  await rate('/about', true);
  await comment('Old', '/about');
  const endOf = (days: number) => Date.parse('2028-03-09T00:00:00Z') + days * 86_400_000;
  expect((await tidy(hospital.orm, endOf(-1))).ratings).toBe(0);
  expect((await tidy(hospital.orm, endOf(0))).ratings).toBe(1);
  expect([await rows('page_rating'), await rows('page_comment')]).toEqual([[], []]);
});

test('an entry that is deleted for good takes its ratings along', async () => {
  staff = await hospital.signIn();
  const { body } = await hospital.call('POST', '/department', { name: 'Short-lived' }, staff);
  const { id, slug } = body.data;
  await rate(`/departments/${slug}`, true);
  await comment('Words', `/departments/${slug}`);
  await rate('/about', true);
  await hospital.call('DELETE', `/department/${id}`, undefined, staff);
  await emptyBin(hospital.orm, Date.now() + 31 * 86_400_000);
  expect((await rows('page_rating')).map(({ page }) => page)).toEqual(['/about']);
  expect(await rows('page_comment')).toEqual([]);
});

test('a week begins on Monday', () => {
  const days = ['2026-03-01', '2026-03-02', '2026-03-08', '2026-03-09', '2026-01-01'];
  expect(days.map(weekOf)).toEqual(['2026-02-23', '2026-03-02', '2026-03-02', '2026-03-09', '2025-12-29']);
});
