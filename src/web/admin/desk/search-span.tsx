import { dayInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { statusWords } from '#web/admin/ui/appointment-words.ts';
import { t } from '#words/say.ts';
import type { DeskAddress } from './desk-address.ts';

export function SearchSpan({
  address: { q, series, status, day, isEverywhere },
  onChange,
}: {
  address: DeskAddress;
  onChange(changes: Record<string, string>): void;
}) {
  const { locale } = useHospital();
  if (series)
    return (
      <p className="search-span">
        {t('All visits of a series.')}{' '}
        <button type="button" className="link-button" onClick={() => onChange({ series: '' })}>
          {t('Back to the day')}
        </button>
      </p>
    );
  if (!q && !isEverywhere) return null;
  // A search covers all days by default, a status does not.
  const other = q ? (isEverywhere ? 'one' : '') : '';
  return (
    <p className="search-span">
      {isEverywhere
        ? q
          ? t('Results from all days.')
          : t('{state}, on all days.', { state: t(statusWords[status || 'booked']) })
        : t('Results from {day} only.', { day: dayInWords(day, locale, 'short') })}{' '}
      <button type="button" className="link-button" onClick={() => onChange({ days: other })}>
        {isEverywhere ? t('This day only') : t('Search all days')}
      </button>
    </p>
  );
}
