import { nextFreeWords } from '#web/dates/next-free-words.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { Icon } from './icon.tsx';

/**
 * The way to a doctor's free times. The link works as it is; site/doctor/next-free.ts writes the next free time into it once
 * the page is there, since a page that is the same for everybody cannot carry it. One that is made anew each time says
 * it itself.
 */
export function NextFree({
  doctorId,
  doctorSlug,
  doctorName,
  next = null,
  className = '',
}: {
  doctorId: number;
  doctorSlug: string;
  /** Read out so that links of several doctors can be told apart. */
  doctorName?: string;
  /** The next free time, where the page knows it. */
  next?: { dateInWords: string; localTime: string } | null;
  className?: string;
}) {
  const { locale } = useSite();
  return (
    <a
      href={`/appointment?doctor=${doctorSlug}`}
      data-next-free={next ? undefined : doctorId}
      className={`inline-flex min-h-8 items-center gap-2 font-semibold text-primary underline-offset-4 hover:underline ${className}`}
    >
      <Icon name="calendar-check" className="size-4.5 shrink-0" />
      <span data-next-free-text>{next ? nextFreeWords(next, locale) : 'See free times'}</span>
      {doctorName ? <span className="sr-only"> with {doctorName}</span> : null}
    </a>
  );
}
