import { problem } from '#contract/errors.ts';
import type { signInPolicy as contract } from '#contract/sign-in-policy.ts';
import type { Handlers } from '#server/call/context.ts';
import { wire } from '#server/content/present.ts';
import { single } from '#server/content/single.ts';
import * as schema from '#server/db/schema.ts';
import { hasSecondFactor } from '#server/identity/two-factor.ts';

const record = single(schema.signInPolicy, async (_, row) => wire(row));

export const signInPolicy: Handlers<typeof contract> = {
  get: record.get,

  async update(input, context) {
    // Otherwise the member of staff who turns it on would be the first to be locked out.
    if (input.body.needsSecondFactor && !(await hasSecondFactor(context.orm, context.staff.id))) {
      const message = 'Set up an authenticator app or a passkey for your own account first.';
      return problem('invalid', { errors: [{ path: 'needsSecondFactor', message }] });
    }
    return record.update(input, context);
  },
};
