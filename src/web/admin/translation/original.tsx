import type { RichText as RichTextDocument } from '#contract/rich-text.ts';
import { isSilent } from '#contract/translatable.ts';
import { wordsOf } from '#web/admin/ui/field-schema.ts';
import { RichText } from '#web/ui/rich-text.tsx';

/** What a field says in the main language, and what it said when it was translated, if that is something else. */
export function Original({ label, value, before }: { label: string; value: unknown; before: unknown }) {
  return (
    <div className="original" dir="auto">
      <p className="original-label">{label}, original</p>
      <Said value={value} />
      {before === undefined ? null : (
        <details>
          <summary>Changed since it was translated. Before:</summary>
          <Said value={before} />
        </details>
      )}
    </div>
  );
}

function Said({ value }: { value: unknown }) {
  if (isSilent(value)) return <p className="quiet">Empty</p>;
  if (Array.isArray(value)) {
    return (
      <ol className="original-rows">
        {value.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only shown.
          <li key={place}>{typeof row === 'object' ? <Row row={row as object} /> : String(row)}</li>
        ))}
      </ol>
    );
  }
  if (typeof value === 'object') return <RichText document={value as RichTextDocument} />;
  return <p className="original-text">{String(value)}</p>;
}

/** A row of a list such as questions and answers. */
function Row({ row }: { row: object }) {
  return (
    <dl>
      {Object.entries(row)
        .filter(([, value]) => !isSilent(value))
        .map(([name, value]) => (
          <div key={name}>
            <dt>{wordsOf(name)}</dt>
            <dd>{Array.isArray(value) ? value.join(', ') : String(value)}</dd>
          </div>
        ))}
    </dl>
  );
}
