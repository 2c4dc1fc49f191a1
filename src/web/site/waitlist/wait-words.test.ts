import { expect, test } from 'vitest';
import { waitWords } from './wait-words.ts';

const nothing = { doctor: null, department: null, package: null, service: null, visitType: null };
const day = { from: '2026-03-02', to: '2026-03-02' };
const days = { from: '2026-03-02', to: '2026-03-04' };
const doctor = { name: 'Clara Hensley' };

test('a waiting list place says with whom, for what and for which days', () => {
  expect(waitWords({ ...nothing, ...day, doctor }, 'en-GB')).toBe(
    'You wait for Clara Hensley, on Monday, 2 March 2026.',
  );
  expect(waitWords({ ...nothing, ...days, service: { name: 'Mole check' } }, 'en-GB')).toBe(
    'You wait for a time and “Mole check”, on days from Monday, 2 March 2026 to Wednesday, 4 March 2026.',
  );
  expect(waitWords({ ...nothing, ...day, doctor, visitType: 'Second opinion' }, 'en-GB')).toBe(
    'You wait for Clara Hensley and “Second opinion”, on Monday, 2 March 2026.',
  );
});
