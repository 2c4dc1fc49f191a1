import type { PlainMessage } from '#words/catalogue.ts';
import { StateChips } from './state-chips.tsx';

const words = {
  published: 'Published|status',
  draft: 'Drafts',
  scheduled: 'Scheduled',
  archived: 'Archived',
  deleted: 'Bin',
} as const satisfies Record<string, PlainMessage>;

export function StatusFilter({ value, onChange }: { value: string; onChange(status: string): void }) {
  return <StateChips label="Status" words={words} value={value} onChange={onChange} />;
}
