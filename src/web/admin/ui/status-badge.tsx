/** What the public sees of an entry: a published one with a future date is scheduled. */
export function StatusBadge({ entry }: { entry: { status: string; publishedAt: string | null } }) {
  const isScheduled =
    entry.status === 'published' && entry.publishedAt !== null && Date.parse(entry.publishedAt) > Date.now();
  const state = isScheduled ? 'scheduled' : entry.status;
  return <span className={`badge badge-${state}`}>{words[state] ?? state}</span>;
}

const words: Record<string, string> = {
  published: 'Published',
  scheduled: 'Scheduled',
  draft: 'Draft',
  archived: 'Archived',
};
