import type { RichText as RichTextDocument } from '#contract/rich-text.ts';
import { isSilent } from '#contract/translatable.ts';
import { labelOf } from '#web/admin/ui/field-labels.ts';
import { RichText } from '#web/ui/rich-text.tsx';
import { joined } from '#words/joined.ts';
import { t } from '#words/say.ts';

interface OriginalProps {
  label: string;
  order: string[];
  value: unknown;
  before: unknown;
}

/** A field in the main language, and its value when it was translated, if different. */
export function Original({ label, order, value, before }: OriginalProps) {
  return (
    <div className="original" dir="auto">
      <p className="original-label">{t('{field}, original', { field: label })}</p>
      <Said value={value} order={order} />
      {before === undefined ? null : (
        <div className="original-before">
          <p className="original-label">{t('It said before')}</p>
          <Said value={before} order={order} />
        </div>
      )}
    </div>
  );
}

function Said({ value, order }: { value: unknown; order: string[] }) {
  if (isSilent(value)) return <p className="quiet">{t('Empty')}</p>;
  if (Array.isArray(value)) {
    return (
      <ol className="original-rows">
        {value.map((row, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: rows are only shown.
          <li key={place}>
            {typeof row === 'object' ? (
              <Row row={row as Record<string, unknown>} order={order} />
            ) : (
              String(row)
            )}
          </li>
        ))}
      </ol>
    );
  }
  if (typeof value === 'object') return <RichText document={value as RichTextDocument} />;
  return <p className="original-text">{String(value)}</p>;
}

function Row({ row, order }: { row: Record<string, unknown>; order: string[] }) {
  return (
    <dl>
      {order
        .filter((name) => !isSilent(row[name]))
        .map((name) => (
          <div key={name}>
            <dt>{labelOf(name)}</dt>
            <dd>{joined([row[name]].flat().map(String))}</dd>
          </div>
        ))}
    </dl>
  );
}
