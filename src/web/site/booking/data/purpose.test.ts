import { expect, test } from 'vitest';
import { problem, problemDocument } from '#contract/errors.ts';
import { ApiProblem, type Client } from '#web/api/client.ts';
import { readChoice } from './choice.ts';
import { addressOfPurpose, loadPurpose } from './purpose.server.ts';

const entry = {
  id: 7,
  title: 'Heart check',
  durationMinutes: 150,
  preparation: 'Eat nothing.',
  visitTypeId: null,
};
const packages: Record<string, object> = {
  'heart-check': { ...entry, price: 56_000, discountPrice: 50_000, department: { slug: 'cardiology' } },
  spa: { ...entry, price: 1000, discountPrice: null, department: null },
};
const services: Record<string, object> = {
  'mole-check': { ...entry, priceFrom: 16_000, department: { slug: 'dermatology' } },
  'new-hip': { ...entry, priceFrom: 900_000, visitTypeId: 5, department: { slug: 'orthopaedics' } },
};
const getBySlug = (entries: Record<string, object>) => ({
  async getBySlug({ params: { slug } }: { params: { slug: string } }) {
    if (slug === 'broken') throw new Error('no database');
    if (!(slug in entries)) throw new ApiProblem(problemDocument(problem('not-found')));
    return { data: { slug, ...entries[slug] } };
  },
});
const visitType = {
  async get({ params: { id } }: { params: { id: string } }) {
    return { data: { id: Number(id), name: 'Assessment', durationMinutes: 45 } };
  },
};
const api = {
  visitType,
  package: getBySlug(packages),
  service: getBySlug(services),
} as unknown as Client;
const address = (query: string) => addressOfPurpose(api, new URLSearchParams(query));
const purpose = (query: string) => loadPurpose(api, readChoice(new URLSearchParams(query)));

test('a purpose without a department or that is gone leads to the first step', async () => {
  for (const slug of ['spa', 'gone', '../admin']) {
    expect(await address(`package=${slug}`)).toBe('/appointment');
  }
  expect(await address('service=gone')).toBe('/appointment');
});

test('a purpose that cannot be loaded is not booked as something else', async () => {
  await expect(address('package=broken')).rejects.toThrow();
  await expect(purpose('service=broken')).rejects.toThrow();
});

test('a package has its own length, price to pay and preparation', async () => {
  expect(await purpose('package=heart-check')).toMatchObject({
    kind: 'package',
    length: 150,
    price: 50_000,
    preparation: 'Eat nothing.',
  });
});

test('a service with a consultation before it has no length, price or preparation', async () => {
  expect(await purpose('service=mole-check')).toMatchObject({ length: 150, price: 16_000 });
  expect(await purpose('service=new-hip')).toMatchObject({
    length: null,
    price: null,
    preparation: '',
    visit: { name: 'Assessment', durationMinutes: 45 },
  });
});
