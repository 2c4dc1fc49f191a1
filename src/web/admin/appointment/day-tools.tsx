import { useQuery } from '@tanstack/react-query';
import { Svg } from '#web/ui/svg.tsx';
import left from '~icons/lucide/chevron-left?raw';
import right from '~icons/lucide/chevron-right?raw';
import { SearchBox } from '../list/search-box.tsx';
import { api } from '../session.ts';
import { addDays } from '../wall-time.ts';

/** Which day, whose, and what is looked for. */
export function DayTools({
  day,
  today,
  doctor,
  q,
  onChange,
}: {
  day: string;
  today: string;
  doctor: string;
  q: string;
  onChange(changes: Record<string, string>): void;
}) {
  const { data: doctors } = useQuery({
    queryKey: ['doctor', 'options', 'slug'],
    queryFn: async () =>
      (await api.doctor.list({ query: { limit: '100', sort: 'name', status: 'all' } })).data,
    staleTime: 60_000,
  });
  return (
    <div className="list-tools">
      <fieldset className="day-nav" aria-label="Day">
        <button
          type="button"
          className="button button-icon"
          aria-label="Day before"
          onClick={() => onChange({ day: addDays(day, -1) })}
        >
          <Svg source={left} className="icon" />
        </button>
        <input
          type="date"
          className="input"
          aria-label="Day"
          value={day}
          onChange={({ target }) => target.value && onChange({ day: target.value })}
        />
        <button
          type="button"
          className="button button-icon"
          aria-label="Day after"
          onClick={() => onChange({ day: addDays(day, 1) })}
        >
          <Svg source={right} className="icon" />
        </button>
        <button
          type="button"
          className="button"
          disabled={day === today}
          onClick={() => onChange({ day: '' })}
        >
          Today
        </button>
      </fieldset>
      <select
        className="input select-doctor"
        aria-label="Doctor"
        value={doctor}
        onChange={({ target }) => onChange({ doctor: target.value })}
      >
        <option value="">All doctors</option>
        {doctors?.map(({ id, slug, name }) => (
          <option key={id} value={slug}>
            {name}
          </option>
        ))}
      </select>
      <SearchBox
        label="Search name, phone or reference"
        value={q}
        onChange={(next) => onChange({ q: next })}
      />
    </div>
  );
}
