import type { AccountState } from '#contract/account.ts';
import type { AccountAction } from '#contract/activity.ts';
import type { PlainMessage } from '#words/catalogue.ts';

export const stateWords = {
  active: 'Active',
  invited: 'Invited',
  disabled: 'Disabled',
} as const satisfies Record<AccountState, PlainMessage>;

export const accountActionWords = {
  'sign-in': 'signed in',
  'sign-out': 'signed out',
  'sign-out-elsewhere': 'signed out elsewhere',
  'sign-in-by-passkey': 'signed in with a passkey',
  'sign-in-by-sso': 'signed in with single sign-on',
  'link-sso': 'linked to single sign-on',
  'end-session': 'ended the sessions of',
  invite: 'invited',
  'accept-invitation': 'accepted the invitation',
  disable: 'disabled',
  enable: 'enabled',
  'ask-password': 'asked for a password reset for',
  'reset-password': 'reset the password by email',
  'change-password': 'changed the password',
  'ask-email': 'asked for a new email address for',
  'change-email': 'changed the email address',
  'two-factor-on': 'turned on two-factor sign-in',
  'two-factor-off': 'turned off two-factor sign-in',
  'recovery-codes': 'made new recovery codes',
  'use-recovery-code': 'used a recovery code',
  'add-passkey': 'added a passkey',
  'remove-passkey': 'removed a passkey',
} as const satisfies Record<AccountAction, PlainMessage>;
