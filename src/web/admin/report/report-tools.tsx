import { useQuery } from '@tanstack/react-query';
import { ReportBy } from '#contract/report.ts';
import { DayField } from '#web/admin/field/day-field.tsx';
import { EntryFilter } from '#web/admin/list/entry-filter.tsx';
import { api } from '#web/admin/session/session.ts';
import { Chips } from '#web/admin/ui/chips.tsx';
import { FilterSelect } from '#web/admin/ui/options.tsx';
import type { PlainMessage } from '#words/catalogue.ts';
import { t } from '#words/say.ts';
import { type Preset, presetOf, presets, type ReportQuery } from './report-query.ts';

interface ReportToolsProps {
  filters: Record<string, string>;
  query: ReportQuery;
  onChange(changes: Record<string, string>): void;
}

export function ReportTools({ filters, query, onChange }: ReportToolsProps) {
  const preset = presetOf(filters);
  const { from, to, by } = query;
  return (
    <div className="list-tools report-tools">
      <Chips
        label={t('Time')}
        options={(Object.keys(presets) as Preset[]).map((one) => [one, t(presets[one])])}
        value={preset}
        onChange={(period) =>
          onChange(period === 'own' ? { period, from, to } : { period, from: '', to: '' })
        }
      />
      {preset === 'own' ? (
        <span className="days-filter">
          <DayField
            label="From"
            isLabelSeen
            isNeeded
            value={from}
            max={to}
            onChange={(value) => onChange({ from: value, to })}
          />
          <DayField
            label="to"
            isLabelSeen
            isNeeded
            value={to}
            min={from}
            onChange={(value) => onChange({ to: value, from })}
          />
        </span>
      ) : null}
      <div className="cluster report-filters">
        <EntryFilter
          name="department"
          value={filters.department ?? ''}
          onChange={(department) => onChange({ department })}
        />
        <EntryFilter name="doctor" value={filters.doctor ?? ''} onChange={(doctor) => onChange({ doctor })} />
        <VisitTypeFilter value={filters.visitType ?? ''} onChange={(visitType) => onChange({ visitType })} />
        <FilterSelect
          label={t('Rows')}
          options={ReportBy.options.map((one) => [one, t(byWords[one])])}
          value={by}
          onChange={(value) => onChange({ by: value })}
        />
      </div>
    </div>
  );
}

const byWords = {
  department: 'By department',
  doctor: 'By doctor',
  visitType: 'By visit type',
} as const satisfies Record<ReportBy, PlainMessage>;

function VisitTypeFilter({ value, onChange }: { value: string; onChange(id: string): void }) {
  const { data = [] } = useQuery({
    queryKey: ['visitType', 'filter'],
    queryFn: async () => (await api.visitType.list({ query: { limit: '100' } })).data,
    staleTime: 60_000,
  });
  return (
    <FilterSelect
      label={t('Filter by visit type')}
      all={t('All visit types')}
      options={data.map(({ id, name }) => [id, name])}
      value={value}
      onChange={onChange}
    />
  );
}
