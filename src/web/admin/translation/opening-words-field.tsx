import { useController } from 'react-hook-form';
import { longestOfHours } from '#contract/translatable.ts';
import { FieldFrame } from '#web/ui/core/field.tsx';

/** What opening hours are of, and what is remarked of them, each text beside its translation; the times are facts. */
export function OpeningWordsField({ name, texts }: { name: string; texts: string[] }) {
  const { field } = useController({ name });
  const said = (field.value || {}) as Record<string, string>;
  return (
    <div className="stack">
      {texts.map((text, place) => (
        <FieldFrame key={text} id={`field-${name}-${place}`} label={text} required={false}>
          <input
            id={`field-${name}-${place}`}
            className="input"
            maxLength={longestOfHours}
            value={said[text] ?? ''}
            onChange={(event) => field.onChange({ ...said, [text]: event.target.value })}
            onBlur={field.onBlur}
          />
        </FieldFrame>
      ))}
    </div>
  );
}
