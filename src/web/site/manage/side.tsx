import { beforeVisit } from '#contract/before-visit.ts';
import type { Managed } from '#contract/manage.ts';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { Svg } from '#web/ui/core/svg.tsx';
import { langOf } from '#web/ui/lang.tsx';
import { withNumbers } from '#web/ui/with-numbers.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import calendarPlus from '~icons/lucide/calendar-plus?raw';
import { calendarLinks } from './calendar-links.ts';
import { Texts } from './texts.tsx';
import { isAhead } from './words.ts';

export function ManageSide({
  managed,
  here,
  hospital,
  location,
  isActing,
}: {
  managed: Managed;
  here: string;
  hospital: string;
  location: string;
  /** While moving or cancelling, no other actions are offered. */
  isActing: boolean;
}) {
  if (!isAhead(managed)) {
    return (
      <ButtonLink href={at('/appointment')} size="large" className="no-print">
        {t('Book another time')}
      </ButtonLink>
    );
  }
  if (isActing) return <p>{withNumbers(managed.deadlines, { look: 'text-link' })}</p>;
  return (
    <>
      <section aria-labelledby="calendar" className="no-print">
        <h2 id="calendar" className="text-xl">
          {t('Add to your calendar')}
        </h2>
        <ButtonLink href={`${here}/calendar.ics`} variant="secondary" className="mt-3" download>
          <Svg source={calendarPlus} className="size-5 shrink-0" />
          {t('Calendar file, for Apple and others')}
        </ButtonLink>
        <ul className="mt-2 flex flex-wrap gap-x-5">
          {calendarLinks(managed, { hospital, location }).map(({ name, href }) => (
            <li key={name}>
              <a
                href={href}
                className="inline-flex min-h-11 items-center underline underline-offset-4"
                rel="noreferrer"
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      </section>
      <section aria-labelledby="before">
        <h2 id="before" className="text-xl">
          {managed.mode === 'in-person' ? t('Before you come') : t('Before your visit')}
        </h2>
        {managed.preparation ? (
          <p className="mt-3 whitespace-pre-line" {...langOf(managed.package ?? managed.service)}>
            {managed.preparation}
          </p>
        ) : null}
        <ul className="mt-3 grid list-disc gap-2 ps-5">
          {beforeVisit(managed.mode, managed.videoUrl !== null).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </section>
      <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-1">
        {managed.canMove ? (
          <a href={`${here}?move`} className={action}>
            {t('Move to another time')}
          </a>
        ) : null}
        {managed.canCancel ? (
          <a href={`${here}?cancel`} className={action}>
            {t('Cancel this appointment')}
          </a>
        ) : null}
        <button type="button" data-print="" hidden className={action}>
          {t('Print')}
        </button>
      </div>
      <p>{withNumbers(managed.deadlines, { look: 'text-link' })}</p>
      <Texts managed={managed} here={here} />
    </>
  );
}

const action =
  'inline-flex min-h-11 items-center font-semibold text-primary underline underline-offset-4 hover:no-underline';
