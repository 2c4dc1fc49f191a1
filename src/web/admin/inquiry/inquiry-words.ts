import type { Inquiry, InquiryStatus } from '#contract/inquiry.ts';
import type { Sentence } from '#contract/said.ts';
import { addressOf, type PlaceName } from '#web/admin/session/menu.ts';
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

/** The entry that the inquiry is about, as a link; null where there is none. */
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
] as const satisfies [keyof Inquiry, PlaceName][];
