import type { ReactNode } from 'react';
import { useDepartments, useDoctors } from '#web/admin/appointment/use-calendar.ts';
import { DayField } from '#web/admin/field/day-field.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { EntryOptions } from '#web/admin/ui/entry-options.tsx';
import { Popover } from '#web/admin/ui/popover.tsx';
import { SearchBox } from '#web/admin/ui/search-box.tsx';
import { addDays } from '#web/dates/month.ts';
import { Svg } from '#web/ui/core/svg.tsx';
import { t } from '#words/say.ts';
import left from '~icons/lucide/chevron-left?raw';
import right from '~icons/lucide/chevron-right?raw';
import sliders from '~icons/lucide/sliders-horizontal?raw';

interface DayToolsProps {
  day: string;
  today: string;
  doctor: string;
  department: string;
  q: string;
  /** Days per arrow press: 1 or 7. */
  stepDays: number;
  onChange(changes: Record<string, string>): void;
  /** The choice of a view. */
  children: ReactNode;
}

export function DayTools({ day, today, doctor, department, q, stepDays, onChange, children }: DayToolsProps) {
  const { data: doctors } = useDoctors();
  const { data: departments } = useDepartments();
  const isWeek = stepDays === 7;
  return (
    <div className="list-tools desk-tools">
      <fieldset className="day-nav" aria-label={t('Day')}>
        <Button
          icon={left}
          aria-label={isWeek ? t('Previous week') : t('Previous day')}
          onClick={() => onChange({ day: addDays(day, -stepDays) })}
        />
        <DayField label="Day" value={day} isNeeded onChange={(next) => onChange({ day: next })} />
        <Button
          icon={right}
          aria-label={isWeek ? t('Next week') : t('Next day')}
          onClick={() => onChange({ day: addDays(day, stepDays) })}
        />
        <Button disabled={day === today} onClick={() => onChange({ day: '' })}>
          {t('Today')}
        </Button>
      </fieldset>
      <Popover
        label="Choose what is shown"
        className="button button-icon"
        button={<Svg source={sliders} className="icon" />}
        isForPhone
      >
        {children}
        <select
          className="input select-doctor"
          aria-label={t('Department')}
          value={department}
          onChange={({ target }) => onChange({ department: target.value })}
        >
          <option value="">{t('All departments')}</option>
          <EntryOptions entries={departments} />
        </select>
        <select
          className="input select-doctor"
          aria-label={t('Doctor')}
          value={doctor}
          onChange={({ target }) => onChange({ doctor: target.value })}
        >
          <option value="">{t('All doctors')}</option>
          <EntryOptions entries={doctors} />
        </select>
        <SearchBox
          label="Search name, phone or reference"
          value={q}
          onChange={(next) => onChange({ q: next })}
        />
      </Popover>
    </div>
  );
}
