import type { newEmail as contract } from '#contract/account.ts';
import { problem } from '#contract/errors.ts';
import { findLink } from '#server/account/link.ts';
import { confirmEmail } from '#server/account/own-account.ts';
import type { Handlers } from '#server/call/context.ts';
import { listPasskeys } from '#server/identity/kept-passkeys.ts';
import { asLinkOwner } from './account.ts';

export const newEmail: Handlers<typeof contract> = {
  async get({ params }, context) {
    const found = await findLink(context, params.token, 'email');
    if (!found?.newEmail) return problem('not-found');
    const passkeys = await listPasskeys(context.orm, found.id);
    return { data: { ...asLinkOwner({ ...found, email: found.newEmail }), passkeys } };
  },

  accept: ({ params, body }, context) => confirmEmail(context, params.token, body.keepPasskeys),
};
