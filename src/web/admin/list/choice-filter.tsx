/** A further filter beside a list's statuses, as a select: with buttons, each row would begin with "All". */
import { Options } from '#web/admin/ui/options.tsx';
import { say, type Words } from '#web/admin/ui/words.ts';

interface ChoiceFilterProps {
  label: Words;
  all: Words;
  words: Record<string, Words>;
  value: string;
  onChange(value: string): void;
}

export function ChoiceFilter({ label, all, words, value, onChange }: ChoiceFilterProps) {
  return (
    <select
      className="input filter"
      aria-label={say(label)}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{say(all)}</option>
      <Options of={Object.entries(words).map(([one, called]) => [one, say(called)])} />
    </select>
  );
}
