import { expect, test } from 'vitest';
import { GuideTopic } from '#contract/guide.ts';
import { crudRules } from '#server/content/crud-rules.ts';

const rules = crudRules({
  path: '/guides',
  valid: (number) => ({ title: `Guide ${number}`, topic: 'stay' }),
  change: { topic: 'paying', otherNames: 'Bills, invoices', summary: 'How to pay.' },
  invalid: [
    [{ topic: 'weather' }, 'topic'],
    [{ body: { type: 'doc', content: [{ type: 'script' }] } }, 'body.content.0.type'],
  ],
  isPublic: true,
  hasSlug: true,
  fixture: 'demo',
});

test('guides are listed by topic, in their order, and found by slug', async () => {
  const { get } = rules.hospital;
  for (const topic of GuideTopic.options) {
    const { body } = await get(`/guides?topic=${topic}&limit=100&sort=position`);
    expect([topic, body.data.length > 0]).toEqual([topic, true]);
    const positions = body.data.map(({ position }: { position: number }) => position);
    expect(positions).toEqual(positions.toSorted((one: number, other: number) => one - other));
    for (const guide of body.data) expect(guide.topic).toBe(topic);
  }
  expect((await get('/guides?topic=weather')).status).toBe(422);
  expect((await get('/guides/slug/parking')).body.data).toMatchObject({
    title: 'Parking',
    topic: 'visiting',
  });
});

test('a guide is found by its other names from the moment it is published', async () => {
  const { call, get, signIn } = rules.hospital;
  const staff = await signIn();
  const found = async (path: string) => (await get(path)).body.data.map(({ slug }: { slug: string }) => slug);
  const fields = { title: 'Left luggage', otherNames: 'Wombatcase', topic: 'visiting', status: 'draft' };
  const { id } = (await call('POST', '/guides', fields, staff)).body.data;
  expect([await found('/search?q=wombatcase'), await found('/guides?q=wombatcase')]).toEqual([[], []]);
  await call('PUT', `/guides/${id}`, { status: 'published' }, staff);
  expect(await found('/search?q=wombatcase&type=guide')).toEqual(['left-luggage']);
  expect(await found('/guides?q=wombatcase')).toEqual(['left-luggage']);
});
