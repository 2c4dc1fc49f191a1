import { expect, test } from 'vitest';
import { isWalkIn } from './walk-in.ts';

const department = (slug: string) => ({ id: 1, name: slug, slug });
const care = { department: department('emergency'), durationMinutes: null, visitTypeId: null };

test('a service in the department for emergencies is booked only as what staff say', () => {
  expect(isWalkIn(care)).toBe(true);
  expect(isWalkIn({ ...care, durationMinutes: 45 })).toBe(false);
  expect(isWalkIn({ ...care, visitTypeId: 1 })).toBe(false);
  expect(isWalkIn({ ...care, department: department('cardiology') })).toBe(false);
  expect(isWalkIn({ ...care, department: null })).toBe(false);
});
