import type { PlainMessage } from '#words/catalogue.ts';
import { t } from '#words/say.ts';

export type View = 'day' | 'week' | 'list';

const words = { day: 'Day', week: 'Week', list: 'List' } as const satisfies Record<View, PlainMessage>;

export function ViewChoice({ value, onChange }: { value: View; onChange(view: View): void }) {
  return (
    <fieldset className="chips" aria-label={t('View')}>
      {(Object.keys(words) as View[]).map((view) => (
        <button
          key={view}
          type="button"
          className="chip"
          aria-pressed={value === view}
          onClick={() => onChange(view)}
        >
          {t(words[view])}
        </button>
      ))}
    </fieldset>
  );
}
