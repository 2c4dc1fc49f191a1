import { Chips } from '#web/admin/ui/chips.tsx';
import { say, type Words } from '#web/admin/ui/words.ts';

interface StateChipsProps {
  label: Words;
  words: Record<string, Words>;
  value: string;
  onChange(status: string): void;
}

/** A list's statuses; the first shows all. A single one is a toggle. */
export function StateChips({ label, words, value, onChange }: StateChipsProps) {
  const statuses = Object.entries(words).map(([one, called]): [string, string] => [one, say(called)]);
  const isSwitch = statuses.length === 1;
  return (
    <Chips
      label={say(label)}
      options={isSwitch ? statuses : [['', say('All')], ...statuses]}
      value={value}
      onChange={(status) => onChange(isSwitch && value === status ? '' : status)}
    />
  );
}
