import { beforeVisit } from '#contract/before-visit.ts';
import type { Managed } from '#contract/manage.ts';
import { Button, ButtonLink } from '#web/ui/core/button.tsx';
import { langOf } from '#web/ui/lang.tsx';
import { withNumbers } from '#web/ui/with-numbers.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
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
      <div className="no-print grid gap-3">
        {managed.canMove ? (
          <ButtonLink href={`${here}?move`} variant="secondary" size="large">
            {t('Move to another time')}
          </ButtonLink>
        ) : null}
        {managed.canCancel ? (
          <ButtonLink href={`${here}?cancel`} variant="quiet" size="large">
            {t('Cancel this appointment')}
          </ButtonLink>
        ) : null}
        <Button data-print="" hidden variant="quiet">
          {t('Print')}
        </Button>
      </div>
      <p>{withNumbers(managed.deadlines, { look: 'text-link' })}</p>
      <Texts managed={managed} here={here} />
      <section aria-labelledby="calendar" className="no-print">
        <h2 id="calendar" className="text-xl">
          {t('Add to your calendar')}
        </h2>
        <ul className="mt-3 grid gap-1">
          <li>
            <a
              href={`${here}/calendar.ics`}
              className="inline-flex min-h-11 items-center underline underline-offset-4"
              download
            >
              {t('Calendar file, for Apple and others')}
            </a>
          </li>
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
    </>
  );
}
