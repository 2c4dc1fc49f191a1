import type { TranslationState } from '#contract/translation.ts';

export const stateWords: Record<TranslationState, string> = {
  missing: 'Missing',
  draft: 'Draft',
  outdated: 'Outdated',
  current: 'Current',
};

const tones: Record<TranslationState, string> = {
  missing: '',
  draft: 'badge-scheduled',
  outdated: 'badge-requested',
  current: 'badge-published',
};

export function StateBadge({ state }: { state: TranslationState }) {
  return <span className={`badge ${tones[state]}`}>{stateWords[state]}</span>;
}
