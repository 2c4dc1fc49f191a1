/**
 * Which rows the roles of an account reach: each kind of owner by each kind of role, once. Every kind of content in
 * every state, by every account, is in roles.slow.test.ts.
 */
import { expect, test } from 'vitest';
import { heldContent, testEntries } from './held-content.ts';

const held = heldContent({
  // A department itself, entries owned by id, by department, by either, and by none; public and not; of two areas.
  kinds: ['department', 'doctor', 'service', 'testimonial', 'closure', 'news'],
  states: ['published', 'draft'],
  accounts: [
    'editor',
    'editor here',
    'receptionist here',
    'doctor here',
    'manager here who is editor everywhere',
  ],
  isPairwise: true,
});

testEntries(held);

test('every cell was checked', () => {
  expect(held.now.cells).toBeGreaterThan(800);
});
