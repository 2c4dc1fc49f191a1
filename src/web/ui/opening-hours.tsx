import type { Opening, OpeningLine } from '#contract/opening.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { Icon } from './icon.tsx';
import { langOf, type Written } from './lang.tsx';
import { closureWords, daysWords, hoursWords, statusWords } from './opening-words.ts';

/**
 * Opening hours and the current state: the place's own hours first, then those of its parts, such as visiting. The
 * current state expires: a page kept by a browser hides it (site/frame/opening-status.ts), and pages meant to be kept
 * omit `opening`.
 */
export function OpeningHours({
  hours,
  of: written,
  opening = null,
  className = '',
}: {
  hours: OpeningLine[];
  /** The entry that the hours belong to. */
  of: Written;
  opening?: Opening | null;
  className?: string;
}) {
  const { locale } = useSite();
  const own = hours.filter(({ kind, name }) => kind === 'words' || name === '');
  const parts = Map.groupBy(
    hours.filter((line) => !own.includes(line)),
    ({ name }) => name,
  );
  const closures = (opening?.closures ?? []).map((closure) => closureWords(closure, locale));
  return (
    <div className={`grid gap-5 ${className}`}>
      {own.length > 0 || closures.length > 0 ? (
        <div>
          <Status name="" opening={opening} />
          <Lines lines={own} written={written} />
          {closures.map((words) => (
            <p key={words} className="mt-2 flex gap-2 leading-snug">
              <Icon name="calendar-days" className="mt-0.5 size-4.5 shrink-0 text-primary" />
              {words}
            </p>
          ))}
        </div>
      ) : null}
      {[...parts].map(([name, lines]) => (
        <div key={name}>
          <p className="font-semibold wrap-anywhere" {...langOf(written)}>
            {name}
          </p>
          <Status name={name} opening={opening} />
          <Lines lines={lines} written={written} />
        </div>
      ))}
    </div>
  );
}

function Status({ name, opening }: { name: string; opening: Opening | null }) {
  const { locale } = useSite();
  const status = opening?.statuses.find((one) => one.name === name);
  if (!opening || !status) return null;
  const { state, rest } = statusWords(status, opening.today, locale);
  return (
    <p data-ends={opening.until} className="mb-1 flex gap-2 leading-snug print:hidden">
      <Icon
        name={status.isOpen ? 'door-open' : 'door-closed'}
        className={`mt-0.5 size-4.5 shrink-0 ${status.isOpen ? 'text-success' : 'text-ink-muted'}`}
      />
      <span className="min-w-0 wrap-anywhere">
        <strong className={status.isOpen ? 'text-success' : 'text-ink'}>{state}</strong>
        {rest}
      </span>
    </p>
  );
}

function Lines({ lines, written }: { lines: OpeningLine[]; written: Written }) {
  const { locale } = useSite();
  const rows = Map.groupBy(lines, ({ kind, name, days }) =>
    kind === 'words' ? name : daysWords(days, locale),
  );
  if (rows.size === 0) return null;
  return (
    <dl className="divide-y divide-line">
      {[...rows].map(([label, same]) => (
        <div key={label} className="beside flex justify-between gap-6 py-2 leading-snug">
          {/* Hours in words are long, and shrink before the label does. */}
          <dt
            className={same[0]!.kind === 'words' ? 'min-w-min wrap-break-word' : 'min-w-0 wrap-anywhere'}
            {...(same[0]!.kind === 'words' && langOf(written))}
          >
            {label}
          </dt>
          <dd className={`max-w-[55%] text-end ${same[0]!.kind === 'words' ? 'min-w-0' : 'shrink-0'}`}>
            {same.map((line) => (
              <Hours key={`${line.from} ${line.remark}`} line={line} written={written} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Hours({ line, written }: { line: OpeningLine; written: Written }) {
  const { locale } = useSite();
  const lang = langOf(written);
  if (line.kind === 'words')
    return (
      <span className="block font-semibold wrap-anywhere" {...lang}>
        {line.remark}
      </span>
    );
  return (
    <>
      <span className="block font-semibold tabular-nums">{hoursWords(line, locale)}</span>
      {line.remark ? (
        <span className="block text-sm text-ink-muted wrap-anywhere" {...lang}>
          {line.remark}
        </span>
      ) : null}
    </>
  );
}
