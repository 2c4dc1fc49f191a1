import { Svg } from '#web/ui/core/svg.tsx';
import { t } from '#words/say.ts';
import x from '~icons/lucide/x?raw';
import { useEntryName } from './entry-filter.tsx';
import type { EntryFilterName } from './entry-filters.ts';

interface FilterChipsProps {
  q: string;
  filters: Record<string, string>;
  onChange(changes: Record<string, string>): void;
}

export function FilterChips({ q, filters, onChange }: FilterChipsProps) {
  const names = Object.keys(filters);
  if (names.length === 0 && !q) return null;
  return (
    <ul className="chips" aria-label={t('Filters')}>
      {q ? <Chip words={t('“{words}”', { words: q })} onRemove={() => onChange({ q: '' })} /> : null}
      {names.map((name) => (
        <EntryChip
          key={name}
          name={name as EntryFilterName}
          slug={filters[name]!}
          onRemove={() => onChange({ [name]: '' })}
        />
      ))}
    </ul>
  );
}

function EntryChip({ name, slug, onRemove }: { name: EntryFilterName; slug: string; onRemove(): void }) {
  return <Chip words={useEntryName(name, slug)} onRemove={onRemove} />;
}

function Chip({ words, onRemove }: { words: string; onRemove(): void }) {
  return (
    <li>
      <button
        type="button"
        className="chip chip-filter"
        aria-label={t('Remove filter: {words}', { words })}
        onClick={onRemove}
      >
        {words}
        <Svg source={x} className="icon-small" />
      </button>
    </li>
  );
}
