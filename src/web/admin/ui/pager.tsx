import type { Meta } from '#contract/base.ts';
import { plainNumber } from '#contract/words/formats.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { t } from '#words/say.ts';

export function Pager({ meta, onChange }: { meta: Meta; onChange(page: number): void }) {
  const pages = Math.max(1, Math.ceil(meta.total / meta.limit));
  if (pages === 1) return null;
  const first = (meta.page - 1) * meta.limit + 1;
  return (
    <nav aria-label={t('Pages|of a list')} className="in-line pager">
      <Button disabled={meta.page <= 1} onClick={() => onChange(meta.page - 1)}>
        {t('Previous')}
      </Button>
      <span>
        {t('{first} to {last} of {total}', {
          first: plainNumber(first),
          last: plainNumber(Math.min(meta.total, first + meta.limit - 1)),
          total: plainNumber(meta.total),
        })}
      </span>
      <Button disabled={meta.page >= pages} onClick={() => onChange(meta.page + 1)}>
        {t('Next')}
      </Button>
    </nav>
  );
}
