import { type Period, ReportBy } from '#contract/report.ts';
import { addDays } from '#contract/words/formats.ts';
import type { PlainMessage } from '#words/catalogue.ts';

export const reportFilters = ['period', 'from', 'to', 'by', 'department', 'doctor', 'visitType'] as const;

export const presets = {
  'this-week': 'This week',
  'last-week': 'Last week',
  'last-month': 'Last month',
  'last-year': 'Last twelve months',
  own: 'Own dates',
} as const satisfies Record<string, PlainMessage>;
export type Preset = keyof typeof presets;

export interface ReportQuery extends Period {
  by: ReportBy;
  [filter: string]: string;
}

export function presetOf({ period = '' }: Record<string, string>): Preset {
  return Object.hasOwn(presets, period) ? (period as Preset) : 'last-week';
}

/** Weeks begin on Monday; months are whole ones. */
export function periodOf(preset: Exclude<Preset, 'own'>, today: string): Period {
  const monday = addDays(today, -((new Date(`${today}T00:00Z`).getUTCDay() + 6) % 7));
  if (preset === 'this-week') return { from: monday, to: addDays(monday, 6) };
  if (preset === 'last-week') return { from: addDays(monday, -7), to: addDays(monday, -1) };
  const months = preset === 'last-month' ? 1 : 12;
  return { from: monthsBefore(today, months), to: addDays(monthsBefore(today, 0), -1) };
}

export function queryOf(filters: Record<string, string>, today: string): ReportQuery {
  const { from = '', to = '', by, department, doctor, visitType } = filters;
  const preset = presetOf(filters);
  const period = preset === 'own' && from && to ? { from, to } : periodOf(ofPreset(preset), today);
  return {
    ...period,
    by: ReportBy.safeParse(by).data ?? 'department',
    ...(department ? { department } : {}),
    ...(doctor ? { doctor } : {}),
    ...(visitType ? { visitType } : {}),
  };
}

function ofPreset(preset: Preset) {
  return preset === 'own' ? 'last-week' : preset;
}

/** First day of the month `months` before. */
function monthsBefore(date: string, months: number) {
  const first = new Date(`${date.slice(0, 7)}-01T00:00Z`);
  first.setUTCMonth(first.getUTCMonth() - months);
  return first.toISOString().slice(0, 10);
}
