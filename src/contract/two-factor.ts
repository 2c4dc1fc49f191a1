/** One-time codes in addition to the password (RFC 6238), and recovery codes for a lost phone. */
import { z } from 'zod';
import { requiredLine, route } from './base.ts';

const RecoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

export const twoFactor = {
  get: route({
    method: 'GET',
    path: '/admin/two-factor',
    access: 'staff',
    summary: 'Whether signing in to one’s account needs a code, and how many recovery codes are left',
    data: z.object({ isOn: z.boolean(), recoveryCodesLeft: z.int() }),
    beforeSecondFactor: true,
  }),
  create: route({
    method: 'POST',
    path: '/admin/two-factor',
    access: 'staff',
    summary: 'Begin setup: a key for the authenticator app, as text and as the address for its QR code',
    sensitive: true,
    data: z.object({ key: z.string(), address: z.string() }),
    beforeSecondFactor: true,
    status: 201,
    errors: ['two-factor-on'],
  }),
  update: route({
    method: 'PUT',
    path: '/admin/two-factor',
    access: 'staff',
    summary: 'Turn it on with a first code; returns the recovery codes, which are shown only now',
    sensitive: true,
    body: z.strictObject({ code: requiredLine(40, 'Enter the code from your authenticator app.') }),
    beforeSecondFactor: true,
    data: RecoveryCodes,
    errors: ['two-factor-on', 'invalid', 'too-many-requests'],
  }),
  remove: route({
    method: 'DELETE',
    path: '/admin/two-factor',
    access: 'staff',
    summary: 'Turn it off',
    sensitive: true,
    status: 204,
  }),
  renew: route({
    method: 'POST',
    path: '/admin/two-factor/recovery-codes',
    access: 'staff',
    summary: 'A new set of recovery codes; the old ones stop working',
    sensitive: true,
    data: RecoveryCodes,
    errors: ['not-found'],
  }),
};
