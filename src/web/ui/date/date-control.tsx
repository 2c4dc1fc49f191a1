/**
 * A date, with or without a time, typed in the hospital's format or chosen from a calendar. The value is ISO 8601; text
 * that cannot be read is passed on as typed, so that the parent can explain what is wrong. Without script it is a text
 * field, and the server parses it (web/dates/typed).
 */
import { lazy, type Ref, Suspense, useEffect, useRef, useState } from 'react';
import { longestDateText } from '#contract/lengths.ts';
import { type DateForm, exampleDate, readDate, writeDate } from '#web/dates/typed/date-text.ts';
import { exampleWall, readWall, writeWall } from '#web/dates/typed/wall-text.ts';
import { Svg } from '#web/ui/core/svg.tsx';
import { t } from '#words/say.ts';
import calendarDays from '~icons/lucide/calendar-days?raw';

const loadCalendar = () => import('#web/ui/calendar/calendar.tsx');
const Calendar = lazy(loadCalendar);

const kinds = {
  date: { read: readDate, write: writeDate, example: exampleDate },
  wall: { read: readWall, write: writeWall, example: exampleWall },
};

export interface DateControlProps extends DateForm {
  kind?: keyof typeof kinds;
  id: string;
  /** Label of the field, which also names the calendar. */
  label: string;
  value: string;
  onChange(value: string): void;
  onBlur?(): void;
  /** Called when the field is left, Enter is pressed or a day is chosen. */
  onCommit?(value: string): void;
  inputRef?: Ref<HTMLInputElement>;
  className: string;
  name?: string | undefined;
  form?: string | undefined;
  placeholder?: string;
  required?: boolean | undefined;
  disabled?: boolean | undefined;
  'aria-label'?: string | undefined;
  'aria-invalid'?: boolean | undefined;
  'aria-describedby'?: string | undefined;
}

export function DateControl({
  kind = 'date',
  locale,
  today,
  min,
  max,
  label,
  value,
  onChange,
  onBlur,
  onCommit,
  inputRef,
  className,
  ...input
}: DateControlProps) {
  const form = { locale, today, min, max };
  const { read, write, example } = kinds[kind];
  /** Text being typed, kept until the field is left. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isOpen, setOpen] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const waiting = useRef<HTMLSpanElement>(null);
  const shown = typed ?? write(value, locale);
  const chosen = read(shown, form);

  // Picks up what was typed or pressed before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked at once.
  useEffect(() => {
    const { current: box } = field;
    if (box && box.value !== shown) type(box.value, box === document.activeElement);
    if (!waiting.current?.matches(':popover-open')) return;
    waiting.current.hidePopover();
    setOpen(true);
  }, []);

  function type(text: string, isGoingOn = true) {
    setTyped(isGoingOn ? text : null);
    onChange(text.trim() === '' ? '' : (read(text, form) ?? text));
  }
  function choose(localDate: string) {
    setOpen(false);
    if (kind === 'date' || chosen) {
      const next = kind === 'date' ? localDate : localDate + chosen!.slice(10);
      setTyped(null);
      onChange(next);
      onCommit?.(next);
    } else {
      // The time is still to be typed.
      type(`${writeDate(localDate, locale)} `);
      requestAnimationFrame(() => field.current?.focus());
    }
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: prefetches the calendar that is about to open.
    <span
      className="date-control"
      onPointerEnter={loadCalendar}
      onFocus={loadCalendar}
      onBlur={({ target, relatedTarget, currentTarget }) => {
        if (target === field.current) setTyped(null);
        // No "empty" error while the focus moves to the calendar.
        if (isOpen || (value === '' && currentTarget.contains(relatedTarget))) return;
        onBlur?.();
        onCommit?.(value);
      }}
    >
      <input
        placeholder={example(form)}
        {...input}
        ref={(element) => {
          field.current = element;
          return give(inputRef, element);
        }}
        type="text"
        className={className}
        inputMode={kind === 'date' ? 'numeric' : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={longestDateText}
        value={shown}
        onChange={({ target }) => type(target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || !onCommit) return;
          event.preventDefault();
          onCommit(value);
        }}
      />
      <CalendarButton
        id={input.id}
        label={label}
        disabled={input.disabled}
        button={button}
        waiting={waiting}
        onOpen={() => setOpen(true)}
      />
      {isOpen ? (
        <Suspense>
          <Calendar
            form={form}
            chosen={chosen?.slice(0, 10) ?? null}
            opener={button.current}
            onChoose={choose}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </span>
  );
}

function give(ref: Ref<HTMLInputElement> | undefined, element: HTMLInputElement | null) {
  if (typeof ref === 'function') return ref(element);
  if (ref) ref.current = element;
}

function CalendarButton({
  id,
  label,
  disabled,
  button,
  waiting,
  onOpen,
}: Pick<DateControlProps, 'id' | 'label' | 'disabled'> & {
  button: Ref<HTMLButtonElement>;
  /** Placeholder for the calendar button until hydration. */
  waiting: Ref<HTMLSpanElement>;
  onOpen(): void;
}) {
  return (
    <>
      <button
        ref={button}
        type="button"
        className="date-button"
        aria-label={t('{field}: choose from a calendar', { field: label })}
        aria-haspopup="dialog"
        disabled={disabled}
        popoverTarget={`${id}-waiting`}
        onClick={(event) => {
          event.preventDefault();
          onOpen();
        }}
      >
        <Svg source={calendarDays} className="date-icon" />
      </button>
      <span ref={waiting} id={`${id}-waiting`} popover="auto" className="date-waiting">
        {t('The calendar is opening …')}
      </span>
    </>
  );
}
