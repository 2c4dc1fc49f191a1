/** A list's statuses as buttons, one of them pressed; the first shows all. A single one is a toggle. */
import { say, type Words } from '#web/admin/ui/words.ts';

interface StateChipsProps {
  label: Words;
  words: Record<string, Words>;
  value: string;
  onChange(status: string): void;
}

export function StateChips({ label, words, value, onChange }: StateChipsProps) {
  const statuses = Object.entries(words);
  const isSwitch = statuses.length === 1;
  return (
    <fieldset className="chips" aria-label={say(label)}>
      {[...(isSwitch ? [] : [['', 'All'] as const]), ...statuses].map(([status, called]) => (
        <button
          key={status}
          type="button"
          className="chip"
          aria-pressed={value === status}
          onClick={() => onChange(isSwitch && value === status ? '' : status)}
        >
          {say(called)}
        </button>
      ))}
    </fieldset>
  );
}
