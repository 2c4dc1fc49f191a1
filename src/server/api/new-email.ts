import type { newEmail as contract } from '#contract/account.ts';
import { problem } from '#contract/errors.ts';
import { findLink } from '#server/identity/link.ts';
import { confirmEmail } from '#server/identity/own-account.ts';
import { asLinkOwner } from './account.ts';
import type { Handlers } from './context.ts';

export const newEmail: Handlers<typeof contract> = {
  async get({ params }, context) {
    const found = await findLink(context, params.token, 'email');
    return found?.newEmail
      ? { data: asLinkOwner({ ...found, email: found.newEmail }) }
      : problem('not-found');
  },

  accept: ({ params }, context) => confirmEmail(context, params.token),
};
