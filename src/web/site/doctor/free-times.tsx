import type { ReactNode } from 'react';
import { hidden, Phrase } from '#web/ui/core/phrase.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';

/**
 * A doctor's next free times. A cached page may be older, so it holds only a link; free-times.ts loads them later and
 * fills in copies of the templates. The space is reserved, so nothing moves.
 */
export function FreeTimes({ doctorSlug, none }: { doctorSlug: string; none: ReactNode }) {
  return (
    <div data-free-times={doctorSlug} className="no-print mt-5 min-h-66 noscript:min-h-0">
      <p className="grid min-h-66 place-items-center rounded-md bg-mint-soft p-4 text-center noscript:min-h-0">
        <a
          href={at(`/appointment?doctor=${doctorSlug}`)}
          className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary underline underline-offset-4 hover:no-underline"
        >
          <Icon name="calendar-days" className="size-5 shrink-0" />
          {t('See free times')}
        </a>
      </p>
      <template data-free-day="">
        <section className="mt-4 first:mt-0">
          <h3 className="flex items-baseline justify-between gap-4 text-base tracking-normal">
            <span>{'{day}'}</span>
            <a
              data-more=""
              href={at('/appointment')}
              className="inline-flex min-h-6 items-center text-sm font-semibold text-primary underline-offset-4 hover:underline"
            >
              <Phrase
                message="{count} more<hidden> on {day}</hidden>"
                count="{count}"
                day="{day}"
                hidden={hidden}
              />
            </a>
          </h3>
          <ul className="mt-1.5 grid grid-cols-3 gap-2" data-times="" />
        </section>
      </template>
      <template data-free-time="">
        <li>
          <a
            data-time=""
            href={at('/appointment')}
            className="grid min-h-11 place-items-center rounded-sm border-2 border-teal-200 bg-white text-base font-semibold tabular-nums text-primary transition-colors hover:border-primary hover:bg-primary hover:text-white"
          >
            <span>
              <Phrase message="<hidden>{day}, </hidden>{time}" day="{day}" time="{time}" hidden={hidden} />
            </span>
          </a>
        </li>
      </template>
      <template data-free-none="">
        <div className="rounded-md bg-sand-soft p-5">{none}</div>
      </template>
    </div>
  );
}
