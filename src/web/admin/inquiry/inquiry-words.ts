import type { Inquiry, InquiryStatus } from '#contract/inquiry.ts';
import { allows, type Grant } from '#contract/roles.ts';
import type { Sentence } from '#contract/validation-message.ts';
import { addressOf, type MenuName } from '#web/admin/session/menu.ts';
import type { PlainMessage } from '#words/catalogue.ts';
import { t } from '#words/say.ts';

export { inquiryStates as statusWords } from '#contract/state-words.ts';

/** The possible steps from each status, the usual one first, with their buttons. */
export const steps: Record<InquiryStatus, [to: InquiryStatus, words: Sentence][]> = {
  new: [
    ['open', 'Mark as in progress'],
    ['closed', 'Close|inquiry'],
    ['spam', 'Mark as spam'],
  ],
  open: [
    ['closed', 'Close|inquiry'],
    ['new', 'Mark as new'],
    ['spam', 'Mark as spam'],
  ],
  replied: [
    ['closed', 'Close|inquiry'],
    ['open', 'Reopen'],
  ],
  closed: [['open', 'Reopen']],
  spam: [['new', 'Not spam']],
};

export function isWaiting(status: InquiryStatus) {
  return status === 'new' || status === 'open';
}

export const whoseWords = {
  mine: 'Mine',
  department: 'My department’s',
  nobody: 'Nobody’s',
} as const satisfies Record<string, PlainMessage>;

/** Whether the account is limited to departments; otherwise none is its own. */
export function hasDepartments(me: { roles: readonly Grant[] } | undefined) {
  return me?.roles.some(
    ({ role, departmentIds }) => departmentIds !== null && allows(role, 'inquiries', 'read'),
  );
}

/** The entry that the inquiry is about, as a link; null if there is none. */
export function aboutOf(inquiry: Inquiry): { label: string; to: string } | null {
  for (const [field, place] of kinds) {
    const id = inquiry[field];
    if (id) return { label: inquiry.topic || t('no. {id}', { id: String(id) }), to: addressOf(place, id) };
  }
  return null;
}

/** The most specific first, as in server/inquiry/topic.ts. */
const kinds = [
  ['packageId', 'package'],
  ['serviceId', 'service'],
  ['doctorId', 'doctor'],
  ['departmentId', 'department'],
] as const satisfies [keyof Inquiry, MenuName][];
