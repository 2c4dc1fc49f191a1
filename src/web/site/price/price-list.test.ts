import { expect, test } from 'vitest';
import type { Doctor } from '#contract/doctor.ts';
import type { Package } from '#contract/package.ts';
import type { Service } from '#contract/service.ts';
import { byDepartment, consultationLine, packageLine, serviceLine } from './price-list.ts';

const heart = { id: 1, name: 'Cardiology', slug: 'cardiology' };
const skin = { id: 2, name: 'Dermatology', slug: 'dermatology' };
const doctor = (name: string, departments: (typeof heart)[], consultationFee: number | null = 19_000) =>
  consultationLine({
    name,
    title: 'Dr',
    slug: name.toLowerCase(),
    role: 'Consultant',
    departments,
    consultationFee,
  } as Doctor);
const names = (groups: ReturnType<typeof byDepartment>) =>
  groups.map(({ department, lines }) => [department?.name ?? null, lines.map(({ name }) => name)]);

test('doctors are under each of their departments, or only under the chosen one', () => {
  const lines = [doctor('Both', [skin, heart]), doctor('Anna', [heart]), doctor('Ned', [])];
  expect(names(byDepartment(lines, 'en'))).toEqual([
    ['Cardiology', ['Dr Both', 'Dr Anna']],
    ['Dermatology', ['Dr Both']],
    [null, ['Dr Ned']],
  ]);
  expect(names(byDepartment(lines.slice(0, 1), 'en', 'dermatology'))).toEqual([['Dermatology', ['Dr Both']]]);
});

test('a missing fee is no amount, and a service’s price is its lowest', () => {
  expect(doctor('Anna', [heart], null)).toMatchObject({ amount: null, isFrom: false });
  const service = { title: 'ECG', slug: 'ecg', department: heart, priceFrom: 8_500 } as Service;
  expect(serviceLine(service)).toMatchObject({ amount: 8_500, isFrom: true, href: '/services/ecg' });
  expect(serviceLine({ ...service, priceFrom: null })).toMatchObject({ amount: null, isFrom: false });
});

test('a package costs its discounted price, and shows the regular one only if discounted', () => {
  const entry = { title: 'Heart check', slug: 'heart', audience: 'seniors', department: null } as Package;
  expect(packageLine({ ...entry, price: 50_000, discountPrice: 45_000 })).toMatchObject({
    amount: 45_000,
    regular: 50_000,
    detail: 'For older people',
    departments: [],
  });
  expect(packageLine({ ...entry, price: 50_000, discountPrice: null })).toMatchObject({
    amount: 50_000,
    regular: null,
  });
});
