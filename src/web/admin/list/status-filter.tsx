export function StatusFilter({ value, onChange }: { value: string; onChange(status: string): void }) {
  return (
    <fieldset className="chips" aria-label="Status">
      {[
        ['', 'All'],
        ['published', 'Published'],
        ['draft', 'Drafts'],
        ['archived', 'Archived'],
      ].map(([status, label]) => (
        <button
          key={status}
          type="button"
          className="chip"
          aria-pressed={value === status}
          onClick={() => onChange(status!)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
