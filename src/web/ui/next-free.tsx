import type { ReactNode } from 'react';
import { nextFreeWords } from '#web/dates/next-free-words.ts';
import { at } from '#words/language.ts';
import { t, translated } from '#words/say.ts';
import { Phrase } from './core/phrase.tsx';
import { Icon } from './icon.tsx';

/**
 * A link to a doctor's free times. It works as it is; site/doctor/next-free.ts fills in the next free time, which a
 * cached page cannot hold. Uncached pages pass it.
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
  /** For screen readers, to tell the links of several doctors apart. */
  doctorName?: ReactNode;
  next?: { dateInWords: string; timeInWords: string } | null;
  className?: string;
}) {
  return (
    <a
      href={at(`/appointment?doctor=${doctorSlug}`)}
      data-next-free={next ? undefined : doctorId}
      className={`inline-flex min-h-8 items-center gap-2 font-semibold text-primary underline-offset-4 hover:underline ${className}`}
    >
      <Icon name="calendar-check" className="size-4.5 shrink-0" />
      <span
        data-next-free-text
        data-next={next ? undefined : translated('Next free: {date}, {time}')}
        data-none={next ? undefined : t('No free times soon: join the waiting list')}
      >
        {next ? nextFreeWords(next) : t('See free times')}
      </span>
      {doctorName ? (
        <span className="sr-only">
          {' '}
          <Phrase message="with {doctor}" doctor={doctorName} />
        </span>
      ) : null}
    </a>
  );
}
