/** A list's statuses as buttons, one of them pressed; the first shows all. */
export function StateChips({
  label,
  words,
  value,
  onChange,
}: {
  label: string;
  words: Record<string, string>;
  value: string;
  onChange(status: string): void;
}) {
  return (
    <fieldset className="chips" aria-label={label}>
      {[['', 'All'] as const, ...Object.entries(words)].map(([status, label]) => (
        <button
          key={status}
          type="button"
          className="chip"
          aria-pressed={value === status}
          onClick={() => onChange(status)}
        >
          {label}
        </button>
      ))}
    </fieldset>
  );
}
