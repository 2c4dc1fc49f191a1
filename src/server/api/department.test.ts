import { expect, test } from 'vitest';
import { createPerform } from '#server/call/perform.ts';
import { crudRules } from '#server/content/crud-rules.ts';
import { api } from './index.ts';

const rules = crudRules({
  path: '/department',
  valid: (number) => ({ name: `Department ${number}` }),
  change: { summary: 'New words', faqs: [{ question: 'When?', answer: 'Every day.' }] },
  invalid: [
    [{ headDoctorId: 99_999 }, 'headDoctorId'],
    [{ faqs: [{ question: '', answer: 'x' }] }, 'faqs.0.question'],
    [{ description: { type: 'doc', content: [{ type: 'script' }] } }, 'description.content.0.type'],
  ],
  isPublic: true,
  hasSlug: true,
});

test('a department is found by its slug and by its former one', async () => {
  const { body } = await rules.hospital.get('/department/slug/cardiology');
  await rules.hospital.call(
    'PUT',
    `/department/${body.data.id}`,
    { slug: 'heart-medicine' },
    rules.hospital.staff,
  );
  expect((await rules.hospital.get('/department/slug/heart-medicine')).body.data.id).toBe(body.data.id);
  expect((await rules.hospital.get('/department/slug/cardiology')).body.data.slug).toBe('heart-medicine');
  expect((await rules.hospital.get('/department/slug/no-such-thing')).status).toBe(404);
});

test('a former slug belongs to the entry that uses it again', async () => {
  const { body } = await rules.hospital.call(
    'POST',
    '/department',
    { name: 'Cardiology', slug: 'cardiology' },
    rules.hospital.staff,
  );
  expect((await rules.hospital.get('/department/slug/cardiology')).body.data.id).toBe(body.data.id);
});

test('a hidden entry takes no former slug from its owner, neither by having it nor by giving it up', async () => {
  const { call, staff, get } = rules.hospital;
  const slug = 'old-and-new';
  const { id } = (await call('POST', '/department', { name: 'Old and new', slug }, staff)).body.data;
  await call('PUT', `/department/${id}`, { slug: 'renamed' }, staff);
  const leadsTo = async () => (await get(`/department/slug/${slug}`)).body.data?.slug;
  const draft = { name: 'Draft', status: 'draft' };
  const hidden = (await call('POST', '/department', draft, staff)).body.data;
  for (const change of [{ slug }, { slug: 'given-up' }]) {
    await call('PUT', `/department/${hidden.id}`, change, staff);
    expect(await leadsTo()).toBe('renamed');
  }
  await call('PUT', `/department/${hidden.id}`, { status: 'published' }, staff);
  expect(await leadsTo()).toBe('given-up');
});

test('the preview of a draft shows what belongs to it, and opens nothing else', async () => {
  const { call, staff, services } = rules.hospital;
  const draft = { name: 'Moonlight clinic', status: 'draft' };
  const { id, slug } = (await call('POST', '/department', draft, staff)).body.data;
  const other = (await call('POST', '/department', { ...draft, name: 'Other' }, staff)).body.data;
  const made = await call('POST', '/services', { title: 'Night care', departmentId: id }, staff);
  const { token } = (await call('POST', '/admin/previews', { resource: 'department', id }, staff)).body.data;
  const perform = createPerform(services, api);
  // biome-ignore lint/suspicious/noExplicitAny: a test inspects arbitrary answers.
  const shownTo = async (preview: string | undefined, department: string): Promise<any> =>
    (
      await perform(
        'service',
        'list',
        { query: { department } },
        { address: '', device: '', ownPage: false, preview },
      )
    ).body;
  expect((await shownTo(token, slug)).data).toMatchObject([{ id: made.body.data.id, departmentId: id }]);
  expect([(await shownTo(undefined, slug)).data, (await shownTo(token, other.slug)).data]).toEqual([[], []]);
  expect((await rules.hospital.get(`/services/${made.body.data.id}`)).body.data).toMatchObject({
    departmentId: null,
    department: null,
  });
});

test('search ignores case and accents and takes wildcards literally', async () => {
  const names = async (q: string) =>
    (await rules.hospital.get(`/department?q=${encodeURIComponent(q)}`)).body.data.map(
      (one: { name: string }) => one.name,
    );
  expect(await names('NÉURO')).toContain('Neurology');
  expect(await names('%')).toEqual([]);
});
