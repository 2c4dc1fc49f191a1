/** Two calls that may have different answers must never share an address in the cache. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Route } from '#contract/base.ts';
import { routes } from '#contract/routes.ts';
import { sampleOf } from '#server/security/sample.ts';
import { type TestHospital, testHospital } from '#server/test-hospital.ts';
import { isLasting, keptAddress } from './address.ts';
import { testFront } from './test-front.ts';

interface Case {
  name: string;
  /** The call, and the same call with another value in one place. */
  calls: [string, string];
  /** Whether the answer to the second call may be cached. */
  isKept: boolean;
}

const kept = routes()
  .map(({ route }) => route as Route)
  .filter((route) => isLasting(route, {}));

const filled = (path: string) => `/api${path.replaceAll(/\{\w+\}/g, '1')}`;

/** Every query and path parameter of every cacheable call. */
const cases: Case[] = kept.flatMap((route) => {
  const address = filled(route.path);
  const inQuery = Object.keys(route.query?.shape ?? {}).map((parameter): Case => {
    const isKept = isLasting(route, { [parameter]: 'x' });
    return { name: `${parameter} of ${route.path}`, calls: [address, `${address}?${parameter}=x`], isKept };
  });
  const inPath = [...route.path.matchAll(/\{(\w+)\}/g)].map(([whole, parameter]): Case => {
    const other = filled(route.path.replace(whole, '2'));
    return { name: `${parameter} in ${route.path}`, calls: [address, other], isKept: true };
  });
  return [...inQuery, ...inPath];
});

test('there is a case for each parameter', () => {
  expect(kept.length).toBeGreaterThan(30);
  expect(cases.length).toBeGreaterThan(80);
});

test('each makes an address of its own, or none', () => {
  for (const { name, calls, isKept } of cases)
    expect([name, ...calls.map(keptAddress)]).toEqual([name, calls[0], isKept ? calls[1] : null]);
});

test('two parameters make one address, in any order', () => {
  for (const route of kept) {
    const { path, query } = route;
    const names = Object.keys(query?.shape ?? {}).filter((name) => isLasting(route, { [name]: 'x' }));
    const written = (all: string[]) =>
      `${filled(path)}?${new URLSearchParams(all.map((name) => [name, name]))}`;
    expect(keptAddress(written(names))).toBe(keptAddress(written(names.toReversed())));
  }
});

describe('through the cache', () => {
  let hospital: TestHospital;
  beforeAll(async () => {
    hospital = await testHospital();
  });
  afterAll(() => hospital.close());

  test('every call is answered as the API itself answers it, regardless of earlier calls', async () => {
    const { get, app, close } = await testFront(hospital);
    const others = { page: '2', limit: '1', sort: 'createdAt', status: 'draft' };
    const addresses = kept.flatMap((route) => {
      const sample = route.query ? (sampleOf(route.query, ['heart']) as Record<string, string>) : {};
      const values = { ...sample, ...others } as Record<string, string>;
      return [
        '',
        ...Object.keys(route.query?.shape ?? {}).flatMap((name) =>
          [values[name], 'NaN'].map((value) => `?${name}=${value}`),
        ),
      ].map((query) => filled(route.path) + query);
    });
    for (const address of addresses) {
      const own = await app.request(`http://hospital.test${address}`);
      const { status, text } = await get(address);
      expect([address, status, text]).toEqual([address, own.status, await own.text()]);
    }
    await close();
  });

  test('each album has its own pictures, and what is no album is refused', async () => {
    const { get, close } = await testFront(hospital);
    for (const album of [1, 2, 3]) {
      const { data } = JSON.parse((await get(`/api/gallery/images?galleryId=${album}`)).text);
      expect(data.length).toBeGreaterThan(0);
      expect(new Set(data.map(({ galleryId }: { galleryId: number }) => galleryId))).toEqual(
        new Set([album]),
      );
    }
    for (const wrong of ['NaN', '', '0', 'x'])
      expect([wrong, (await get(`/api/gallery/images?galleryId=${wrong}`)).status]).toEqual([wrong, 422]);
    await close();
  });
});
