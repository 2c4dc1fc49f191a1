import { useQuery } from '@tanstack/react-query';
import { DayField } from '#web/admin/field/day-field.tsx';
import { api } from '#web/admin/session/session.ts';
import { capital } from '#web/admin/ui/capital.ts';
import { FilterSelect, type Option } from '#web/admin/ui/options.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { Svg } from '#web/ui/core/svg.tsx';
import { t } from '#words/say.ts';
import x from '~icons/lucide/x?raw';
import { deedWords, kindWords } from './activity-words.ts';

export const activityFilters = ['actorId', 'entity', 'entityId', 'action', 'from', 'to'] as const;

interface ActivityFiltersProps {
  filters: Record<string, string>;
  entryName: string | undefined;
  onChange(changes: Record<string, string>): void;
}

/** A single entry is chosen by a link; here it can only be cleared. */
export function ActivityFilters({ filters, entryName, onChange }: ActivityFiltersProps) {
  const { entity = '', entityId = '', action = '', actorId = '', from = '', to = '' } = filters;
  const { data } = useQuery({
    queryKey: ['activity', 'choices'],
    queryFn: async () => (await api.activity.choices()).data,
    staleTime: 60_000,
  });
  const deeds = data?.deeds ?? [];
  const entities = [...new Set(deeds.map((deed) => deed.entity))];
  const actions = new Set(
    deeds.filter((deed) => !entity || deed.entity === entity).map((deed) => deed.action),
  );
  return (
    <>
      <FilterSelect
        label={t('Who|did it')}
        all={t('Everyone|staff')}
        value={actorId}
        options={(data?.people ?? []).map(({ id, name }) => [id ?? 'nobody', name])}
        onChange={(value) => onChange({ actorId: value })}
      />
      <FilterSelect
        label={t('Action')}
        all={t('All actions')}
        value={action}
        options={byText([...actions].map((one) => [one, capital(deedWords(one))]))}
        onChange={(value) => onChange({ action: value })}
      />
      <FilterSelect
        label={t('Type of entry')}
        all={t('All types of entry')}
        value={entity}
        options={byText(entities.map((one) => [one, capital(kindWords(one))]))}
        onChange={(value) => onChange({ entity: value, entityId: '', action: '' })}
      />
      <span className="days-filter">
        <DayField
          label="From"
          isLabelSeen
          value={from}
          max={to}
          onChange={(value) => onChange({ from: value })}
        />
        <DayField
          label="to"
          isLabelSeen
          value={to}
          min={from}
          onChange={(value) => onChange({ to: value })}
        />
      </span>
      {entityId ? (
        <button type="button" className="chip chip-filter" onClick={() => onChange({ entityId: '' })}>
          <Phrase
            message="{entry}<unseen>: show other entries too</unseen>"
            entry={entryName ?? t('{kind} no. {id}', { kind: kindWords(entity), id: entityId })}
            unseen={(words) => <span className="unseen">{words}</span>}
          />
          <Svg source={x} className="icon-small" />
        </button>
      ) : null}
    </>
  );
}

function byText(options: Option[]): Option[] {
  return options.sort(([, a], [, b]) => a.localeCompare(b));
}
