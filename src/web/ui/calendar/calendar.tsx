/**
 * Chooses a day from a month, by the ARIA pattern of the date picker dialog: arrows move by days and weeks, Home and
 * End within a week, Page Up and Page Down by months, with Shift by years. It never moves to a day outside the range.
 */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { dateFormat } from '#contract/words/formats.ts';
import { addDays, addMonths, boundsOf, weeksOf } from '#web/dates/month.ts';
import type { DateForm } from '#web/dates/typed/date-text.ts';
import { weekdays, weekStart } from '#web/dates/week.ts';
import { longDate, monthWords } from '#web/dates/words.ts';
import { Svg } from '#web/ui/core/svg.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';
import chevronLeft from '~icons/lucide/chevron-left?raw';
import chevronRight from '~icons/lucide/chevron-right?raw';
import './calendar.css';

interface CalendarProps {
  form: DateForm;
  /** Local date; null if none is chosen. */
  chosen: string | null;
  opener: Element | null;
  onChoose(localDate: string): void;
  onClose(): void;
}

export default function Calendar(props: CalendarProps) {
  return (
    <Dialog title={t('Choose a date')} className="picker" onClose={props.onClose}>
      <Days {...props} />
    </Dialog>
  );
}

function Days({ form, chosen, opener, onChoose, onClose }: CalendarProps) {
  const { locale, today, min, max } = form;
  const [day, setDay] = useState(() => within(chosen ?? today, form));
  const table = useRef<HTMLTableElement>(null);
  const isByKey = useRef(true);
  const monthId = useId();
  const month = day.slice(0, 7);

  useEffect(() => placeBeside(table.current!.closest('dialog')!, opener), [opener]);
  useEffect(() => {
    if (isByKey.current) table.current!.querySelector<HTMLElement>(`[data-day="${day}"]`)?.focus();
    isByKey.current = false;
  }, [day]);

  function press(event: KeyboardEvent) {
    const next = dayAfterKey(event, day, weekStart(locale));
    if (!next) return;
    event.preventDefault();
    event.stopPropagation();
    isByKey.current = true;
    setDay(within(next, form));
  }
  return (
    <>
      <div className="picker-head">
        <MonthButton
          label={t('Month before')}
          icon={chevronLeft}
          isThere={!min || boundsOf(addMonths(month, -1)).last >= min}
          onPress={() => setDay(within(sameDayIn(day, -1), form))}
        />
        <p id={monthId} aria-live="polite" className="picker-month">
          {monthWords(month, locale)}
        </p>
        <MonthButton
          label={t('Month after')}
          icon={chevronRight}
          isThere={!max || boundsOf(addMonths(month, 1)).first <= max}
          onPress={() => setDay(within(sameDayIn(day, 1), form))}
        />
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: days that arrow keys move through are a grid. */}
      <table ref={table} role="grid" aria-labelledby={monthId} className="picker-days" onKeyDown={press}>
        <Weekdays locale={locale} />
        <tbody>
          {weeksOf(month, weekStart(locale)).map(({ days }) => (
            <tr key={days.find((one) => one !== null)}>
              {days.map((one, place) =>
                one === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a weekday is its index.
                  <td key={place} />
                ) : (
                  // biome-ignore lint/a11y: a grid cell; its button takes the focus.
                  <td key={one} role="gridcell" aria-selected={one === chosen}>
                    <button
                      type="button"
                      data-day={one}
                      tabIndex={one === day ? 0 : -1}
                      aria-label={longDate(one, locale)}
                      aria-current={one === today ? 'date' : undefined}
                      disabled={within(one, form) !== one}
                      onClick={() => onChoose(one)}
                    >
                      {
                        dateFormat(locale, { day: 'numeric', timeZone: 'UTC' })
                          .formatToParts(Date.parse(`${one}T12:00Z`))
                          .find(({ type }) => type === 'day')?.value
                      }
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="picker-foot">
        <button type="button" className="picker-action" onClick={onClose}>
          {t('Cancel|dialog')}
        </button>
        {within(today, form) === today ? (
          <button type="button" className="picker-action" onClick={() => onChoose(today)}>
            {t('Today')}
          </button>
        ) : null}
      </p>
    </>
  );
}

function MonthButton({
  label,
  icon,
  isThere,
  onPress,
}: {
  label: string;
  icon: string;
  isThere: boolean;
  onPress(): void;
}) {
  return (
    // Not `disabled`, which would drop the focus at the last month.
    <button
      type="button"
      aria-label={label}
      className="picker-step"
      aria-disabled={!isThere || undefined}
      onClick={() => isThere && onPress()}
    >
      <Svg source={icon} className="picker-icon" />
    </button>
  );
}

function Weekdays({ locale }: { locale: string }) {
  return (
    <thead>
      <tr>
        {weekdays(locale, weekStart(locale)).map(({ long, short }) => (
          <th key={long} scope="col" abbr={long}>
            {short}
          </th>
        ))}
      </tr>
    </thead>
  );
}

function dayAfterKey({ key, shiftKey }: KeyboardEvent, day: string, firstDay: number) {
  const weekday = new Date(`${day}T00:00Z`).getUTCDay() || 7;
  const fromStart = (weekday - firstDay + 7) % 7;
  switch (key) {
    case 'ArrowLeft':
      return addDays(day, isRightToLeft() ? 1 : -1);
    case 'ArrowRight':
      return addDays(day, isRightToLeft() ? -1 : 1);
    case 'ArrowUp':
      return addDays(day, -7);
    case 'ArrowDown':
      return addDays(day, 7);
    case 'Home':
      return addDays(day, -fromStart);
    case 'End':
      return addDays(day, 6 - fromStart);
    case 'PageUp':
      return sameDayIn(day, shiftKey ? -12 : -1);
    case 'PageDown':
      return sameDayIn(day, shiftKey ? 12 : 1);
    default:
      return null;
  }
}

function isRightToLeft() {
  return getComputedStyle(document.documentElement).direction === 'rtl';
}

/** The same day of another month, or that month's last day. */
function sameDayIn(day: string, months: number) {
  const month = addMonths(day.slice(0, 7), months);
  const { last } = boundsOf(month);
  return `${month}-${day.slice(8)}` < last ? `${month}-${day.slice(8)}` : last;
}

function within(day: string, { min, max }: DateForm) {
  if (min && day < min) return min;
  return max && day > max ? max : day;
}

const gap = 4;
const margin = 8;

/** Places the calendar below or above its field; in a small window the stylesheet centres it. */
function placeBeside(dialog: HTMLDialogElement, opener: Element | null) {
  const field = opener?.parentElement?.getBoundingClientRect();
  const { clientWidth: width, clientHeight: height } = document.documentElement;
  if (!field || width < 640) return;
  const own = dialog.getBoundingClientRect();
  const below = field.bottom + gap;
  const above = field.top - gap - own.height;
  if (below + own.height > height - margin && above < margin) return;
  dialog.style.inset = 'auto';
  dialog.style.margin = '0';
  dialog.style.top = `${below + own.height <= height - margin ? below : above}px`;
  dialog.style.left = `${Math.max(margin, Math.min(field.left, width - margin - own.width))}px`;
}
