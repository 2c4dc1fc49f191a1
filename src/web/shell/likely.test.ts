import { expect, it } from 'vitest';
import { likely } from './likely.ts';

const entries = [
  { href: '/departments/cardiology', label: 'Cardiology' },
  { href: '/departments/neurology', label: 'Neurology' },
  { href: '/services/home-sleep-study', label: 'Home sleep study' },
];
const found = (pathname: string) => likely(pathname, entries).map(({ label }) => label);

it('finds what a typing mistake meant', () => {
  expect(found('/departments/cardiolgy')[0]).toBe('Cardiology');
  expect(found('/departments/nuerology')[0]).toBe('Neurology');
});

it('finds a longer name by its beginning and an address moved elsewhere', () => {
  expect(found('/treatments/home-sleep')[0]).toBe('Home sleep study');
});

it('offers nothing for an address that resembles nothing', () => {
  expect(found('/wp-login.php')).toEqual([]);
  expect(found('/')).toEqual([]);
});

it('takes a broken escape literally', () => {
  expect(found('/%E0%A4%A')).toEqual([]);
});
