import type { TranslationState } from '#contract/translation.ts';
import { t } from '#words/say.ts';

export const stateWords = {
  missing: 'Missing|translation',
  draft: 'Draft|translation',
  outdated: 'Outdated|translation',
  current: 'Current|translation',
} as const satisfies Record<TranslationState, string>;

const tones: Record<TranslationState, string> = {
  missing: '',
  draft: 'badge-scheduled',
  outdated: 'badge-requested',
  current: 'badge-published',
};

export function StateBadge({ state }: { state: TranslationState }) {
  return <span className={`badge ${tones[state]}`}>{t(stateWords[state])}</span>;
}
