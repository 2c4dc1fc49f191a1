/** A locked session: its token is refused until its owner confirms the password or a passkey again. */
import { route } from './base.ts';
import { Proof } from './proof.ts';

export const lock = {
  create: route({
    method: 'POST',
    path: '/admin/lock',
    access: 'staff',
    summary: 'Lock this session; until it is unlocked its calls answer 423',
    status: 204,
    whileLocked: true,
    beforeSecondFactor: true,
  }),
  unlock: route({
    method: 'POST',
    path: '/admin/lock/release',
    access: 'staff',
    summary: 'Unlock this session with its owner’s password or passkey',
    body: Proof,
    status: 204,
    whileLocked: true,
    beforeSecondFactor: true,
    errors: ['invalid', 'too-many-requests'],
  }),
};
