import type { Meta } from '#contract/base.ts';

export function Pager({ meta, onChange }: { meta: Meta; onChange(page: number): void }) {
  const pages = Math.max(1, Math.ceil(meta.total / meta.limit));
  if (pages === 1) return null;
  const first = (meta.page - 1) * meta.limit + 1;
  return (
    <nav aria-label="Pages" className="in-line pager">
      <button
        type="button"
        className="button"
        disabled={meta.page <= 1}
        onClick={() => onChange(meta.page - 1)}
      >
        Previous
      </button>
      <span>
        {first} to {Math.min(meta.total, first + meta.limit - 1)} of {meta.total}
      </span>
      <button
        type="button"
        className="button"
        disabled={meta.page >= pages}
        onClick={() => onChange(meta.page + 1)}
      >
        Next
      </button>
    </nav>
  );
}
