import type { Appointment } from '#contract/appointment.ts';
import { t } from '#words/say.ts';

/** "3 of 12"; a visit that does not take place is "of a series". Empty without a series. */
export function seriesWords({ series }: Pick<Appointment, 'series'>): string {
  if (!series) return '';
  return series.place ? t('{place} of {count}', { place: series.place, count: series.of }) : t('Of a series');
}

export function laterVisits({ series }: Pick<Appointment, 'series'>): number {
  return series?.place ? series.of - series.place : 0;
}
