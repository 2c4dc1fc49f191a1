import { type Opening, type OpeningLine, weekdays } from '#contract/opening.ts';
import { addDays } from '#contract/words/formats.ts';
import type { Facts } from './hospital-facts.ts';

/** Structured data of the place's own hours; those of its parts, such as visiting, would be mistaken for them. */
export function openingFacts(lines: OpeningLine[], opening: Opening | null) {
  const own = lines.filter(({ name, kind }) => name === '' && kind !== 'words');
  const special = (opening?.closures ?? []).flatMap(closedDays);
  return {
    openingHoursSpecification: own.length > 0 ? own.flatMap(lineFacts) : undefined,
    specialOpeningHoursSpecification: own.length > 0 && special.length > 0 ? special : undefined,
  };
}

function lineFacts({ kind, days, from, to }: OpeningLine): Facts[] {
  return hoursOf(kind, from, to).map(({ opens, closes, isNextDay = false }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => `https://schema.org/${weekdays[(isNextDay ? day : day - 1) % 7]}`),
    opens: `${opens}:00`,
    closes: `${closes}:00`,
  }));
}

type DayHours = { opens: string; closes: string; isNextDay?: boolean };

/** By search engines' conventions: all day ends a minute early, and equal times mean closed. */
function hoursOf(kind: OpeningLine['kind'], from: string, to: string): DayHours[] {
  const midnight = '00:00';
  const dayEnd = '23:59';
  if (kind === 'closed') return [{ opens: midnight, closes: midnight }];
  if (kind === 'allDay') return [{ opens: midnight, closes: dayEnd }];
  if (to === '24:00' || to === midnight) return [{ opens: from, closes: dayEnd }];
  // Two pieces, as 24 hours in one would read as closed.
  if (from === to)
    return [
      { opens: from, closes: dayEnd },
      { opens: midnight, closes: to, isNextDay: true },
    ];
  return [{ opens: from, closes: to }];
}

/** Whole days only: a partly closed day would need its remaining hours. */
function closedDays({ from, to }: Opening['closures'][number]): Facts[] {
  const first = from.endsWith('T00:00') ? from.slice(0, 10) : addDays(from.slice(0, 10), 1);
  const last = to >= `${to.slice(0, 10)}T23:59` ? to.slice(0, 10) : addDays(to.slice(0, 10), -1);
  if (last < first) return [];
  return [
    {
      '@type': 'OpeningHoursSpecification',
      opens: '00:00:00',
      closes: '00:00:00',
      validFrom: first,
      validThrough: last,
    },
  ];
}
