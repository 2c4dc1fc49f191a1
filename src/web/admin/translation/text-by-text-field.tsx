import { useController } from 'react-hook-form';
import { longestOfText } from '#contract/translatable.ts';
import { FieldFrame } from '#web/ui/core/field.tsx';

/** Each text of a list beside its translation; the rest of the list is not translated. */
export function TextByTextField({ name, texts }: { name: string; texts: string[] }) {
  const { field } = useController({ name });
  const said = (field.value || {}) as Record<string, string>;
  return (
    <div className="stack">
      {texts.map((text, place) => (
        <FieldFrame key={text} id={`field-${name}-${place}`} label={text} required={false}>
          <input
            id={`field-${name}-${place}`}
            className="input"
            maxLength={longestOfText}
            value={said[text] ?? ''}
            onChange={(event) => field.onChange({ ...said, [text]: event.target.value })}
            onBlur={field.onBlur}
          />
        </FieldFrame>
      ))}
    </div>
  );
}
