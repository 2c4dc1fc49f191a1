/** A list's statuses as buttons, one of them pressed; the first shows all. */
import { say, type Words } from '#web/admin/ui/words.ts';
export function StateChips({
  label,
  words,
  value,
  onChange,
}: {
  label: Words;
  words: Record<string, Words>;
  value: string;
  onChange(status: string): void;
}) {
  return (
    <fieldset className="chips" aria-label={say(label)}>
      {[['', 'All'] as const, ...Object.entries(words)].map(([status, called]) => (
        <button
          key={status}
          type="button"
          className="chip"
          aria-pressed={value === status}
          onClick={() => onChange(status)}
        >
          {say(called)}
        </button>
      ))}
    </fieldset>
  );
}
