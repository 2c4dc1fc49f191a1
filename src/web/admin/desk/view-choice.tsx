export type View = 'day' | 'week' | 'list';

const words: Record<View, string> = { day: 'Day', week: 'Week', list: 'List' };

export function ViewChoice({ value, onChange }: { value: View; onChange(view: View): void }) {
  return (
    <fieldset className="chips" aria-label="View">
      {(Object.keys(words) as View[]).map((view) => (
        <button
          key={view}
          type="button"
          className="chip"
          aria-pressed={value === view}
          onClick={() => onChange(view)}
        >
          {words[view]}
        </button>
      ))}
    </fieldset>
  );
}
