/** An entry's public state: published with a future date is scheduled. */

import type { PlainMessage } from '#words/catalogue.ts';
import { t } from '#words/say.ts';
export function StatusBadge({ entry }: { entry: { status: string; publishedAt: string | null } }) {
  const isScheduled =
    entry.status === 'published' && entry.publishedAt !== null && Date.parse(entry.publishedAt) > Date.now();
  const state = isScheduled ? 'scheduled' : entry.status;
  return (
    <span className={`badge badge-${state}`}>
      {state in words ? t(words[state as keyof typeof words]) : state}
    </span>
  );
}

const words = {
  published: 'Published|status',
  scheduled: 'Scheduled',
  draft: 'Draft',
  archived: 'Archived',
} as const satisfies Record<string, PlainMessage>;
